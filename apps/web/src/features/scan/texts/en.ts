import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const scan: Words<typeof es.scan> = {
  title: "Scan a document",
  close: "Close",
  reading: "Looking for the page in the photo…",
  photo: "Corners of the page",
  hint: "Move each corner to the edge of the paper: drag it or use the arrow keys, with Shift in larger steps.",
  unsure: "The paper is hard to make out in the photo. Place the corners yourself.",
  corners: {
    topLeft: "Top left corner",
    topRight: "Top right corner",
    bottomRight: "Bottom right corner",
    bottomLeft: "Bottom left corner",
  },
  moved: "{{corner}}: {{x}}% from the left, {{y}}% from the top",
  preview: "Page {{number}} as it will be",
  look: "Look",
  text: "Black and white",
  colour: "Colour",
  turn: "Rotate",
  remove: "Delete page",
  add: "Add another page",
  again: "Choose another photo",
  pages: "Pages",
  page: "Page {{number}}",
  attach: "Attach",
  full: "A document has at most {{number}} pages.",
  unreadable:
    "This browser can't read the photo: it is damaged or in a format such as HEIC. Save it as JPEG or PNG and choose it again.",
  failed: "The document could not be prepared. The pages are still here: try again.",
  refused:
    "The document was not attached: it is too large, or the question already has all the files that it can take. The pages are still here.",
  discard: {
    title: "Discard the document?",
    text: "The pages that you photographed are not kept.",
    yes: "Discard",
    no: "Stay here",
  },
  fileName: "document-{{day}}",
};
