import { languageFrom } from "../../../lib/language.ts";

/** The starter questions of the official assistants, by their Spanish text, which is the stored one. */
const STARTERS: Record<string, readonly [en: string, pt: string]> = {
  "¿Cuántos días de vacaciones me corresponden?": [
    "How many vacation days do I get?",
    "Quantos dias de férias eu tenho?",
  ],
  "¿Qué permiso tengo si nace mi hijo?": [
    "What leave do I have when my child is born?",
    "Que licença eu tenho se nascer meu filho?",
  ],
  "¿Cuánto es la dieta de un día completo?": [
    "How much is the per diem for a full day?",
    "Quanto é a diária de um dia completo?",
  ],
  "¿Cuándo se paga la nómina de diciembre?": [
    "When is the December payroll paid?",
    "Quando é paga a folha de dezembro?",
  ],
  "No puedo conectarme a la VPN": ["I can't connect to the VPN", "Não consigo entrar na VPN"],
  "Olvidé mi contraseña": ["I forgot my password", "Esqueci minha senha"],
  "La impresora de la puerta no imprime": [
    "The gate printer does not print",
    "A impressora do portão não imprime",
  ],
  "Perdí mi portátil": ["I lost my laptop", "Perdi meu notebook"],
  "Resume este texto en cinco puntos": [
    "Summarise this text in five points",
    "Resuma este texto em cinco pontos",
  ],
  "Redacta un correo para pedir un cambio de turno": [
    "Write an e-mail that asks for a shift change",
    "Escreva um e-mail para pedir uma troca de turno",
  ],
  "Compara estas dos propuestas en una tabla": [
    "Compare these two proposals in a table",
    "Compare estas duas propostas em uma tabela",
  ],
  "Explícame este informe como si fuera nuevo en el área": [
    "Explain this report to me as if I were new to the area",
    "Explique este relatório como se eu fosse novo na área",
  ],
  "Traduce este aviso al inglés y al portugués": [
    "Translate this notice into Spanish and Portuguese",
    "Traduza este aviso para o espanhol e o inglês",
  ],
  "Dame ideas para una reunión de seguridad": [
    "Give me ideas for a safety meeting",
    "Dê ideias para uma reunião de segurança",
  ],
};

/** A starter question in the language of the interface; people's own questions stay as they were written. */
export function starterText(text: string, language: string): string {
  const wanted = languageFrom(language);
  const known = wanted !== "es" && Object.hasOwn(STARTERS, text) ? STARTERS[text] : undefined;
  if (!known) return text;
  return wanted === "en" ? known[0] : known[1];
}
