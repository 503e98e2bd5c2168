import { isIbanNumber, passesLuhn } from "./checksums.ts";
import { CARD_NUMBER, DIGIT, type Pattern } from "./finding.ts";

/** Countries with the length of their account numbers, so that following text is not part of the match. */
const IBANS =
  "AD24 AE23 AT20 BE16 BG22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ES24 FI18 FR27 GB22 GI23 GR27 GT28 HR21 HU28 " +
  "IE22 IL23 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SA24 SE24 SI19 SK24 SM27 SV28 TR26";

const ibanOfCountry = (entry: string) =>
  `${entry.slice(0, 2)}\\d{2}(?:[ -]?[A-Z\\d]){${Number(entry.slice(2)) - 4}}`;

const iban: Pattern = {
  kind: "iban",
  signs: [DIGIT],
  shape: new RegExp(
    `(?<![\\p{L}\\d])(?:${IBANS.split(" ").map(ibanOfCountry).join("|")})(?![\\p{L}\\d])`,
    "giu",
  ),
  isReal: ([found]) => isIbanNumber(found.replace(/[ -]/g, "").toUpperCase()),
};

/** Prefixes and lengths of the card networks. */
const NETWORKS: readonly [RegExp, readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2(?:2[2-9]|[3-6]\d|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|65|64[4-9]|62)/, [16, 17, 18, 19]],
  [/^3(?:0[0-5]|[689])/, [14]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:50|5[6-9]|63|67)/, [16, 18, 19]],
];

const cardOfLength = (length: number): Pattern => ({
  kind: "card",
  signs: [CARD_NUMBER],
  shape: new RegExp(`(?<![\\p{L}\\d.,-])\\d(?:[ -]?\\d){${length - 1}}(?![\\p{L}\\d]|[.,-]\\d)`, "gu"),
  isReal: ([found]) => {
    const digits = found.replace(/\D/g, "");
    const isOfNetwork = NETWORKS.some(([head, lengths]) => head.test(digits) && lengths.includes(length));
    return isOfNetwork && passesLuhn(digits);
  },
});

export const payment = [iban, ...[19, 18, 17, 16, 15, 14, 13].map(cardOfLength)];
