import { expect, it } from "vitest";
import { composeAnswer } from "./compose-answer.ts";

const holidays = [
  "| Antigüedad en la empresa | Personal de tierra | Tripulación |",
  "|---|---|---|",
  "| Menos de 5 años | 23 días laborables | 30 días naturales |",
  "| De 5 a 9 años | 25 días laborables | 33 días naturales |",
  "| 10 años o más | 26 días laborables | 35 días naturales |",
].join("\n");

const passage = (text: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  title: "Política de vacaciones",
  section: "2. Días de vacaciones que corresponden",
  text,
  ...more,
});

const ask = (text: string, passages: ReturnType<typeof passage>[]) =>
  composeAnswer({
    messages: [{ role: "user", content: [{ type: "text", text }] }],
    passages,
    language: "es",
  });

it("takes the row whose range has the quantity and the column that was asked for", async () => {
  const answer = await ask("llevo 7 años en tripulación, ¿cuántos días de vacaciones tengo?", [
    passage(holidays),
  ]);
  expect(answer).toContain("33 días naturales");
  expect(answer).not.toContain("30 días naturales");
});

it("names the column that was asked for, not one that sounds like it", async () => {
  const payroll =
    "| Mes | Recibo disponible | Día de pago |\n|---|---|---|\n| Noviembre | 25 de noviembre | 27 de noviembre |";
  const answer = await ask("¿cuándo cobro en noviembre?", [
    passage(payroll, { title: "Calendario de nómina" }),
  ]);
  expect(answer).toContain("**Noviembre · Día de pago: 27 de noviembre**");
});

it("says that it found nothing where the documents speak of something near", async () => {
  const answer = await ask("¿cuántos días me dan por adoptar una mascota?", [passage(holidays)]);
  expect(answer).toContain("No he encontrado nada");
  expect(answer).not.toMatch(/\d+ días/);
});

it("never answers about another code than the one that was asked for", async () => {
  const codes =
    "| Código | Qué significa |\n|---|---|\n| P-31 | Contraseña incorrecta |\n| P-44 | Red bloqueada |";
  expect(await ask("¿Qué significa el código P-31?", [passage(codes)])).toContain("Contraseña incorrecta");
  expect(await ask("¿Qué significa el código P-99?", [passage(codes)])).toContain("No he encontrado nada");
});

it("quotes a procedure whole, not one of its steps", async () => {
  const steps =
    "Cómo se piden\n\n1. Entra en RHConnect.\n2. Elige las fechas de vacaciones.\n3. Envía la solicitud.";
  const answer = await ask("¿cómo pido las vacaciones?", [passage(steps, { section: "3. Cómo se piden" })]);
  for (const step of ["Entra en RHConnect", "Elige las fechas", "Envía la solicitud"])
    expect(answer).toContain(step);
});

it("prefers what still holds to what was replaced", async () => {
  const old = passage("El permiso de nacimiento dura 16 semanas.", {
    title: "Permisos 2023",
    isSuperseded: true,
  });
  const now = passage("El permiso de nacimiento dura 19 semanas.", { title: "Permisos" });
  const answer = await ask("¿cuántas semanas dura el permiso de nacimiento?", [old, now]);
  expect(answer).toContain("19 semanas");
  expect(answer).not.toContain("16 semanas");
});

it("quotes a procedure from its first step, also where that stands in another passage", async () => {
  const steps = { title: "Equipos perdidos o robados", section: "2. Portátil robado: procedimiento" };
  const answer = await ask("me robaron el portátil, ¿qué pasos sigo?", [
    passage(
      "2. Da tu nombre y di qué portátil te robaron.\n3. Denuncia el portátil robado en la policía.",
      steps,
    ),
    passage(
      "1. Llama al 900 000 333 en la primera hora.\n2. Da tu nombre y di qué portátil te robaron.",
      steps,
    ),
  ]);
  expect(answer.indexOf("Llama al 900 000 333")).toBeGreaterThan(0);
  expect(answer.indexOf("Llama al 900 000 333")).toBeLessThan(answer.indexOf("Da tu nombre"));
});

it.each(["me robaron el portátil", "my laptop was stolen"])(
  "answers the statement of a problem with the steps of its procedure, not with a row: %s",
  async (question) => {
    const title = "Equipos perdidos o robados";
    const steps = passage(
      "1. Llama a la mesa de servicio, extensión 4000.\n2. Da tu nombre y di qué equipo es.\n3. Si fue un robo, denuncia en la policía.",
      { title, section: "2. Procedimiento", relevance: 1, support: 0.6 },
    );
    const table = passage(
      "| Equipo | Plazo |\n|---|---|\n| Portátil | 1 día laborable |\n| Teléfono | 2 días laborables |",
      { title, section: "6. Equipo de sustitución", relevance: 0.9, support: 0.5 },
    );
    expect(await ask(question, [table, steps])).toContain("extensión 4000");
  },
);

it("does not answer about a place that no text names", async () => {
  const answer = await ask("¿cuántos días de vacaciones tengo en la base de Helsinki?", [passage(holidays)]);
  expect(answer).not.toContain("días laborables");
});

const leave = [
  "| Motivo | Días |",
  "|---|---|",
  "| Matrimonio | 15 naturales |",
  "| Fallecimiento de abuelos o hermanos | 3 laborables |",
  "| Mudanza del domicilio | 1 laborable |",
].join("\n");
const leavePassage = () =>
  passage(leave, { title: "Guía de permisos", section: "2. Cuántos días corresponden" });

it.each([
  "se casa mi hermana, ¿tengo algún día libre?",
  "¿me toca permiso por la boda de mi hermana?",
  "¿me dan permiso por la boda de un primo?",
])("does not answer with the rule for one's own event where it is another person's: %s", async (question) => {
  expect(await ask(question, [leavePassage()])).not.toContain("15 naturales");
});

it.each([
  ["me caso en junio, ¿cuántos días me dan?", "15 naturales"],
  ["se murió mi hermana, ¿tengo permiso?", "3 laborables"],
  ["me mudo de casa, ¿tengo día libre?", "1 laborable"],
])("answers whether one may be absent with the days: %s", async (question, days) => {
  expect(await ask(question, [leavePassage()])).toContain(days);
});

it("quotes a procedure whole where a remark parts its steps", async () => {
  const steps =
    "2. Procedimiento\n\n1. Llama a la extensión 4000, a cualquier hora.\n\nDi «equipo perdido».\n\n2. Da tu nombre y di qué portátil te robaron.\n3. Denuncia el portátil robado.";
  const about = { title: "Equipos perdidos o robados", section: "2. Procedimiento" };
  const answer = await ask("me robaron el portátil, ¿qué hago?", [passage(steps, about)]);
  for (const step of ["extensión 4000", "Da tu nombre", "Denuncia"]) expect(answer).toContain(step);
});

it("quotes the steps of a section where the remark beside them was found", async () => {
  const steps =
    "1. Mira la luz de la bandeja.\n2. Abre la tapa y retira el papel.\n\nSi la impresora no funciona después, abre una solicitud con la puerta.";
  const about = { title: "Impresoras", section: "3. La impresora no imprime: procedimiento" };
  const answer = await ask("la impresora no funciona", [passage(steps, about)]);
  expect(answer).toContain("Mira la luz");
});

const TICKETS = { title: "Pasajes de beneficio para personal y familia" };
const ticketPassages = () => [
  passage("| Tipo | Qué es |\n|---|---|\n| ID90 | 10 % de la tarifa, sujeto a espacio |\n| ID50 | 50 % |", {
    ...TICKETS,
    section: "2. Cuántos y para quién",
  }),
  passage("La reserva se hace en la web de viajes de personal, hasta tres horas antes de la salida.", {
    ...TICKETS,
    section: "4. Reservar y embarcar",
  }),
];

it("answers about a code with the rule of the document that lists it, and with none for another code", async () => {
  expect(await ask("¿Cómo se pide un pasaje ID90?", ticketPassages())).toContain("web de viajes");
  expect(await ask("¿Cómo se pide un pasaje ID75?", ticketPassages())).toContain("No he encontrado nada");
});

it("answers about an earlier year with the document of that year, which is no longer in force", async () => {
  const bonuses = (day: string) =>
    `Hay dos pagas extraordinarias.\n\n- Verano: con la nómina de junio.\n- Navidad: se paga aparte, el ${day} de diciembre.`;
  const about = { section: "3. Pagas extraordinarias" };
  const passages = [
    passage(bonuses("15"), { ...about, title: "Calendario de nómina 2026", relevance: 1 }),
    passage(bonuses("16"), { ...about, title: "Calendario de nómina 2025", isExpired: true, relevance: 0.6 }),
  ];
  expect(await ask("¿qué día se paga la extra de Navidad?", passages)).toContain("15 de diciembre");
  expect(await ask("en 2025, ¿qué día pagaron la extra de Navidad?", passages)).toContain("16 de diciembre");
});

it("quotes a short section whole, in its paragraphs: its condition may stand in another one", async () => {
  const section =
    "Las personas de oficinas, con seis meses en el puesto.\n\nEl teletrabajo es voluntario para ti y para la empresa. Se firma por un año.";
  const about = { title: "Acuerdo de teletrabajo", section: "1. Quién puede" };
  const answer = await ask("¿es voluntario el teletrabajo?", [passage(section, about)]);
  expect(answer).toMatch(/seis meses en el puesto\.\n>\n> El teletrabajo es voluntario/);
});

it("adds to the steps what to do where they do not help, as a paragraph of its own", async () => {
  const steps =
    "1. Comprueba la conexión.\n2. Reinicia la tableta.\n\nSi sigue la marca roja, pide una tableta de reserva en la sala de firmas.";
  const about = { title: "Tabletas de tripulación", section: "3. Biblioteca no actualiza los manuales" };
  const answer = await ask("Biblioteca no actualiza los manuales, ¿qué hago?", [passage(steps, about)]);
  expect(answer).toMatch(/2\. Reinicia la tableta\.\n>\n> Si sigue la marca roja/);
});

it("explains an expression of the row with the sentence that the section has for it", async () => {
  const leave =
    "| Motivo | Días |\n|---|---|\n| Fallecimiento de abuelos o hermanos | 3 laborables, 5 con viaje |\n| Mudanza | 1 laborable |\n\n«Con viaje» significa que hay más de 200 kilómetros. «Laborable» es de lunes a viernes.";
  const about = { title: "Permisos retribuidos", section: "2. Cuántos días corresponden" };
  const answer = await ask("¿cuántos días corresponden por fallecimiento de un hermano?", [
    passage(leave, about),
  ]);
  expect(answer).toContain("> «Con viaje» significa que hay más de 200 kilómetros.");
  expect(await ask("¿cuántos días corresponden por mudanza?", [passage(leave, about)])).not.toContain(
    "«Con viaje»",
  );
});
