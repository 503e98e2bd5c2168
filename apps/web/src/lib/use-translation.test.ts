import { expect, it, vi } from "vitest";
import { createTexts } from "./use-translation.ts";

it("joins texts that are added to the same group", () => {
  const texts = createTexts();
  texts.add("es", { chat: { send: "Enviar", queue: { title: "Cola" } } });
  texts.add("es", { chat: { stop: "Detener", queue: { empty: "Vacía" } } });
  const { exists } = texts.current();
  for (const key of ["chat.send", "chat.stop", "chat.queue.title", "chat.queue.empty"])
    expect(exists(key), key).toBe(true);
});

it("is another object after a change of language, and the same after more texts", () => {
  const texts = createTexts();
  const listener = vi.fn();
  const stop = texts.subscribe(listener);
  const spanish = texts.snapshot();
  texts.add("es", { yes: "Sí" });
  texts.speak("es");
  expect(texts.snapshot()).toBe(spanish);
  expect(spanish.i18n.exists("yes")).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  texts.speak("pt");
  expect(texts.snapshot()).not.toBe(spanish);
  expect(texts.current().language).toBe("pt");
  expect(listener).toHaveBeenCalledOnce();
  stop();
  texts.speak("en");
  expect(listener).toHaveBeenCalledOnce();
});
