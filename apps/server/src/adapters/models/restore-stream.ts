/** Placeholder that was sent → original text. */
export type Restorations = ReadonlyMap<string, string>;

export type Restorer = { take(text: string): string; end(): string };

/** Restores the original texts in a streamed answer, also if a placeholder is split between two chunks. */
export function createRestorer(restorations: Restorations): Restorer {
  // Longest first: [PERSON_1] must not match the beginning of [PERSON_12].
  const placeholders = [...restorations.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const anyOfThem = new RegExp(placeholders.map(escapeForRegExp).join("|"), "g");
  let held = "";

  return {
    take(text) {
      const all = held + text;
      const cut = all.length - unfinishedTail(all, placeholders);
      held = all.slice(cut);
      return restore(all.slice(0, cut));
    },
    end() {
      const rest = restore(held);
      held = "";
      return rest;
    },
  };

  function restore(text: string): string {
    if (text === "" || placeholders.length === 0) return text;
    return text.replace(anyOfThem, (placeholder) => restorations.get(placeholder) ?? placeholder);
  }
}

/** The length of the tail that may be the beginning of an incomplete placeholder. */
function unfinishedTail(text: string, placeholders: readonly string[]): number {
  let longest = 0;
  for (const placeholder of placeholders) {
    const most = Math.min(placeholder.length - 1, text.length);
    for (let length = most; length > longest; length -= 1) {
      if (text.endsWith(placeholder.slice(0, length))) {
        longest = length;
        break;
      }
    }
  }
  return longest;
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
