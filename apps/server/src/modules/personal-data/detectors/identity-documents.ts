import { isCpf, isDniLetter, isRutDigit } from "./checksums.ts";
import { LONG_NUMBER, type Pattern } from "./finding.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");

const dni: Pattern = {
  kind: "dni",
  signs: [LONG_NUMBER],
  shape: /(?<![\p{L}\d.-])(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})[ -]?[A-HJ-NP-TV-Z](?![\p{L}\d])/giu,
  isReal: ([found]) => {
    const digits = digitsOf(found);
    return digits.length === 8 && isDniLetter(digits, found.slice(-1));
  },
};

const nie: Pattern = {
  kind: "nie",
  signs: [LONG_NUMBER],
  shape: /(?<![\p{L}\d-])[XYZ][ -]?\d{7}[ -]?[A-HJ-NP-TV-Z](?![\p{L}\d])/giu,
  isReal: ([found]) => {
    const first = "XYZ".indexOf(found.charAt(0).toUpperCase());
    return isDniLetter(`${first}${digitsOf(found)}`, found.slice(-1));
  },
};

const rut: Pattern = {
  kind: "rut",
  signs: [LONG_NUMBER],
  shape: /(?<![\p{L}\d.-])(?:\d{1,2}\.\d{3}\.\d{3}|\d{7,8})-[\dk](?![\p{L}\d-])/giu,
  isReal: ([found]) => isRutDigit(digitsOf(found.slice(0, -2)), found.slice(-1)),
};

const cpf: Pattern = {
  kind: "cpf",
  signs: [LONG_NUMBER],
  shape: /(?<![\p{L}\d.-])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{9}-\d{2}|\d{11})(?![\p{L}\d-])/gu,
  // Eleven digits in a row are mostly telephone numbers: they count only after the word "CPF".
  isReal: ([found], before) => isCpf(digitsOf(found)) && (/\D/.test(found) || /cpf\D{0,20}$/i.test(before)),
};

const passport: Pattern = {
  kind: "passport",
  signs: [LONG_NUMBER],
  shape:
    /(?:pasaporte|passport|passaporte)s?[\p{L} .:,#º°()-]{0,30}?(?<![\p{L}\d])(?<value>[A-Z]{0,3}\d{6,9}|[A-Z]\d{2}[A-Z]\d{5})(?![\p{L}\d])/dgiu,
};

export const identityDocuments = [dni, nie, rut, cpf, passport];
