import { languageFrom } from "./language.ts";

/** The shipped categories, by their Spanish label: answers, suggestions and counts store that label. */
const LABELS: Record<string, readonly [en: string, pt: string]> = {
  Vacaciones: ["Vacation", "Férias"],
  Permisos: ["Leave", "Licenças"],
  "Familia y nacimiento": ["Family and birth", "Família e nascimento"],
  "Turnos y descansos": ["Shifts and rest", "Turnos e descansos"],
  "Dietas y gastos": ["Per diems and expenses", "Diárias e despesas"],
  "Uniforme e imagen": ["Uniform and appearance", "Uniforme e imagem"],
  Beneficios: ["Benefits", "Benefícios"],
  "Beneficios de viaje": ["Travel benefits", "Benefícios de viagem"],
  Nómina: ["Payroll", "Folha de pagamento"],
  "Salud y bajas": ["Health and sick leave", "Saúde e afastamentos"],
  Formación: ["Training", "Formação"],
  Teletrabajo: ["Remote work", "Teletrabalho"],
  "Conducta y cumplimiento": ["Conduct and compliance", "Conduta e conformidade"],
  "Contrato y datos": ["Contract and data", "Contrato e dados"],
  "Acceso y contraseñas": ["Access and passwords", "Acesso e senhas"],
  "Red y VPN": ["Network and VPN", "Rede e VPN"],
  Equipos: ["Devices", "Equipamentos"],
  Programas: ["Programs", "Programas"],
  "Correo y reuniones": ["E-mail and meetings", "E-mail e reuniões"],
  Seguridad: ["Security", "Segurança"],
  Acceso: ["Access", "Acesso"],
  Escribir: ["Write", "Escrever"],
  Traducir: ["Translate", "Traduzir"],
  Entender: ["Understand", "Entender"],
  Carteles: ["Posters", "Cartazes"],
  Ilustraciones: ["Illustrations", "Ilustrações"],
  Otros: ["Other", "Outros"],
  "Búsqueda General": ["General search", "Busca geral"],
  "Fuera de alcance": ["Out of scope", "Fora do escopo"],
};

/** A case without a category stores this word in the language of its person. */
const OTHER = new Set(["Otros", "Other", "Outros"]);

/** The label of a category in a language of the interface; a category of the configuration keeps its own label. */
export function categoryLabel(label: string, language: string): string {
  const wanted = languageFrom(language);
  const spanish = OTHER.has(label) ? "Otros" : label;
  const known = Object.hasOwn(LABELS, spanish) ? LABELS[spanish] : undefined;
  if (!known || wanted === "es") return spanish;
  return wanted === "en" ? known[0] : known[1];
}
