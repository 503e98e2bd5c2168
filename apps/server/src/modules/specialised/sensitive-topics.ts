import { z } from "zod";

/** A topic on which a person should be talked to by a person: their contact comes before anything else. */
export const sensitive = z.strictObject({
  name: z.string().min(1),
  words: z.array(z.string().min(2)).min(1),
  contact: z.string().min(1),
});

export const defaultSensitive: z.infer<typeof sensitive>[] = [
  {
    name: "harassment",
    words: [
      ..."acoso acosa acosan acosando acosador hostigamiento hostiga humilla humillan discriminación discriminan maltrato bullying mobbing".split(
        " ",
      ),
      "me toca sin permiso",
      "tocó sin permiso",
      "abuso sexual",
      "insulta todos días",
    ],
    contact:
      "Esto es importante y no tienes que llevarlo a solas. Puedes hablar ahora con una persona, en confianza: **línea confidencial 900 000 111** (24 horas), o las **asesoras confidenciales** de tu base, que están en RHConnect. Si hay peligro, llama primero a emergencias.",
  },
  {
    name: "health",
    words: [
      ..."suicidio suicidarme suicidar depresión deprimido deprimida ansiedad adicción alcoholismo autolesión".split(
        " ",
      ),
      "ataque pánico",
      "no quiero vivir",
      "quitarme vida",
      "no puedo más",
      "burnout",
    ],
    contact:
      "Gracias por contarlo. Hay personas que pueden ayudarte ahora mismo: **apoyo psicológico 900 000 222** (24 horas, anónimo; la empresa no sabe quién llama) y **Salud Laboral** en tu base. Si sientes que corres peligro, llama al número de emergencias de tu país.",
  },
  {
    name: "dismissal",
    words: "despido despiden despidieron despedirme echaron echar desvinculación despedido despedida".split(
      " ",
    ),
    contact:
      "En un tema así conviene hablar con una persona antes de firmar nada: **Relaciones Laborales, extensión 2200**, y tu representante de personal. Puedes ir acompañado a cualquier reunión.",
  },
];
