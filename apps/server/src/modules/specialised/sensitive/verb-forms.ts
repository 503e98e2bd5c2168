/**
 * Forms of regular verbs for another person's actions; «e» is left out, because «me golpeé» is an action of
 * the writer.
 */
const ENDINGS: Record<string, string> = {
  ar: "a an o aron aba aban ado ada ados adas ara aran aria arian en ase ou am ava avam aram",
  er: "e en io ieron ia ian ido ida idos idas era eran eria erian a an iera ieran eu em eram",
  ir: "e en io ieron ia ian ido ida idos idas ira iran iria irian a an iera ieran iu em iram",
};
const INFINITIVE_AND_GERUND: Record<string, readonly string[]> = {
  ar: ["ar", "ando"],
  er: ["er", "iendo"],
  ir: ["ir", "iendo"],
};
const SUFFIXED_PRONOUNS = ["", "me", "nos", "te", "le", "la", "lo", "se", "les"];

/** «insult~ar» as insulta, insultaron, insultarme, insultándonos … without accents. */
export function verbForms(verb: string): string[] {
  const [stem = "", conjugation = ""] = verb.split("~");
  const endings = ENDINGS[conjugation]?.split(" ");
  if (!endings) throw new Error(`Unknown conjugation in ${verb}: ar, er or ir must stand behind the ~`);
  const open = (INFINITIVE_AND_GERUND[conjugation] ?? []).flatMap((form) =>
    SUFFIXED_PRONOUNS.map((pronoun) => `${form}${pronoun}`),
  );
  return [...endings, ...open].map((ending) => `${stem}${ending}`);
}
