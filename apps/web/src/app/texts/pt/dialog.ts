import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/dialog.ts";

export const dialog: Words<typeof es.dialog> = {
  TIMEOUT_LOGOUT_TITTLE: "Você ainda está aí?",
  TIMEOUT_LOGOUT_MESSAGE:
    "Sua sessão será encerrada em {{seconds}} segundos. Se você continuar, tudo fica como está. Se for encerrada, guardamos seu rascunho.",
  BUTTON_YES: "Sim, continuar",
  BUTTON_OK: "Aceitar",
  BUTTON_NO: "Não, sair",
  BUTTON_CANCEL: "Cancelar",
  BUTTON_DESIST: "Desistir",
};
