import type { Language } from "@metatron/contract/enums";
import { wordSet } from "@metatron/text/split-words";

/** Phrases of folded text that are replaced before two questions are compared, in this order. */
export const REWORDINGS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/\b(?:hola|buenos dias|buenas(?: tardes| noches)?|oye|gracias|por favor|porfa|porfavor)\b/g, " "],
    [/\b(?:tengo )?una (?:pregunta|duda|consulta)\b/g, " "],
    [/\b(?:me|nos) (?:puedes?|podrias?|podeis|pueden) (?:decir|explicar|indicar|aclarar)\b/g, " "],
    [/\b(?:puedes?|podrias?) (?:decirme|explicarme|indicarme|aclararme)\b/g, " "],
    [/\b(?:quiero|quisiera|queria|necesito|me gustaria) (?:saber|conocer|preguntar|consultar)\b/g, " "],
    [/\b(?:alguien sabe|sabes|sabeis|dime|digame|explicame|no se)\b/g, " "],
    [/\bque (?:tengo que|hay que|debo|se debe|necesito) hacer para\b/g, " como "],
    [/\bcual es (?:el (?:procedimiento|proceso)|la (?:forma|manera)) (?:de|para)\b/g, " como "],
    [/\bde que (?:forma|manera)\b/g, " como "],
    [/\bque (?:numero|cantidad) de\b|\b(?:el numero|la cantidad) de\b/g, " cuantos "],
    [/\b(?:me|nos) (?:pagan|ingresan|abonan)\b/g, " cobro "],
    [/\btrabaj(?:ar|o|amos) (?:desde casa|en remoto|a distancia)\b/g, " teletrabajar "],
    [/\btrabajo (?:remoto|a distancia)\b/g, " teletrabajo "],
    [/\bcambi(?:o|ar) de (?:domicilio|casa)\b/g, " mudanza "],
    [/\ben (?:la|esta) (?:empresa|compania|aerolinea)\b/g, " "],
    [/\bcorreo electronico\b/g, " correo "],
    [/\bme caso\b/g, " casarme "],
    [/\b(?:al|por|cada) ano\b|\banual(?:es|mente)?\b/g, " ¤year "],
    [/\b(?:al|por|cada) mes\b|\bmensual(?:es|mente)?\b/g, " ¤month "],
  ],
  en: [
    [/\b(?:hi|hello|please|thanks|thank you)\b/g, " "],
    [/\b(?:can|could) you (?:please )?(?:tell me|explain)\b|\btell me\b|\bdo you know\b/g, " "],
    [/\bi (?:want|need|would like) to know\b/g, " "],
    [/\bwhat is the number of\b/g, " how many "],
    [/\b(?:per|a|each|every) year\b|\byearly\b|\bannual(?:ly)?\b/g, " ¤year "],
    [/\b(?:per|a|each|every) month\b|\bmonthly\b/g, " ¤month "],
    [/\bmy wedding\b|\bi get married\b|\bgetting married\b/g, " wedding "],
  ],
  pt: [
    [/\b(?:ola|bom dia|boa tarde|boa noite|por favor|obrigad[oa])\b/g, " "],
    [/\b(?:voce )?(?:pode|poderia) me (?:dizer|explicar)\b|\bme diga\b|\bvoce sabe\b/g, " "],
    [/\b(?:quero|preciso|gostaria de) saber\b/g, " "],
    [/\bqual e o numero de\b/g, " quantos "],
    [/\b(?:por|ao|cada) ano\b|\banua(?:l|is)\b/g, " ¤year "],
    [/\b(?:por|ao|cada) mes\b|\bmensa(?:l|is)\b/g, " ¤month "],
  ],
};

/** Words that say nothing about the subject. Verbs are here only in forms that add nothing to the question. */
export const FRAME: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    el la los las lo un una unos unas uno de del al a en por para con y e o u que cual cuales se me nos te le les si
    mi mis tu tus su sus nuestro nuestra nuestros nuestras yo es son ser estoy hay
    tengo tiene tienen tenemos tienes tener tendria tendre toca tocan tocaria corresponde corresponden corresponderia
    dan da puedo puede pueden puedes podemos podria podrian poder derecho aqui
    tipo exactamente
  `),
  en: wordSet(`
    the a an of to in for on at my our your i we you me us do does is are am be have has had get there if and or it its
    can could would may am what which entitled here exactly
  `),
  pt: wordSet(`
    o a os as um uma uns umas de do da dos das no na nos nas em por para com e ou que qual quais se me meu minha meus
    minhas seu sua seus suas eu tenho tem temos ter ha sou estou posso pode podem poder direito aqui
  `),
};

export const NEGATIONS: Record<Language, ReadonlySet<string>> = {
  es: wordSet("no sin nunca jamas tampoco ni nada nadie ningun ninguna ninguno"),
  en: wordSet("no not never without don doesn didn isn aren can cannot nobody nothing none"),
  pt: wordSet("nao sem nunca jamais nem nada ninguem nenhum nenhuma"),
};
/** «can» is a negation only before «t». */
export const NEGATION_PHRASES = /\b(?:can|don|doesn|didn|isn|aren|won|haven|hasn)['’ ]?t\b/g;

export const OBLIGATION: Record<Language, RegExp> = {
  es: /\b(?:deb[oe]|deben|debemos|deberia|obligatori[oa]s?|obligacion|obligan?|obligad[oa]s?|(?:tengo|tiene|tienen|tenemos|hay) que)\b/g,
  en: /\b(?:must|should|required|mandatory|(?:have|has|need|needs) to)\b/g,
  pt: /\b(?:devo|deve|devem|obrigatori[oa]s?|obrigad[oa]s?|(?:tenho|tem|temos) (?:que|de))\b/g,
};

export const KINDS: Record<Language, Readonly<Record<string, RegExp>>> = {
  es: {
    quantity: /\bcuant[oa]s?\b/g,
    when: /\bcuando\b/g,
    where: /\b(?:a)?donde\b/g,
    how: /\bcomo\b/g,
    who: /\bquien(?:es)?\b/g,
    why: /^\s*por que\b/g,
  },
  en: {
    quantity: /\bhow many\b/g,
    much: /\bhow much\b/g,
    long: /\bhow long\b/g,
    often: /\bhow often\b/g,
    when: /\bwhen\b/g,
    where: /\bwhere\b/g,
    how: /\bhow\b(?! (?:many|much|long|often))/g,
    who: /\bwho\b/g,
    why: /\bwhy\b/g,
  },
  pt: {
    quantity: /\bquant[oa]s?\b/g,
    when: /\bquando\b/g,
    where: /\b(?:a)?onde\b/g,
    how: /\bcomo\b/g,
    who: /\bquem\b/g,
    why: /^\s*por que\b/g,
  },
};

export const ASKS_WHAT: Record<Language, RegExp> = {
  es: /^\s*(?:(?:a|de|en|con|por|para) )?(?:que|cual|cuales)\b/,
  en: /^\s*(?:what|which)\b/,
  pt: /^\s*(?:(?:a|de|em|com|por|para) )?(?:o que|que|qual|quais)\b/,
};

/** Here the order of the words is part of the question: «de Lima a Quito», «noche por día». */
export const DIRECTIONAL =
  /\b(?:desde|hasta|entre|antes|despues|mas|menos|mayor|menor|que un|en (?:lugar|vez) de|a cambio de|por (?:un|otr)[oa]s?|from|until|before|after|than|instead|antes|depois|entre|ate)\b|\bde (?:(?:el|la|los|las) )?\p{L}+ al? (?:(?:la|los|las) )?\p{L}+/u;

/**
 * Words that mean the same in any question of staff. Narrower than the thesaurus of the search, in which a word
 * also stands for a near one.
 */
const SAME_WORDS = `
pedir pido pide pides pidio solicitar solicito solicita solicitud peticion
cobrar cobro cobra cobran cobramos
nomina sueldo salario
boda matrimonio casamiento casarme casarse casarnos
fallecimiento fallecer fallece fallecio muerte morir muere murio defuncion
mudanza mudarme mudarse mudo trasteo
nacimiento nacer nace nazca
hijo hija hijos hijas
permiso permisos licencia licencias
festivo festivos feriado feriados
coche carro auto automovil
ordenador computador computadora
movil celular
contrasena password clave
correo email mail
wifi wlan
aparcamiento parking estacionamiento
dieta dietas viatico viaticos
maleta maletas valija valijas
medico medica doctor doctora
antelacion anticipacion
maximo maxima tope
cancelar anular cancelo anulo
caducar caduca vencer vence expirar expira
empezar empieza comenzar comienza
terminar termina acabar acaba
cuadrante cuadrantes roster
vacacion vacaciones
dia dias
hora horas
day days
vacation vacations holiday holidays
wedding marriage
leave leaves
salary wage payslip
licenca licencas
filho filha filhos filhas
`;
const CLASSES = new Map(
  SAME_WORDS.split("\n")
    .map((line) => line.split(" ").filter(Boolean))
    .flatMap((words) => words.map((word) => [word, words[0] ?? word])),
);

/** The first word of the group of words with the same meaning; the word itself where it stands alone. */
export const classOf = (word: string): string => CLASSES.get(word) ?? word;

/**
 * Words of which a question means one and not another, though a search treats them alike. Compared before a
 * model is asked, because a model may take them for the same.
 */
const CONTRASTS = [
  "piloto comandante copiloto tcp azafata azafato sobrecargo auxiliar tripulante mecanico tecnico agente rampa administrativo",
  "maternidad paternidad adopcion lactancia",
  "madre padre hermano abuelo suegro conyuge pareja hermana abuela suegra",
  "nacional internacional",
  "temporal eventual indefinido becario",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "lunes martes miercoles jueves viernes sabado domingo",
  "pilot captain cabin ground mechanic",
  "paternity maternity",
  "january february march april may june july august september october november december",
].map((words) => words.split(" "));

/** As above, but a question that has none of them may still ask the same. */
const OPTIONAL_CONTRASTS = [
  "completo completa parcial reducida",
  "diurno nocturno noche manana tarde",
  "maximo minimo",
  "antes despues",
  "entrada salida ida vuelta",
  "pedir cancelar modificar cambiar renovar devolver",
  "hora dia semana mes minuto",
].map((words) => words.split(" "));

export function contradict(one: readonly string[], other: readonly string[]): boolean {
  const pick = (group: readonly string[], words: readonly string[]) =>
    group.filter((word) => words.includes(word)).join(" ");
  const differs = (group: readonly string[]) => pick(group, one) !== pick(group, other);
  return (
    CONTRASTS.some(differs) ||
    OPTIONAL_CONTRASTS.some((group) => pick(group, one) !== "" && pick(group, other) !== "" && differs(group))
  );
}
