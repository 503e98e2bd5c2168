import type { Language } from "@metatron/contract/enums";
import type { ToolServerFailure } from "@metatron/contract/tool-servers/constants";

type Sentence = ToolServerFailure | "changed" | "off";

/** Sentences for the model and the person; each follows the name of the server. */
const SENTENCES: Record<Language, Record<Sentence, string>> = {
  es: {
    unreachable: "no responde",
    bad_certificate: "tiene un certificado que no es válido; avisa a tu administrador",
    redirected: "redirige a otra dirección, y eso no se permite",
    host_not_allowed: "remite a un servidor que no está permitido",
    timed_out: "no respondió a tiempo",
    too_large: "devolvió un resultado demasiado grande",
    not_understood: "devolvió algo que no se puede leer",
    unauthorized: "rechazó las credenciales",
    needs_authorization:
      "necesita tu permiso: conecta tu cuenta en [Ajustes › Conexiones](/settings#connections) y vuelve a preguntar",
    program_failed: "no se pudo iniciar",
    stdio_not_allowed: "no está permitido en esta instalación",
    secrets_unreadable:
      "tiene credenciales guardadas que ya no se pueden leer; hay que introducirlas otra vez",
    refused: "rechazó la llamada: puede que la herramienta ya no exista o haya cambiado",
    changed: "ha cambiado esta herramienta; no se puede usar hasta que un administrador la acepte",
    off: "ya no ofrece esta herramienta",
  },
  en: {
    unreachable: "does not answer",
    bad_certificate: "has a certificate that is not valid; tell your administrator",
    redirected: "redirects to another address, which is not allowed",
    host_not_allowed: "refers to a server that is not allowed",
    timed_out: "did not answer in time",
    too_large: "returned a result that is too large",
    not_understood: "returned something that can't be read",
    unauthorized: "refused the credentials",
    needs_authorization:
      "needs your permission: connect your account in [Settings › Connections](/settings#connections) and ask again",
    program_failed: "could not be started",
    stdio_not_allowed: "is not allowed in this installation",
    secrets_unreadable: "has stored credentials that can no longer be read; they must be entered again",
    refused: "refused the call: the tool may be missing or have changed",
    changed: "has changed this tool; it can't be used until an administrator accepts it",
    off: "no longer offers this tool",
  },
  pt: {
    unreachable: "não responde",
    bad_certificate: "tem um certificado que não é válido; avise seu administrador",
    redirected: "redireciona para outro endereço, o que não é permitido",
    host_not_allowed: "remete a um servidor que não é permitido",
    timed_out: "não respondeu a tempo",
    too_large: "devolveu um resultado grande demais",
    not_understood: "devolveu algo que não pode ser lido",
    unauthorized: "recusou as credenciais",
    needs_authorization:
      "precisa da sua permissão: conecte sua conta em [Ajustes › Conexões](/settings#connections) e pergunte de novo",
    program_failed: "não pôde ser iniciado",
    stdio_not_allowed: "não é permitido nesta instalação",
    secrets_unreadable:
      "tem credenciais guardadas que não podem mais ser lidas; é preciso informá-las de novo",
    refused: "recusou a chamada: a ferramenta pode não existir mais ou ter mudado",
    changed: "mudou esta ferramenta; ela não pode ser usada até que um administrador a aceite",
    off: "não oferece mais esta ferramenta",
  },
};

export function callSentence(sentence: Sentence, server: string, language: Language): string {
  return `${server} ${SENTENCES[language][sentence]}.`;
}
