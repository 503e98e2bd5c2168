/** The contract's cuts for the design system, which must not know the product. */
export { borderBefore, cutText } from "@metatron/text/cut-text";
