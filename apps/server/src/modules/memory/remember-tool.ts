/** The tool with which a model proposes a fact; an administrator's "deny" for it also turns the cards of the rules off. */
export const REMEMBER_TOOL = "remember_fact";
