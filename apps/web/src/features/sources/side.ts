/**
 * The panel that is open beside a conversation. `asked` differs for each opening, so that focus follows each.
 */
export type Side =
  | { kind: "none" }
  | { kind: "files" }
  | { kind: "citation"; answerId: string; n: number; asked: number }
  | { kind: "document"; fileId: string; asked: number };

export type SideAction =
  | { kind: "toggle-files" }
  | { kind: "open-citation"; answerId: string; n: number; asked: number }
  | { kind: "open-document"; fileId: string; asked: number }
  | { kind: "show"; side: Side };

export const CLOSED: Side = { kind: "none" };

export function reduceSide(side: Side, action: SideAction): Side {
  switch (action.kind) {
    case "toggle-files":
      return side.kind === "files" ? CLOSED : { kind: "files" };
    case "open-citation":
      return { kind: "citation", answerId: action.answerId, n: action.n, asked: action.asked };
    case "open-document":
      return { kind: "document", fileId: action.fileId, asked: action.asked };
    case "show":
      return action.side;
  }
}
