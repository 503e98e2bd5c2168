import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/roles.ts";

export const roles: Words<typeof es.roles> = {
  none: "Sem papel",
  chat_metatron_user_basic: "Básico",
  chat_metatron_user_pro: "Pro",
  chat_metatron_user_admin: "Administração",
  chat_metatron_user_external: "Externo",
  chat_metatron_airport_agent: "Agente de aeroporto",
  chat_metatron_legal_leasing: "Jurídico e leasing",
  chat_metatron_aircraft_technician: "Técnico de aeronaves",
  chat_metatron_user_airtalk: "AirTalk",
  chat_metatron_user_vp_it: "VP de TI",
};
