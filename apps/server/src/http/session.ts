import type { Allow } from "@metatron/contract/allow";
import type { Role } from "@metatron/contract/roles";

/** Who is asking, as the checked token says. */
export interface Session {
  personId: string;
  uniqueId: string;
  userName: string;
  userEmail: string;
  /** Only a verified e-mail may take up what was meant for it. */
  isEmailVerified: boolean;
  roles: readonly Role[];
  /** What the directory says of their work, where the token carries it. */
  job?: string | undefined;
  base?: string | undefined;
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
    /** Whether it answers with a stream, which a closing node must not begin. */
    isStream?: boolean;
  }
}
