import type { Role } from "@metatron/contract/roles";

export interface DemoAccount {
  account: string;
  /** Must be the same on every machine, because stored data refers to it. */
  id: string;
  name: string;
  email: string;
  title: string;
  roles: readonly Role[];
}

/** The staff of a fictional airline: one person per role, one with several roles and one with none. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: "basic",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000001",
    name: "Lucía Romero Vidal",
    email: "lucia.romero@aerovia.example",
    title: "Tripulante de cabina",
    roles: ["chat_metatron_user_basic"],
  },
  {
    account: "pro",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000002",
    name: "Marcos Ibáñez Soler",
    email: "marcos.ibanez@aerovia.example",
    title: "Analista de red de rutas",
    roles: ["chat_metatron_user_pro"],
  },
  {
    account: "admin",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000003",
    name: "Elena Castaño Rubio",
    email: "elena.castano@aerovia.example",
    title: "Responsable de plataforma digital",
    roles: ["chat_metatron_user_admin"],
  },
  {
    account: "external",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000004",
    name: "Hugo Peralta Nieto",
    email: "hugo.peralta@consultora.example",
    title: "Consultor externo",
    roles: ["chat_metatron_user_external"],
  },
  {
    account: "airport",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000005",
    name: "Carmen Ortega Luna",
    email: "carmen.ortega@aerovia.example",
    title: "Agente de aeropuerto",
    roles: ["chat_metatron_airport_agent"],
  },
  {
    account: "legal",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000006",
    name: "Beatriz Llorente Gil",
    email: "beatriz.llorente@aerovia.example",
    title: "Abogada de arrendamiento de flota",
    roles: ["chat_metatron_legal_leasing"],
  },
  {
    account: "technician",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000007",
    name: "Andrés Molina Pardo",
    email: "andres.molina@aerovia.example",
    title: "Técnico de mantenimiento",
    roles: ["chat_metatron_aircraft_technician"],
  },
  {
    account: "airtalk",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000008",
    name: "Nuria Sáez Campos",
    email: "nuria.saez@aerovia.example",
    title: "Coordinadora de comunicación interna",
    roles: ["chat_metatron_user_airtalk"],
  },
  {
    account: "vp",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000009",
    name: "Javier Quintana Rey",
    email: "javier.quintana@aerovia.example",
    title: "Vicepresidente de tecnología",
    roles: ["chat_metatron_user_vp_it"],
  },
  {
    account: "varios",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000010",
    name: "Rosa Medina Cruz",
    email: "rosa.medina@aerovia.example",
    title: "Jefa de escala",
    roles: ["chat_metatron_user_basic", "chat_metatron_user_pro", "chat_metatron_airport_agent"],
  },
  {
    account: "nadie",
    id: "b1a51c00-5a1e-4c1a-9d01-000000000011",
    name: "Iván Torres Blanco",
    email: "ivan.torres@aerovia.example",
    title: "Recién incorporado, aún sin permisos",
    roles: [],
  },
];

export function accountById(id: string): DemoAccount | undefined {
  return demoAccounts.find((account) => account.id === id);
}

/** Finds an account by its name or e-mail, ignoring case and surrounding spaces. */
export function accountByName(typed: string): DemoAccount | undefined {
  const name = typed.trim().toLowerCase();
  return demoAccounts.find(({ account, email }) => account === name || email === name);
}
