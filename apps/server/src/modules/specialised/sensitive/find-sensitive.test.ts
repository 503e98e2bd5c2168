import { expect, it } from "vitest";
import { BLIND_EVERYDAY_MESSAGES, BLIND_SENSITIVE_MESSAGES } from "./blind-messages.examples.ts";
import { createSensitiveFinder } from "./find-sensitive.ts";
import { HELD_BACK_EVERYDAY_MESSAGES, HELD_BACK_SENSITIVE_MESSAGES } from "./held-back-messages.examples.ts";
import { EVERYDAY_MESSAGES, SENSITIVE_MESSAGES } from "./messages.examples.ts";
import {
  CONVERSATION_MESSAGES,
  REALISTIC_EVERYDAY_MESSAGES,
  REALISTIC_SENSITIVE_MESSAGES,
} from "./realistic-messages.examples.ts";
import { defaultTopics } from "./topics.ts";
import { UNSEEN_EVERYDAY_MESSAGES, UNSEEN_SENSITIVE_MESSAGES } from "./unseen-messages.examples.ts";
import { VARIED_EVERYDAY_MESSAGES, VARIED_SENSITIVE_MESSAGES } from "./varied-messages.examples.ts";

const find = createSensitiveFinder(defaultTopics);

const TOPICS = ["health", "harassment", "dismissal"] as const;

for (const topic of TOPICS) {
  const messages = [
    ...SENSITIVE_MESSAGES[topic],
    ...VARIED_SENSITIVE_MESSAGES[topic],
    ...UNSEEN_SENSITIVE_MESSAGES[topic],
    ...REALISTIC_SENSITIVE_MESSAGES[topic],
  ];
  it.each(messages)(`puts the ${topic} contact before the answer to «%s»`, (message) => {
    expect(find(message)?.name).toBe(topic);
  });
}

const everyday = [
  ...EVERYDAY_MESSAGES,
  ...VARIED_EVERYDAY_MESSAGES,
  ...UNSEEN_EVERYDAY_MESSAGES,
  ...REALISTIC_EVERYDAY_MESSAGES,
  ...CONVERSATION_MESSAGES,
];

it.each(everyday)("answers «%s» without a contact", (message) => {
  expect(find(message)).toBeUndefined();
});

it.each([
  "¿tengo seguro médico para mi familia?",
  "estoy con gripe",
  "hoy estoy con gripe y no puedo ir a trabajar",
  "creo que me hackearon",
  "creo que me pagaron mal este mes, ¿cómo reclamo?",
  "I want to swap my shift with a colleague",
  "mi bebé nació prematuro y está en el hospital",
  "pedí mis vacaciones hace dos semanas y mi jefe no contesta ni sí ni no, qué pasa",
  "my phone keeps asking me to approve a login and it isn't me",
  "Acabo de llegar al hotel de la escala y en recepción dicen que no tienen cuarto para mí, ¿qué hago?",
  "llevo mes y medio de baja y ya me encuentro bien, ¿vuelvo directamente a mi puesto?",
  "se escucha todo bajito o nada",
  "My coworker and I both want the same week off, who gets it?",
  "tengo ocho a tres desde q dia",
])("answers the everyday question «%s» without a contact", (message) => {
  expect(find(message)).toBeUndefined();
});

it("recognises the messages of somebody who saw no example, and misreads no everyday one", () => {
  const recognised = Object.values(BLIND_SENSITIVE_MESSAGES)
    .flat()
    .filter((message) => find(message) !== undefined);
  const misread = BLIND_EVERYDAY_MESSAGES.filter((message) => find(message) !== undefined);
  expect(recognised.length).toBeGreaterThanOrEqual(97);
  expect(misread).toEqual([]);
});

it("recognises most messages that it was not trained with", () => {
  const recognised = Object.values(HELD_BACK_SENSITIVE_MESSAGES)
    .flat()
    .filter((message) => find(message) !== undefined);
  const misread = HELD_BACK_EVERYDAY_MESSAGES.filter((message) => find(message) !== undefined);
  expect(recognised.length).toBeGreaterThanOrEqual(74);
  expect(misread.length).toBeLessThanOrEqual(5);
});

it.each([
  "ya regalé casi todas mis cosas, solo quería saber cómo dejo actualizado el beneficiario del seguro de vida",
  "mi encargado me manda mensajes subidos de tono",
  "me llaman terrorista por la barba",
])("is not calmed by an everyday question that is like «%s»", (message) => {
  expect(find(message)).toBeDefined();
});

it("handles words that are property names of JavaScript objects", () => {
  expect(find("el constructor del hangar pregunta por la sala")).toBeUndefined();
});

it("lets statements about oneself outweigh the name of a document or a leave", () => {
  expect(find("¿cuánto dura la baja por ansiedad?")).toBeUndefined();
  expect(find("estoy de baja por ansiedad")?.name).toBe("health");
});

it.each([
  ["mi <nobody> me grita", "Unknown word class <nobody>"],
  ["me grit~or", "Unknown conjugation in grit~or"],
  ["me  grita", "two spaces in a row"],
  ["me grita?|insulta", "Only a whole element may be optional"],
])("refuses the phrase «%s»", (phrase, reason) => {
  const [topic] = defaultTopics;
  if (!topic) throw new Error("no topic");
  expect(() => createSensitiveFinder([{ ...topic, phrases: [phrase] }])).toThrow(reason);
});
