import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/palette.ts";

export const palette: Words<typeof es.palette> = {
  title: "Buscar páginas e ações",
  placeholder: "Para onde você quer ir?",
  empty: "Nada corresponde ao que você digitou.",
  pages: "Páginas",
  preferences: "Preferências",
  session: "Sessão",
};
