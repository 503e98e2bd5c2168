import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const speech: Words<typeof es.speech> = {
  bar: "Reprodutor",
  preparing: "Preparando a voz…",
  playing: "Lendo a resposta",
  paused: "Em pausa",
  play: "Continuar",
  pause: "Pausar",
  stop: "Parar",
  speed: "Velocidade",
  voice: "Voz",
  systemVoice: "Voz do navegador",
  failed: "Não foi possível ler em voz alta: {{reason}}",
  noVoice: "Este navegador não tem vozes, e o servidor também não.",
  left_one: "Resta {{n}} caractere hoje",
  left_many: "Restam {{n}} caracteres hoje",
  left_other: "Restam {{n}} caracteres hoje",
  record: "Ditar",
  stopRecording: "Terminar o ditado",
  recording: "Gravando… {{seconds}} s",
  level: "Nível do microfone",
  writing: "Escrevendo o que você disse…",
  notAllowed: "O navegador não deixa usar o microfone. Permita na barra de endereços.",
  notHeard: "Não se entendeu a gravação: {{reason}}",
};
