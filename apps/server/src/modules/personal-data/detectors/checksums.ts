const DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

export function isDniLetter(digits: string, letter: string): boolean {
  return DNI_LETTERS[Number(digits) % 23] === letter.toUpperCase();
}

/** Chile's RUT: modulo 11 with factors 2 to 7 from the right. */
export function isRutDigit(body: string, check: string): boolean {
  let sum = 0;
  for (let at = body.length - 1, factor = 2; at >= 0; at -= 1) {
    sum += Number(body[at]) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  const expected = 11 - (sum % 11);
  const digit = expected === 11 ? "0" : expected === 10 ? "K" : String(expected);
  return digit === check.toUpperCase();
}

/** Brazil's CPF: two check digits, each modulo 11 over the digits before it. */
export function isCpf(digits: string): boolean {
  if (digits.length !== 11 || isOneDigit(digits)) return false;
  return [9, 10].every((length) => {
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += Number(digits[at]) * (length + 1 - at);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isSecond = false; at >= 0; at -= 1, isSecond = !isSecond) {
    const value = Number(digits[at]) * (isSecond ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0 && !isOneDigit(digits);
}

/** ISO 7064: the number with its first four characters moved to the end, modulo 97, is 1. */
export function isIbanNumber(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** The fourteenth digit of an airline ticket number is the rest modulo 7. */
export function isTicketDigit(number: string, check: string): boolean {
  return (
    Number(BigInt(number) % 7n) === Number(check) || Number(BigInt(number.slice(3)) % 7n) === Number(check)
  );
}

const isOneDigit = (digits: string) => /^(\d)\1*$/.test(digits);
