import type { Language } from "@metatron/contract/enums";
import type { Operation } from "./read-request.ts";

export interface TableTexts {
  operations: Record<Operation, (column: string) => string>;
  where: string;
  rowsColumn: string;
  rows: (used: number, shown: number, table: string) => string;
  totals: (rows: number) => string;
  withoutNumber: (rows: number, column: string) => string;
  ignored: (words: string) => string;
  notInTable: (names: string, table: string) => string;
  whichColumn: (table: string, columns: string) => string;
  tooLong: (table: string, chars: string, most: string) => string;
}

export const TABLE_WORDS: Record<Language, TableTexts> = {
  es: {
    operations: {
      sum: (column) => `Suma de «${column}»`,
      average: (column) => `Media de «${column}»`,
      maximum: (column) => `Máximo de «${column}»`,
      minimum: (column) => `Mínimo de «${column}»`,
      count: () => "Filas",
      filter: () => "Filas",
    },
    where: "con",
    rowsColumn: "Filas",
    rows: (used, shown, table) =>
      shown < used
        ? `Filas usadas de «${table}»: ${used}; se muestran las primeras ${shown}.`
        : `Filas usadas de «${table}»: ${used}.`,
    totals: (rows) =>
      rows === 1 ? "No se cuenta 1 fila de totales." : `No se cuentan ${rows} filas de totales.`,
    withoutNumber: (rows, column) =>
      rows === 1
        ? `No se cuenta 1 fila sin número en «${column}».`
        : `No se cuentan ${rows} filas sin número en «${column}».`,
    ignored: (words) => `La tabla no dice nada de ${words}: la cifra no lo tiene en cuenta.`,
    notInTable: (names, table) =>
      `No puedo calcularlo: en «${table}» no aparece ${names}. Dímelo como está escrito en la tabla.`,
    whichColumn: (table, columns) =>
      `No sé qué columna de «${table}» quieres que calcule. Tienen números: ${columns}. Dime cuál.`,
    tooLong: (table, chars, most) =>
      `No puedo calcularlo: «${table}» tiene ${chars} caracteres y leo tablas de hasta ${most}. Una cifra de una parte de las filas sería falsa.`,
  },
  en: {
    operations: {
      sum: (column) => `Sum of “${column}”`,
      average: (column) => `Average of “${column}”`,
      maximum: (column) => `Maximum of “${column}”`,
      minimum: (column) => `Minimum of “${column}”`,
      count: () => "Rows",
      filter: () => "Rows",
    },
    where: "where",
    rowsColumn: "Rows",
    rows: (used, shown, table) =>
      shown < used
        ? `Rows used of “${table}”: ${used}; the first ${shown} are shown.`
        : `Rows used of “${table}”: ${used}.`,
    totals: (rows) => (rows === 1 ? "1 row of totals is left out." : `${rows} rows of totals are left out.`),
    withoutNumber: (rows, column) =>
      rows === 1
        ? `1 row without a number in “${column}” is left out.`
        : `${rows} rows without a number in “${column}” are left out.`,
    ignored: (words) => `The table says nothing about ${words}: the figure takes no account of it.`,
    notInTable: (names, table) =>
      `I can't compute it: ${names} is not in “${table}”. Write it as the table does.`,
    whichColumn: (table, columns) =>
      `I don't know which column of “${table}” you want computed. These hold numbers: ${columns}. Tell me which one.`,
    tooLong: (table, chars, most) =>
      `I can't compute it: “${table}” has ${chars} characters and I read tables of up to ${most}. A figure of a part of the rows would be wrong.`,
  },
  pt: {
    operations: {
      sum: (column) => `Soma de «${column}»`,
      average: (column) => `Média de «${column}»`,
      maximum: (column) => `Máximo de «${column}»`,
      minimum: (column) => `Mínimo de «${column}»`,
      count: () => "Linhas",
      filter: () => "Linhas",
    },
    where: "com",
    rowsColumn: "Linhas",
    rows: (used, shown, table) =>
      shown < used
        ? `Linhas usadas de «${table}»: ${used}; mostram-se as primeiras ${shown}.`
        : `Linhas usadas de «${table}»: ${used}.`,
    totals: (rows) =>
      rows === 1 ? "Não se conta 1 linha de totais." : `Não se contam ${rows} linhas de totais.`,
    withoutNumber: (rows, column) =>
      rows === 1
        ? `Não se conta 1 linha sem número em «${column}».`
        : `Não se contam ${rows} linhas sem número em «${column}».`,
    ignored: (words) => `A tabela não diz nada de ${words}: o número não o leva em conta.`,
    notInTable: (names, table) =>
      `Não posso calcular: em «${table}» não aparece ${names}. Escreva como está na tabela.`,
    whichColumn: (table, columns) =>
      `Não sei que coluna de «${table}» você quer calcular. Têm números: ${columns}. Diga qual.`,
    tooLong: (table, chars, most) =>
      `Não posso calcular: «${table}» tem ${chars} caracteres e leio tabelas de até ${most}. Um número de uma parte das linhas seria falso.`,
  },
};
