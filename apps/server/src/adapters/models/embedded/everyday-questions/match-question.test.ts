import { expect, it } from "vitest";
import {
  everydayExamples,
  everydaySearch,
  everydaySubject,
  matchEverydayQuestion,
} from "./match-question.ts";

const meant = (asked: string) => matchEverydayQuestion(asked)?.question;

it("recognises a question that is asked in other words", () => {
  expect(meant("me desperté con mucha fiebre y hoy no voy")).toMatch(/hoy no puedo trabajar/);
  expect(meant("what do I do if I lose my airport badge?")).toMatch(/tarjeta de aeropuerto/);
  expect(meant("perdi meu crachá do aeroporto ontem")).toMatch(/tarjeta de aeropuerto/);
});

it("takes an illness for the subject where a night or a shift is only its time", () => {
  for (const asked of [
    "me he puesto malo esta noche y mañana tengo vuelo",
    "tengo fiebre y mañana tengo turno de noche",
  ])
    expect(matchEverydayQuestion(asked, "rh-plus")?.question).toMatch(/hoy no puedo trabajar/);
  expect(matchEverydayQuestion("acabo noches y mañana tengo vuelo", "rh-plus")?.question).toMatch(
    /ciclo de noches/,
  );
});

it("takes a printer that does not work for a fault, not for one that has to be installed", () => {
  const asDesk = (asked: string) => matchEverydayQuestion(asked, "service-desk")?.question;
  expect(asDesk("no me va la impresora de la base")).toMatch(/^La de oficina no imprime/);
  expect(asDesk("no va la impresora del mostrador")).toMatch(
    /^La impresora de puerta o mostrador no imprime/,
  );
  expect(asDesk("quiero usar la impresora de otra base")).toMatch(/instalar la impresora/);
});

it("does not take an event of a relative for the employee's own", () => {
  expect(meant("¿Me toca permiso por la boda de mi hermana?")).toMatch(/boda de un hermano/);
  expect(meant("me caso en mayo, ¿cuántos días tengo?")).toMatch(/por matrimonio/);
});

it("keeps the month, the relative and the years that were said", () => {
  expect(meant("¿cuándo cobro en noviembre?")).toMatch(/nómina de noviembre\?$/);
  expect(meant("¿cuándo cobro?")).toMatch(/nómina\?$/);
  expect(meant("se murió mi abuela, ¿cuántos días me dan?")).toMatch(/fallecimiento de abuela/);
  expect(meant("llevo 7 años, ¿cuántas vacaciones tengo?")).toMatch(/con 7 anos de antigüedad/);
});

it("follows what all words speak for, and not one rare word that the person's story has", () => {
  const asHr = (asked: string) => matchEverydayQuestion(asked, "rh-plus")?.question;
  expect(asHr("ayudé a una señora con la maleta y quiso darme 20 euros, ¿me los podía quedar?")).toMatch(
    /propina/,
  );
  expect(asHr("me robaron la maleta con toda la ropa de trabajo dentro, ¿me toca pagarla?")).toMatch(
    /robo de una prenda del uniforme/,
  );
});

it("reads verbs with two pronouns, and «x» for «ch»", () => {
  expect(meant("ando corto de plata, prefiero cobrar las vacaciones a tomármelas")).toMatch(
    /cambiar por dinero/,
  );
  expect(matchEverydayQuestion("kuantas noxes segidas me pueden poner", "rh-plus")?.question).toMatch(
    /noches seguidas/,
  );
});

it("corrects slips of the finger before it keeps a word", () => {
  expect(meant("cuando pagan la nomima de otubre")).toMatch(/nómina de octubre/);
});

it("tells how much of a question no example says", () => {
  const known = matchEverydayQuestion("¿cuándo cobro?");
  const strange = matchEverydayQuestion("¿cuándo cobro la herencia del zar?");
  expect(strange?.strange ?? 0).toBeGreaterThan(known?.strange ?? 1);
  expect(strange?.likeness ?? 1).toBeLessThan(known?.likeness ?? 0);
});

it("searches for the words of documents only where the meaning is clear", () => {
  expect(everydaySearch("estoy con gripe, no puedo ir a trabajar")?.isClear).toBe(true);
  expect(everydaySearch("xilófono barroco")).toBeUndefined();
});

it("takes what is asked in the words of an example for its question, whatever it is more like", () => {
  const asked = matchEverydayQuestion("¡Qué tengo que presentar por el EXAMEN?!", "rh-plus");
  expect(asked).toMatchObject({
    question: expect.stringContaining("documento se acepta por examen"),
    likeness: 1,
  });
  const others = everydayExamples().filter((_, at) => at % 97 === 0);
  const missed = others.filter(({ said }) => matchEverydayQuestion(said)?.likeness !== 1);
  expect(missed).toEqual([]);
});

it("has no example twice", () => {
  const said = everydayExamples().map(({ said: text }) => text);
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});

it("knows who answers a question whose words no list of subjects has", () => {
  expect(everydaySubject("me chorearon la notebook en el colectivo")).toBe("service-desk");
  expect(everydaySubject("mi guagua nace en mayo, cuánto tiempo me dan")).toBe("rh-plus");
  expect(everydaySubject("pásame una receta de lasaña")).toBe("other");
  expect(everydaySubject("xilófono barroco")).toBeUndefined();
});

it("compares with the questions of one assistant, and knows what clearly is another's", () => {
  const asked = "un compañero renunció y necesito los archivos que tenía";
  expect(matchEverydayQuestion(asked, "service-desk")?.question).toMatch(/quien deja la empresa/);
  expect(matchEverydayQuestion("no puedo entrar a la vpn", "rh-plus")).toMatchObject({
    subject: "service-desk",
    isOftenNotCovered: true,
  });
});
