export interface Corpus {
  sentences: string[];
  /** The words that were drawn from, the most used first. */
  words: string[];
}

const COMMON =
  "vuelo tripulación vacaciones permiso horario aeropuerto equipaje nómina jornada descanso puerta avión días hábiles convenio documento solicitud página turno pasajero retraso mantenimiento revisión seguridad cabina uniforme dieta formación hotel traslado".split(
    " ",
  );
const SYLLABLES =
  "ca me ri do lan ter po si ción ta ble no gar ve lo pan día ru cho mi ño fe den tra gui so pre ja cor lle".split(
    " ",
  );
const WORDS = 20_000;
const SENTENCES = 20_000;
const FLATTENED = 30;

/** Sentences whose words are used as unevenly as in real text; the same ones in every run. */
export function makeCorpus(): Corpus {
  const random = seeded(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = [...new Set([...COMMON, ...Array.from({ length: WORDS }, () => madeUpWord())])];
  const sentences = Array.from({ length: SENTENCES }, () => {
    const length = 6 + Math.floor(random() * 12);
    return `${Array.from({ length }, () => `${pick(["el", "la", "de", "en", "con", "para"])} ${unevenly()}`).join(" ")}.`;
  });
  return { sentences, words };

  function madeUpWord(): string {
    return Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick(SYLLABLES)).join("");
  }
  // The n-th word comes up 1/(n + 30) times as often as a first one would: in real text no word is in most messages.
  function unevenly(): string {
    const place = FLATTENED * (words.length / FLATTENED + 1) ** random() - FLATTENED;
    return words[Math.floor(place)] as string;
  }
}

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
