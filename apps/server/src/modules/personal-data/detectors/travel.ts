import { isTicketDigit } from "./checksums.ts";
import { CARD_NUMBER, DIGIT, LONG_NUMBER, type Pattern } from "./finding.ts";

/** Accounting codes at the start of ticket numbers, of airlines at the destinations of the staff. */
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
    // Thirteen digits in a row are also bar codes and timestamps: the text or the format must identify a
    // ticket.
    return TICKET_WORD.test(before) || (digits.length === 13 && /^\d{3}-/.test(found));
  },
};

const LOCATOR =
  "pnr|localizador(?:a)?|record locator|booking reference|booking code|c[oó]digo de (?:la )?reserva|c[oó]digo da reserva|n[uú]mero de reserva";

/** Every name of a booking code contains one of these. */
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
    // In lower case only a mixture of letters and digits is a code; six letters are a word.
    if (/^\d+$/.test(value)) return false;
    return /\d/.test(value) || value === value.toUpperCase();
  },
};

/** A booking code further away from its name, if the code can't be a word. */
const bookingCode: Pattern = {
  kind: "pnr",
  signs: [DIGIT, BOOKING],
  // The lookbehind comes last, because most positions fail by their own letters.
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
