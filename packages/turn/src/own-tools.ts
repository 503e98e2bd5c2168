/** The names of our own tools, by which the interface knows their texts. Tools of other systems have a title. */
export const ownTools = [
  "search_documents",
  "list_documents",
  "read_document",
  "query_table",
  "search_web",
  "calculate",
  "make_image",
  "describe_image",
  "open_case",
  "search_history",
  "ask_person",
  "remember_fact",
] as const;
export type OwnTool = (typeof ownTools)[number];

export function isOwnTool(name: string): name is OwnTool {
  return (ownTools as readonly string[]).includes(name);
}
