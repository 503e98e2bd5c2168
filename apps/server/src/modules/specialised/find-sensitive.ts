import type { SpecialisedConfig } from "./specialised-config.ts";
import { countIn, soundsOf, toWordList } from "./words.ts";

export interface SensitiveTopic {
  name: string;
  contact: string;
}

/** The topic on which a person is the better answer; the first of the list that fits. */
export function createSensitiveFinder({ sensitive }: SpecialisedConfig) {
  const topics = sensitive.map(({ name, words, contact }) => ({ name, contact, list: toWordList(words) }));
  return (text: string): SensitiveTopic | undefined => {
    const sounds = new Set(soundsOf(text));
    const found = topics.find(({ list }) => countIn(list, sounds) > 0);
    return found && { name: found.name, contact: found.contact };
  };
}
