import type { Citation } from "@metatron/contract/chat/citation";
import type { Message } from "@metatron/contract/chat/message";
import type { SharedPart } from "@metatron/contract/shares/constants";
import type { SharedMessage } from "@metatron/contract/shares/share";

/** The messages of a branch that are shared, without everything that belongs to their owner alone. */
export function takeCopy(branch: readonly Message[], part: SharedPart): SharedMessage[] {
  const shared = part === "answer" ? branch.slice(-2) : branch;
  return shared.map((message) => ({
    id: message.id,
    role: message.role,
    type: message.type,
    // Pictures are files of the person who shares; their addresses open for nobody else.
    content: message.content.filter(({ type }) => type !== "image_url"),
    text: message.text,
    state: message.state,
    citations: message.citations.map((citation) => (isPrivate(citation) ? closed(citation) : citation)),
    urls: message.urls,
    category: message.category,
    model: message.model,
    grounded: message.grounded,
    online: message.online,
    createAt: message.createAt,
  }));
}

/** A passage of the knowledge base in a person's own browser; no other reader has the file. */
const isPrivate = ({ fileId, url, verifiedBy }: Citation) =>
  fileId === null && url === undefined && verifiedBy === undefined;

/** The source keeps its name and place; nothing of its content remains. */
export function closed(citation: Citation): Citation {
  const { n, title, page, revision, validUntil, validFrom, superseded, verified } = citation;
  return {
    n,
    title,
    page,
    revision,
    validUntil,
    verified,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(superseded === undefined ? {} : { superseded }),
    fileId: null,
    passage: "",
    start: null,
    end: null,
    closed: true,
  };
}
