export const glossary = {
  title: "Glossary",
  lede: "Words that mean the same. They widen every search: whoever asks about a “flight attendant” finds what says “TCP”.",
  label: "One group per line, with commas between the words",
  hint: "For example: TCP, tripulante de cabina, auxiliar de vuelo",
  loading: "Loading the glossary…",
  loadFailed: "The glossary could not be loaded",
  save: "Save",
  discard: "Discard changes",
  saved: "Glossary saved",
  failed: "It could not be saved. What you wrote is still here: try again.",
  faults: {
    alone: "Line {{line}} has only one word: write at least two, with commas between them.",
    tooManyWords: "Line {{line}} has more than {{most}} words.",
    tooLong: "Line {{line}} has a term of more than {{most}} characters.",
    tooManyLines: "There are more than {{most}} groups; the first one too many is on line {{line}}.",
  },
};
