/**
 * The languages that texts are handled in. The contract's `Language` must stay assignable to this one: a fourth language
 * there does not compile until its words are here.
 */
export type Language = "es" | "en" | "pt";
