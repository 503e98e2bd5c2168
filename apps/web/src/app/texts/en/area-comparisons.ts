/** Texts of comparisons of models. */
export { comparisons } from "../../../features/comparisons/texts/en.ts";
