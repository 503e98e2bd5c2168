import type { Allow } from "@metatron/contract/allow";
import type { Role } from "@metatron/contract/roles";

/** The authenticated person, from the verified token. */
export interface Session {
  personId: string;
  uniqueId: string;
  userName: string;
  userEmail: string;
  /** Only a verified e-mail may receive invitations to that e-mail. */
  isEmailVerified: boolean;
  roles: readonly Role[];
  /** The directory's data about the person's work, if the token carries it. */
  job?: string | undefined;
  base?: string | undefined;
  /** The provider's id of the session, if the token carries it. */
  sessionId?: string | undefined;
  expiresAt: number;
}

declare module "fastify" {
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Who may call this route; below `/api` the server does not start without it. */
    allow?: Allow;
    token?: "access" | "identity";
    /** Whether the response is a stream, which a closing node must not start. */
    isStream?: boolean;
  }
}
