import { type DataTable, stemsOf } from "./data-table.ts";
import type { TableRequest } from "./read-request.ts";

/** Words for an operation, a table, its rows or a person: they need no cell or column of their own. */
const NEUTRAL = new Set(
  stemsOf(
    `suma sumas suman sumar sumado sumada sumo total totales media medias promedio promedios maximo maxima maximos minimo
    minima minimos mayor mayores menor menores menos alto alta bajo baja caro barato grande pequeño pequeña largo larga
    corto corta numero cantidad cuenta cuentan calcula calcular lista listar listame muestra muestrame filtra encima
    debajo superior inferior columna columnas fila filas hoja hojas tabla tablas archivo archivos fichero documento
    adjunto excel csv xlsx registro registros dato datos valor valores persona personas gente empleado empleados
    trabajador trabajadores hubo existe existen aparece aparecen trabaja trabajan acumula acumulan lleva llevan
    how much sum sums average mean maximum minimum highest largest lowest smallest most least fewest more less over under
    above below between number count counts show list per column columns row rows sheet table file records value values
    people person employees employee
    soma somam somar quanto quem maior menor mostre coluna colunas linha linhas planilha tabela arquivo anexo pessoas
    pessoa funcionarios funcionario existem`,
  ),
);

export const isNeutral = (stem: string): boolean => NEUTRAL.has(stem);

/**
 * Words of the question that neither the table nor the conditions account for: a value that ignores them may
 * answer another question.
 */
export function unknownWords(
  { words, comparisons }: TableRequest,
  table: DataTable,
  values: readonly string[],
): { names: string[]; others: string[] } {
  const known = new Set([...table.columns, table.name, ...values].flatMap(stemsOf));
  const compared = new Set(comparisons.flatMap(({ from, to }) => [String(from), String(to)]));
  const unknown = words.filter(
    ({ word, stems }) =>
      !compared.has(word) &&
      !isPartOfComparison(word, compared) &&
      !stems.some((stem) => known.has(stem) || NEUTRAL.has(stem)),
  );
  return {
    names: unknown.filter(({ isName }) => isName).map(({ word }) => word),
    others: unknown.filter(({ isName }) => !isName).map(({ word }) => word),
  };
}

/** «1.500» is split into two words but compared as 1500. */
const isPartOfComparison = (word: string, compared: ReadonlySet<string>) =>
  /^\d+$/.test(word) && [...compared].some((value) => value.includes(word));
