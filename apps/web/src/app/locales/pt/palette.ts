import type { Texts } from "../texts.ts";

export const palette = {
  title: "Buscar páginas e ações",
  placeholder: "Para onde você quer ir?",
  empty: "Nada corresponde ao que você digitou.",
  pages: "Páginas",
  preferences: "Preferências",
  session: "Sessão",
} satisfies Texts["palette"];
