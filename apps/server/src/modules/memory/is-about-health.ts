import { foldText } from "@metatron/text/fold-text";

/** Stems of words that say something about a person's health, in Spanish, English and Portuguese. */
const HEALTH =
  /\b(?:alergi|allerg|intoleran[ct]|celiac|coeliac|diabet|insulin|asma\b|asmatic|asthma|epilep|hipertens|hypertens|cancer\b|tumor|vih\b|hiv\b|embaraz|pregnan|gravid[ae]|gestante|depresi|depressa|depress(?:ed|ion)|deprimid|ansiedad|anxiety|bipolar|autis|tdah\b|adhd\b|migranas?\b|migraines?\b|enxaquec|enferm(?:[oa]s?|edad(?:es)?)\b|doencas?\b|doentes?\b|illness|diseases?\b|medicacion|medicamento|medication|discapaci|minusval|disabilit|disabled|deficiencia|lesion|injur|cirugia|surgery|psicolog|psychologist|psiquiatr|psychiatr|terapia\b|therapy\b|baja medica|licencia medica|sick leave|atestado medico)/;

/** Such a fact is never proposed: people may write it in Settings, where they decide without being asked. */
export const isAboutHealth = (text: string): boolean => HEALTH.test(foldText(text));
