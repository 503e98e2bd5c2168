export const personalDataKinds = [
  "dni",
  "nie",
  "rut",
  "cpf",
  "passport",
  "iban",
  "card",
  "pnr",
  "ticket",
  "frequent_flyer",
  "secret",
] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** A person's decision when personal data is about to leave; the third option is not to send. */
export const personalDataChoices = ["mask", "send"] as const;
export type PersonalDataChoice = (typeof personalDataChoices)[number];
