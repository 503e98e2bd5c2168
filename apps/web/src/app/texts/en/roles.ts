import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/roles.ts";

export const roles: Words<typeof es.roles> = {
  none: "No role",
  chat_metatron_user_basic: "Basic",
  chat_metatron_user_pro: "Pro",
  chat_metatron_user_admin: "Administration",
  chat_metatron_user_external: "External",
  chat_metatron_airport_agent: "Airport agent",
  chat_metatron_legal_leasing: "Legal and leasing",
  chat_metatron_aircraft_technician: "Aircraft technician",
  chat_metatron_user_airtalk: "AirTalk",
  chat_metatron_user_vp_it: "VP of IT",
};
