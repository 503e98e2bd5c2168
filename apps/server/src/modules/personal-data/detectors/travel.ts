import { isTicketDigit } from "./checksums.ts";
import { CARD_NUMBER, DIGIT, LONG_NUMBER, type Pattern } from "./finding.ts";

/** Accounting codes that open the ticket numbers of airlines which fly where our staff works. */
const AIRLINE_CODES = new Set(
  (
    "001 005 006 014 016 020 027 037 044 045 047 050 053 055 057 064 065 072 074 075 079 080 081 082 083 098 105 117 " +
    "118 125 127 128 134 139 147 157 160 172 176 180 182 205 217 220 230 235 247 257 265 307 322 324 363 462 469 512 " +
    "526 530 544 549 555 577 589 607 618 657 675 688 695 724 771 784 831 837 843 890 930 957 988 996 999"
  ).split(" "),
);
const TICKET_WORD = /(?:boleto|billete|ticket|tkt|pasaje|etkt|bilhete|passagem)s?[^\d]{0,40}$/i;

const ticket: Pattern = {
  kind: "ticket",
  signs: [CARD_NUMBER],
  shape: /(?<![\p{L}\d.,-])\d{3}[ -]?\d{10}(?:[ -]?\d)?(?![\p{L}\d]|[.,-]\d)/gu,
  isReal: ([found], before) => {
    const digits = found.replace(/\D/g, "");
    if (!AIRLINE_CODES.has(digits.slice(0, 3))) return false;
    if (digits.length === 14 && !isTicketDigit(digits.slice(0, 13), digits.slice(13))) return false;
    // Thirteen digits in a row are also bar codes and clock readings: the text or the form must say which.
    return TICKET_WORD.test(before) || (digits.length === 13 && /^\d{3}-/.test(found));
  },
};

const LOCATOR =
  "pnr|localizador(?:a)?|record locator|booking reference|booking code|c[oó]digo de (?:la )?reserva|c[oó]digo da reserva|n[uú]mero de reserva";

/** One of these is in every name of a booking's code. */
const BOOKING = /pnr|localizador|locator|booking|reserva/i;

const pnr: Pattern = {
  kind: "pnr",
  signs: [BOOKING],
  shape: new RegExp(
    `(?<![\\p{L}\\d])(?:${LOCATOR})(?:[ :#=,]|es|is|n[.º°]*){1,6}(?<value>[A-Z\\d]{6})(?![\\p{L}\\d])`,
    "dgiu",
  ),
  isReal: ({ groups }) => {
    const value = groups?.value ?? "";
    // In lower case only a mixture is a code; a word of six letters is a word.
    if (/^\d+$/.test(value)) return false;
    return /\d/.test(value) || value === value.toUpperCase();
  },
};

/** A booking that is named as such a little further away, where the code can't be taken for a word. */
const bookingCode: Pattern = {
  kind: "pnr",
  signs: [DIGIT, BOOKING],
  // What stands before it is looked at last: most places fail by their own letters.
  shape: /[A-Z\d]{6}(?<![\p{L}\d-].{6})(?![\p{L}\d-])/gsu,
  isReal: ([found], before) =>
    /\d/.test(found) &&
    /[A-Z]/.test(found) &&
    /\b(?:reserva|booking|pnr|localizador)\b[^.\n]{0,28}$/i.test(before),
};

const frequentFlyer: Pattern = {
  kind: "frequent_flyer",
  signs: [LONG_NUMBER],
  shape:
    /(?<![\p{L}\d])(?:viajero frecuente|pasajero frecuente|frequent flyer|ffn|iberia plus|latam pass|smiles|lifemiles|avianca lifemiles|n[uú]mero de socio|socio n[.º°]*|tarjeta de millas|programa de millas|passageiro frequente)[\p{L} .:,#º°()=-]{0,24}?(?<![\p{L}\d])(?<value>(?:[A-Z]{2}[ -]?)?\d{7,12})(?![\p{L}\d])/dgiu,
};

export const travel = [ticket, pnr, bookingCode, frequentFlyer];
