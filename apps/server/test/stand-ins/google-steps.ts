import { replyIn, type StepReply, signatureOf } from "./tool-steps.ts";

type WirePart = {
  text?: string;
  functionCall?: { id?: string; name: string; args: unknown };
  functionResponse?: { id?: string; name: string };
  thoughtSignature?: string;
};
type WireContent = { role: string; parts: WirePart[] };

/** The chunks of the script's reply; `refused` is the sentence of an error. */
export function googleReply(
  body: Record<string, unknown>,
): { chunks: unknown[] } | { refused: string } | undefined {
  // Requests of the client under test; what does not fit is refused below.
  const contents = (body.contents ?? []) as WireContent[];
  const rounds = contents.filter(({ parts }) => parts.some(({ functionCall }) => functionCall)).length;
  const reply = replyIn(body, rounds);
  if (!reply) return undefined;
  const refused = refusalOf(contents);
  return refused ? { refused } : { chunks: chunksOf(reply, rounds) };
}

/** What Gemini refuses: results that don't match the calls, and a first call without its signature. */
function refusalOf(contents: readonly WireContent[]): string | undefined {
  for (const [at, { parts }] of contents.entries()) {
    const calls = parts.filter(({ functionCall }) => functionCall);
    if (calls.length === 0) continue;
    const results = contents[at + 1]?.parts ?? [];
    const wanted = calls.map(({ functionCall }) => `${functionCall?.id} ${functionCall?.name}`);
    const given = results.map(({ functionResponse }) => `${functionResponse?.id} ${functionResponse?.name}`);
    if (wanted.join() !== given.join()) return "The function responses must equal the function calls.";
    const [first] = calls;
    const { id } = first?.functionCall ?? {};
    const signatures = [signatureOf(id ?? ""), "skip_thought_signature_validator"];
    if (!signatures.includes(first?.thoughtSignature ?? ""))
      return "Function call is missing a thought_signature.";
    if (calls.some(({ functionCall }) => Array.isArray(functionCall?.args))) return "Args must be a struct.";
  }
  return undefined;
}

function chunksOf({ thinking, text, calls }: StepReply, rounds: number): unknown[] {
  const idOf = (at: number) => `fc_${rounds}_${at}`;
  const parts = [
    ...(thinking ? [{ text: thinking, thought: true }] : []),
    ...(text ? [{ text }] : []),
    ...calls.map(({ name, input }, at) => ({
      functionCall: { id: idOf(at), name, args: input ?? {} },
      // Of parallel calls only the first has a signature.
      ...(at === 0 && { thoughtSignature: signatureOf(idOf(0)) }),
    })),
  ];
  const chunk = (part: object, more: object = {}) => ({
    candidates: [{ content: { role: "model", parts: [part] }, index: 0, ...more }],
  });
  const usageMetadata = { promptTokenCount: 11, candidatesTokenCount: 5, totalTokenCount: 16 };
  return [
    ...parts.map((part) => chunk(part)),
    { ...chunk({ text: "" }, { finishReason: "STOP" }), usageMetadata },
  ];
}
