export const roles = {
  none: "Sin rol",
  chat_metatron_user_basic: "Básico",
  chat_metatron_user_pro: "Pro",
  chat_metatron_user_admin: "Administración",
  chat_metatron_user_external: "Externo",
  chat_metatron_airport_agent: "Agente de aeropuerto",
  chat_metatron_legal_leasing: "Legal y leasing",
  chat_metatron_aircraft_technician: "Técnico de aeronaves",
  chat_metatron_user_airtalk: "AirTalk",
  chat_metatron_user_vp_it: "VP de TI",
};
