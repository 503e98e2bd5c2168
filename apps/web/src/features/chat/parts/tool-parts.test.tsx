import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextsContext } from "../../../lib/use-translation.ts";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { ToolDetails } from "../../tools/tool-details.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { FormCard } from "./form-card.tsx";
import { QuestionCard } from "./question-card.tsx";
import type { AnswerState } from "./use-tool-answers.ts";

const texts = spanishToolTexts();

const nothing = () => undefined;
const markup = (node: ReactNode) => renderToStaticMarkup(<TextsContext value={texts}>{node}</TextsContext>);

function details(changes: Partial<ToolCall>) {
  const openSource = { cited: new Map([[1, 1]]), onCitation: nothing, onFile: nothing };
  return markup(<ToolDetails calls={[aCall(changes)]} isLive={false} openSource={openSource} />);
}

describe("the details of a tool call", () => {
  it("list what a search found, and open cited passages and files", () => {
    const passages = [
      { cite: "[1]", title: "Política de vacaciones", page: 4, text: "30 días <b>al año</b>" },
      { cite: "[2]", title: "Anexo", documentId: "f" },
      { title: "Sin enlace", url: "javascript:alert(1)" },
    ];
    const shown = details({ output: { passages } });
    expect(shown.match(/<button/g)).toHaveLength(2);
    expect(shown).toContain("[1] Política de vacaciones");
    expect(shown).toContain("p. 4");
    expect(shown).toContain("&lt;b&gt;al año&lt;/b&gt;");
    expect(shown).not.toContain("javascript:");
    expect(details({ output: { passages: [] } })).toContain("Sin resultados");
  });

  it("show a query as SQL and a small table", () => {
    const rows = Array.from({ length: 14 }, (_, at) => [at, 8]);
    const output = { columns: ["mes", "horas"], rows, rowCount: 14 };
    const shown = details({ name: "query_table", input: { sql: "SELECT mes" }, output });
    expect(shown).toContain("SELECT mes");
    expect(shown.match(/<tr>/g)).toHaveLength(11);
    expect(shown).toContain("y 4 más");
  });

  it("show a calculation as expression and result", () => {
    const results = [{ expression: "2 + 2", result: "4", notes: ["Exacto."] }];
    const shown = details({ name: "calculate", output: { results } });
    expect(shown.replaceAll(/<[^>]+>/g, "")).toContain("2 + 2 = 4Exacto.");
  });

  it("show tools of other systems as fields and plain text", () => {
    const shown = details({
      name: "jira__find",
      title: "Jira",
      input: { dueDate: "hoy", isOpen: true },
      output: {
        text: "# No <i>es</i> Markdown",
        links: [
          { uri: "https://jira.example/1", title: "JIRA-1" },
          { uri: "javascript:alert(1)", title: "Mala" },
        ],
      },
    });
    for (const text of ["due date", "hoy", "Sí", "# No &lt;i&gt;es&lt;/i&gt; Markdown"])
      expect(shown).toContain(text);
    expect(shown).toContain('href="https://jira.example/1"');
    expect(shown).not.toContain("javascript:");
    expect(shown).not.toContain("{");
  });
});

describe("the card of a tool that asks for permission", () => {
  const card = (call: Partial<ToolCall>, state: AnswerState = "open") =>
    markup(
      <ApprovalCard
        callKey="a/1"
        call={aCall({ state: "approval-requested", ...call })}
        who="RH+"
        state={state}
        onAnswer={nothing}
      />,
    );

  it("says who asks, what would be sent, and offers three answers", () => {
    const input = { desk: "rh", subject: "Nómina", description: "Falta <b>un día</b>" };
    const shown = card({ name: "open_case", input });
    for (const text of [
      "RH+ quiere abrir un caso",
      "Recursos Humanos",
      "Nómina",
      "Falta &lt;b&gt;un día&lt;/b&gt;",
    ])
      expect(shown).toContain(text);
    for (const choice of ["Sí, esta vez", "Sí, en esta conversación", ">No<"])
      expect(shown).toContain(choice);
    expect(card({ name: "jira__close", title: "Cerrar", input: {} })).toContain("No se le envía ningún dato");
  });

  it("can't be answered twice, and says that the answer waits for the network", () => {
    expect(card({}, "sending").match(/disabled/g)?.length).toBeGreaterThanOrEqual(3);
    expect(card({}, "later")).toContain("se enviará al recuperar la red");
  });
});

it("the card of a question offers its choices once each, and a text", () => {
  const input = { question: "¿Qué base?", choices: ["Madrid", "Lima", { label: "Quito" }, "Lima", ""] };
  const call = aCall({ name: "ask_person", state: "answer-requested", input });
  const shown = markup(<QuestionCard callKey="a/2" call={call} who="RH+" state="open" onReply={nothing} />);
  expect(shown).toContain("¿Qué base?");
  expect(shown.match(/type="button"/g)).toHaveLength(3);
  expect(shown).toContain("<textarea");
});

describe("the card of a question of another system", () => {
  const field = {
    name: "stand",
    label: "Posición",
    hint: null,
    kind: "text" as const,
    required: true,
    options: [],
    min: null,
    max: null,
    initial: null,
  };
  const form = { id: "1#0.1", message: "¿Qué <b>puesto</b>?", url: null, fields: [field] };
  const card = (changes: Partial<typeof form> | { url: string; fields: [] }) =>
    markup(
      <FormCard
        callKey="a/3"
        call={aCall({ name: "mcp_rampa_order", title: "Pedir escalera (Rampa)", state: "answer-requested" })}
        form={{ ...form, ...changes }}
        state="open"
        onAnswer={nothing}
      />,
    );

  it("names the system, shows its words as plain text, and warns about secrets", () => {
    const shown = card({});
    for (const text of [
      "«Pedir escalera (Rampa)» te pregunta",
      "¿Qué &lt;b&gt;puesto&lt;/b&gt;?",
      "No escribas contraseñas",
      "No responder",
      "<input",
    ])
      expect(shown).toContain(text);
  });

  it("offers a single choice as buttons, and a page as a link that opens elsewhere", () => {
    const yesOrNo = card({ fields: [{ ...field, kind: "yes_no" as never }] });
    expect(yesOrNo.match(/type="button"/g)).toHaveLength(3);
    const page = card({ url: "https://rampa.example/pay", fields: [] });
    expect(page).toContain('href="https://rampa.example/pay"');
    expect(page).toContain('rel="noopener noreferrer"');
    expect(page).toContain("Abrir rampa.example");
  });
});
