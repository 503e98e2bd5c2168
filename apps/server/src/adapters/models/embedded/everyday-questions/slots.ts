import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";

const DESTINATION =
  /\b(?:europa|america del (?:norte|sur)|norteamerica|sudamerica|suramerica|estados unidos|eeuu|usa|nueva york|buenos aires|nacional|argentina|chile|peru|brasil|colombia|ecuador|uruguay|bolivia|paraguay|mexico|canada|miami|lima|bogota|quito|paris|francia|alemania|italia|londres|portugal|roma|berlin|lisboa|inglaterra|bruselas|amsterdam|orlando|(?:sao )?paulo|madrid|barcelona|santiago|guarulhos|medellin|cali|cancun|tokio|barajas|ezeiza|sevilla|valencia|malaga|bilbao|palma|ibiza|tenerife|gran canaria|canarias|alicante|milan|zurich|ginebra|oporto|montevideo|caracas|la habana|punta cana|rio de janeiro|cordoba|cusco|cuzco|guayaquil)\b/;

/** Words that change which row or amount answers a question but not which question it is. */
const SLOTS: Readonly<Record<string, RegExp>> = {
  mes: /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b/,
  familiar:
    /\b(?:padres?|madre|papas?|mama|hij[oa]s?|hermanos?|hermanas?|abuel[oa]s?|abuelit[oa]|niet[oa]s?|ti[oa]s?|sobrin[oa]s?|suegr[oa]s?|cunad[oa]s?|yerno|nuera|primos?|primas?|espos[oa]|marido|mujer|conyuge|pareja|novi[oa]|bebe|nin[oa]s?)\b/,
  antiguedad:
    /\b(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte) anos?\b/,
  duracion:
    /\b(?:\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte) (?:dias?|semanas?|mes(?:es)?|anos?)\b/,
  puesto:
    /\b(?:tcp|azafat[oa]|auxiliar de vuelo|sobrecargo|tripulantes?|tripulacion|cabina|pilotos?|copiloto|comandante|tierra|rampa|mantenimiento|aeropuerto|oficina|mostrador)\b/,
  destino: DESTINATION,
  comida: /\b(?:desayun\p{L}{1,3}|almuerz\p{L}{1,2}|almorzar|cen(?:a|ar|as)|comida)\b/u,
  codigo: /\b(?:[a-z]{1,4}-?\d{1,4})\b/,
  horario: /\b(?:noche|tarde|manana|oficina)\b/,
  motivo:
    /\b(?:bodas?|matrimonio|casamiento|fallecimiento|muerte|defuncion|hospital\p{L}{0,10}|ingres\p{L}{1,6}|operacion|mudanza|examen|medico|cita medica)\b/u,
  curso:
    /\b(?:primeros auxilios|mercancias peligrosas|proteccion de datos|emergencias|acoso|factores humanos|plataforma|seguridad)\b/,
};

/** The stems of the places among them: where somebody is says nothing about what they ask. */
export const PLACE_STEMS: ReadonlySet<string> = new Set(
  [...DESTINATION.source.matchAll(/\p{L}{3,}/gu)].map(([word]) => stem(word)),
);

const OPTIONAL = /\[([^[\]{}]{0,40})\{(\p{L}{1,20})\}([^[\]{}]{0,40})\]/gu;

/** The question with what the person said in place of its optional parts; parts of which nothing was said are left out. */
export function fillSlots(question: string, said: string): string {
  const plain = foldText(said);
  return question.replace(OPTIONAL, (_, before: string, name: string, after: string) => {
    const value = SLOTS[name]?.exec(plain)?.[0];
    return value ? `${before}${name === "codigo" ? value.toUpperCase() : value}${after}` : "";
  });
}

const CLASSES = ["mes", "familiar", "destino", "codigo"];

/** The kind of a word that stands for any other of its kind: «tía» and «abuelo» are relatives. */
export function classOf(word: string): string | undefined {
  if (/^\d/.test(word)) return "numero";
  return CLASSES.find((name) => SLOTS[name]?.exec(word)?.[0] === word);
}
