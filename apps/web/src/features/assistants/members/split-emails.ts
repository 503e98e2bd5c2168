const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const isEmail = (text: string) => EMAIL.test(text);

/**
 * The addresses of a typed or pasted text, lower case and each once, and the rest that is not an address. Names and
 * angle brackets around addresses, as mail programs copy them, are dropped.
 */
export function splitEmails(text: string): { emails: string[]; rest: string } {
  const emails = new Set<string>();
  const rest: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    const words = part.split(/[\s<>]/).filter((word) => word !== "");
    const found = words.filter(isEmail);
    for (const email of found) emails.add(email.toLowerCase());
    if (found.length === 0 && words.length > 0) rest.push(part.trim());
  }
  return { emails: [...emails], rest: rest.join(", ") };
}
