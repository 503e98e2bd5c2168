import { addGrammar, forgetBlock, markLines } from "./mark-lines.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

// The first line of a language takes some hundred milliseconds to compile its expressions: never on the main
// thread.
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "grammar":
      return addGrammar(data.grammar);
    case "lines":
      return postMessage({
        block: data.block,
        marks: markLines(data.block, data.language, data.lines),
      } satisfies FromWorker);
    case "end":
      return forgetBlock(data.block);
  }
});
