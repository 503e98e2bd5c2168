import type { Texts } from "../texts.ts";

export const settings = {
  appearance: "Aparência",
  theme: "Tema",
  themeHint: "Fica guardado neste navegador.",
  language: "Idioma",
  languageHint: "Muda a interface; as respostas seguem o idioma da sua pergunta.",
  account: "Conta",
  name: "Nome",
  email: "E-mail",
  session: "Sessão",
  logoutHint: "Encerra a sessão em todas as abas deste navegador.",
} satisfies Texts["settings"];
