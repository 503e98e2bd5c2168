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
  expiresAt: number;
}

declare module "fastify" {
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    access?: "open" | "access-token" | "identity-token";
    /** Whether it answers with a stream, which a closing node must not begin. */
    isStream?: boolean;
  }
}
