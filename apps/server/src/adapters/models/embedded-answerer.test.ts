import { describe, expect, it } from "vitest";
import { createEmbeddedAnswerer } from "./embedded-answerer.ts";
import type { ModelCall, ModelEvent, ModelMessage, Passage } from "./model-client.ts";

const { client } = createEmbeddedAnswerer({ cadenceMs: 0 });

const agreement = `# Convenio de cabina

## Artículo 12. Vacaciones
El personal de cabina tiene 30 días naturales de vacaciones al año. Se solicitan con 45 días de antelación en el portal
interno. Este plazo no se aplica por fuerza mayor. El Sr. López, de RR. HH., resuelve las dudas en la ext. 4512.

## Artículo 13. Permisos retribuidos
Se conceden permisos en los siguientes casos:
- 15 días naturales por matrimonio.
- 5 días hábiles por fallecimiento de un familiar de primer grado.
- 1 día por mudanza.

¿Cómo se pide un permiso?
Se rellena el formulario F-23 y se entrega al supervisor. La respuesta llega en 48 horas.
`;
const payroll =
  "La nómina se abona el día 28 de cada mes. Las horas extra se pagan a 12,50 € como máximo. Si el día 28 es festivo, se abona el día hábil anterior. El teléfono de nóminas es el +34 910 000 111.";
const luggage = `Clase | Equipaje | Peso máximo
Economy | 1 pieza | 23 kg
Premium | 2 piezas | 32 kg`;

const passages: Passage[] = [
  { id: "a", title: "Convenio", page: 12, text: agreement },
  { id: "b", title: "Manual de nómina", page: 3, text: payroll },
  { id: "c", title: "Equipaje", text: luggage },
];

async function answerTo(text: string | string[], more: Partial<ModelCall> = {}): Promise<string> {
  const messages = [text]
    .flat()
    .map((one): ModelMessage => ({ role: "user", content: [{ type: "text", text: one }] }));
  const { text: answer } = await client.complete({ purpose: "answer", messages, passages, ...more });
  return answer;
}

describe("a question over passages", () => {
  it("is not answered with the dates of the document itself", async () => {
    const text = `| Documento | Política de vacaciones |
| --- | --- |
| Propietario | Personas |
| Revisión | 7 |
| Vigente hasta | 31/12/2027 |

## Días que no se usaron
Hasta cinco días de vacaciones pasan al año siguiente.`;
    const answer = await answerTo("¿Hasta cuándo puedo pasar las vacaciones?", {
      passages: [{ id: "v", title: "Política de vacaciones", text }],
    });
    expect(answer).toContain("pasan al año siguiente. [1]");
    expect(answer).not.toContain("31/12/2027");
  });

  it("is answered with the sentence, its figure, its place and its citation", async () => {
    expect(await answerTo("¿Cuántos días de vacaciones tengo?")).toMatch(
      /^Según \*\*Convenio\*\* \(pág\. 12\), en «Artículo 12\. Vacaciones»:\n\n> El personal de cabina tiene 30 días naturales de vacaciones al año\. \[1\]/,
    );
  });

  it.each([
    [
      "con cuanta antelacion pido las vacaciones",
      "Se solicitan con 45 días de antelación en el portal interno. [1]",
    ],
    ["¿Cuántos días me dan por boda?", "15 días naturales por matrimonio. [1]"],
    ["se me murió mi padre, ¿cuántos días libres tengo?", "5 días hábiles por fallecimiento"],
    ["¿cuándo cobro el sueldo?", "La nómina se abona el día 28 de cada mes. [2]"],
    ["¿a cuánto se pagan las horas extra?", "Las horas extra se pagan a 12,50 € como máximo. [2]"],
    ["telefono de nominas", "+34 910 000 111. [2]"],
    [
      "¿quién resuelve dudas de vacaciones?",
      "El Sr. López, de RR. HH., resuelve las dudas en la ext. 4512. [1]",
    ],
  ])("%s → %s", async (question, quoted) => {
    const [, quotation] = (await answerTo(question)).split("\n\n");
    expect(quotation).toContain(quoted);
  });

  it("gets the whole list where its heading was asked for", async () => {
    expect(await answerTo("¿Qué permisos retribuidos hay?")).toContain(
      [
        "> Se conceden permisos en los siguientes casos:",
        ">",
        "> - 15 días naturales por matrimonio.",
        "> - 5 días hábiles por fallecimiento de un familiar de primer grado.",
        "> - 1 día por mudanza. [1]",
      ].join("\n"),
    );
  });

  it("gets the answer under the same question in the text, not the question", async () => {
    expect(await answerTo("¿Cómo pido un permiso?")).toContain("> Se rellena el formulario F-23");
  });

  it("gets the sentence before one that refers back to it", async () => {
    expect(await answerTo("¿Qué pasa con el plazo por fuerza mayor?")).toContain(
      "> Se solicitan con 45 días de antelación en el portal interno.\n> Este plazo no se aplica por fuerza mayor. [1]",
    );
  });

  it("gets the cell, and the row under its header", async () => {
    expect(await answerTo("¿Cuál es el peso máximo en Premium?")).toBe(
      [
        "Según **Equipaje**:",
        "**Premium · Peso máximo: 32 kg** [3]",
        "| Clase | Equipaje | Peso máximo |\n| --- | --- | --- |\n| Premium | 2 piezas | 32 kg |",
      ].join("\n\n"),
    );
  });

  it("gets a plain sentence when nothing answers it, with the nearest document", async () => {
    const answer = await answerTo("¿Puedo llevar a mi perro a bordo?");
    expect(answer).toContain("No he encontrado nada");
    expect(answer).not.toMatch(/\[\d\]/);
    const near = await answerTo("¿Cuánto pesa el equipaje de mano en Economy con perro?");
    expect(near).toContain("Lo más cercano es **Equipaje**");
    expect(near).not.toMatch(/\[\d\]/);
  });

  it("takes over the subject of the question before it when it is short", async () => {
    const answer = await answerTo(["¿Cuántos días de permiso dan por matrimonio?", "¿y por mudanza?"]);
    expect(answer).toContain("1 día por mudanza. [1]");
  });

  it("cites only numbers that exist", async () => {
    for (const question of ["Resume todo", "¿vacaciones?", "¿nómina?", "extrae los importes"]) {
      const numbers = [...(await answerTo(question)).matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.every((n) => n >= 1 && n <= passages.length)).toBe(true);
    }
  });
});

describe("a pasted text", () => {
  const none: Partial<ModelCall> = { passages: [] };

  it("is searched for the question beside it", async () => {
    expect(await answerTo(`${agreement}\n¿Cuántos días hay por mudanza?`, none)).toContain(
      "En el texto que has pegado, en «Artículo 13. Permisos retribuidos»:",
    );
  });

  it("is read as a table where it is one", async () => {
    const shifts = "Turno\tInicio\tFin\nMañana\t06:00\t14:00\nNoche\t22:00\t06:00";
    expect(await answerTo(`${shifts}\n\n¿A qué hora empieza el turno de noche?`, none)).toContain(
      "**Noche · Inicio: 22:00**",
    );
  });

  it("is summarised section by section, in whole sentences", async () => {
    const answer = await answerTo(`Resume este texto:\n${agreement}`, none);
    expect(answer).toContain("Resumen del texto");
    expect(answer).toContain("- **Artículo 12. Vacaciones:** El personal de cabina tiene 30 días naturales");
    expect(answer).toMatch(/\*\*Artículo 13\. Permisos retribuidos:\*\* Se conceden .*; 1 día por mudanza\./);
  });

  it("gives its dates, addresses and amounts with their sentences", async () => {
    const text =
      "El curso es el 12 de marzo de 2026. Cuesta 1.250,50 €. Escribe a cursos@example.com antes del 01/03/2026.";
    const answer = await answerTo(`Extrae las fechas, los importes y los correos: ${text}`, none);
    expect(answer).toBe(
      [
        "He encontrado 3 datos:",
        [
          "- **12 de marzo de 2026**: El curso es el 12 de marzo de 2026.",
          "- **1.250,50 €**: Cuesta 1.250,50 €.",
          "- **01/03/2026, cursos@example.com**: Escribe a cursos@example.com antes del 01/03/2026.",
        ].join("\n"),
      ].join("\n\n"),
    );
  });

  it("of an earlier message is still there for the next question", async () => {
    const answer = await answerTo([`Resume:\n${payroll}`, "¿qué pasa si el 28 es festivo?"], none);
    expect(answer).toContain("> Si el día 28 es festivo, se abona el día hábil anterior.");
  });
});

describe("what it is", () => {
  it("is said in one line in the language of the interface", async () => {
    const first = async (language: ModelCall["language"]) => {
      const messages: ModelMessage[] = [{ role: "user", content: [{ type: "text", text: "Hola" }] }];
      return (await client.complete({ purpose: "answer", messages, language })).text.split("\n")[0];
    };
    expect(await first("es")).toMatch(/no soy un modelo de lenguaje/);
    expect(await first("en")).toMatch(/not a language model/);
    expect(await first("pt")).toMatch(/não sou um modelo de linguagem/);
    expect(await first(undefined)).toMatch(/no soy un modelo de lenguaje/);
  });

  it("is explained with what is missing, where there is no text to work on", async () => {
    const answer = await answerTo("¿Qué tiempo hará mañana en Lima?", { passages: [] });
    expect(answer).toContain("no tengo ningún texto");
    expect(answer).toContain("hace falta un modelo de lenguaje");
  });

  it("does not pretend to write or to see", async () => {
    expect(await answerTo("Traduce esto al inglés")).toMatch(/^No puedo redactar, traducir/);
    const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
    const messages: ModelMessage[] = [
      { role: "user", content: [{ type: "text", text: "¿Qué se ve?" }, image] },
    ];
    expect(await answerTo([], { messages })).toMatch(/^No puedo ver imágenes/);
  });
});

describe("its stream", () => {
  const call: ModelCall = {
    purpose: "answer",
    passages,
    messages: [{ role: "user", content: [{ type: "text", text: "¿Cuántos días de vacaciones tengo?" }] }],
  };

  it("says the same, piece by piece, with usage and finish at the end, every time", async () => {
    const { text, usage } = await client.complete(call);
    for (let round = 0; round < 2; round += 1) {
      const events: ModelEvent[] = [];
      await client.stream({ ...call, onEvent: (event) => events.push(event) });
      expect(events.map((event) => (event.type === "text" ? event.text : "")).join("")).toBe(text);
      expect(events.length).toBeGreaterThan(10);
      expect(events.slice(-2)).toEqual([
        { type: "usage", ...usage },
        { type: "finish", reason: "stop" },
      ]);
    }
  });

  it("stops between two pieces when the person stops it", async () => {
    const stop = new AbortController();
    const slow = createEmbeddedAnswerer({ cadenceMs: 1 }).client;
    let pieces = 0;
    const onEvent = () => {
      pieces += 1;
      if (pieces === 4) stop.abort("stopped");
    };
    await expect(slow.stream({ ...call, signal: stop.signal, onEvent })).rejects.toBe("stopped");
    expect(pieces).toBe(4);
  });

  // Work that grows with the square of such a text takes minutes, which the time limit ends.
  it("answers a text of any size and shape with work that grows with its length", async () => {
    const shapes = [
      ".".repeat(200_000),
      "1".repeat(200_000),
      "a\n".repeat(100_000),
      `# a${" ".repeat(200_000)}b`,
      '"'.repeat(200_000),
    ];
    for (const text of shapes) {
      const answer = await answerTo("teléfono y correo de la oficina", {
        passages: [{ id: "x", title: "X", text }],
      });
      expect(answer).not.toBe("");
    }
  });
});
