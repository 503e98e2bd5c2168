import type { ResearchScript } from "./researching-model.ts";

export interface ResearchExample extends ResearchScript {
  chat: "rh-plus" | "service-desk" | "chat-libre";
  /** The document that each sentence cites. */
  titles: readonly string[];
}

const search = (query: string, more: object = {}) => ({
  tool: "search_documents",
  input: { query, ...more },
});
const read = (document: string, more: object = {}) => ({
  tool: "read_document",
  input: { document, ...more },
});
const list = (title: string) => ({ tool: "list_documents", input: { title } });
/** A sentence in the words of the document. */
const same = (text: string) => ({ text, from: text });

const TRAVEL = "Pasajes de beneficio para personal y familia";
const SHIFTS = "Turnos, descansos y cambios de programación";
const EXPENSES = "Dietas, viáticos y gastos de viaje";
const BENEFITS = "Beneficios sociales";
const UNIFORM = "Uniforme e imagen personal";
const SICK = "Bajas médicas y ausencias por enfermedad";
const LEAVE = "Guía de permisos retribuidos";
const TRAINING = "Plan de formación y ayudas al estudio";
const HOLIDAYS = "Política de vacaciones";
const VPN = "Conexión a la red privada (VPN)";
const TABLETS = "Tabletas de tripulación (EFB y cabina)";
const LOST = "Equipos perdidos o robados";
const PRINTERS = "Impresoras de oficina y de puerta de embarque";
const PASSWORD = "Contraseña olvidada, caducada o bloqueada";
const PHISHING = "Correos sospechosos y phishing";
const RAMP = "Manual de rampa de la base";

export const examples: readonly ResearchExample[] = [
  {
    chat: "rh-plus",
    question:
      "Me caso en abril y luego nos mudamos a otra provincia. ¿Qué días tengo en total y qué viaje nos regala la empresa?",
    steps: [
      [search("luna de miel billetes gratis"), search("mudanza cambio de provincia días")],
      [
        read(TRAVEL, { section: "Cuántos y para quién" }),
        read(LEAVE, { section: "Cuántos días corresponden" }),
      ],
    ],
    says: [
      { text: "Por mudanza a otra provincia son 2 días laborables", from: "2 con cambio de provincia" },
      { text: "La luna de miel son 2 billetes confirmados gratis", from: "2 billetes confirmados gratis" },
    ],
    titles: [LEAVE, TRAVEL],
  },
  {
    chat: "rh-plus",
    question:
      "Estoy de baja y después pediré una excedencia para cuidar a mi madre. ¿Sigo pudiendo volar gratis, y cuánto cobro si la baja pasa de tres meses?",
    steps: [
      [search("excedencia por cuidado pasajes de beneficio"), search("salario según la duración de la baja")],
      [read(TRAVEL, { section: "Bajas, excedencias y jubilación" }), read(SICK, { section: "Baja médica" })],
    ],
    says: [
      same("En excedencia por cuidado se conserva el beneficio"),
      { text: "Los días 91 a 365 cobras el 90 %", from: "Días 91 a 365" },
    ],
    titles: [TRAVEL, SICK],
  },
  {
    chat: "rh-plus",
    question: "Dejo la empresa en marzo. ¿Hasta cuándo puedo ir al médico privado y qué hago con la ropa?",
    steps: [
      [search("seguro médico al dejar la empresa"), search("devolver prendas uniforme fin de contrato")],
      [
        read(BENEFITS, { section: "Al dejar la empresa" }),
        read(UNIFORM, { section: "Prendas que se entregan" }),
      ],
    ],
    says: [
      same("El seguro médico se mantiene hasta el final del mes"),
      same("Las prendas son de la empresa y se devuelven al terminar el contrato"),
    ],
    titles: [BENEFITS, UNIFORM],
  },
  {
    chat: "rh-plus",
    question:
      "Se me ha partido la bota al pie del avión y me torcí el tobillo. ¿Puedo seguir con zapatillas mías y adónde voy a que me miren?",
    steps: [
      [search("calzado de seguridad rampa roto"), search("accidente en el trabajo mutua")],
      [read(SICK, { section: "Accidente en el trabajo" })],
    ],
    says: [
      {
        text: "En rampa, sin calzado de seguridad no se entra en plataforma",
        from: "sin calzado de seguridad",
      },
      { text: "Ve a la mutua", from: "Ve a la mutua." },
    ],
    titles: [UNIFORM, SICK],
  },
  {
    chat: "rh-plus",
    question:
      "Me han ofrecido dar clases a los nuevos y yo quiero sacarme un máster. ¿Cuánto cobro y qué me ayudan a pagar?",
    steps: [
      [search("instructores hora lectiva"), search("ayuda para estudios oficiales matrícula")],
      [read(TRAINING, { section: "Ayuda para estudios oficiales" })],
    ],
    says: [
      { text: "Quien da clases internas cobra 22 € por hora lectiva", from: "22 € por hora lectiva" },
      { text: "Se paga el 60 % de la matrícula, hasta 2.500 € por curso", from: "hasta 2.500 € por curso" },
    ],
    titles: [TRAINING, TRAINING],
  },
  {
    chat: "rh-plus",
    question: "Llevo tres meses en casa por la espalda y quiero volver poco a poco. ¿Qué me van a pedir?",
    steps: [[search("vuelta gradual tras la baja reconocimiento")], [read(SICK, { section: "La vuelta" })]],
    says: [
      same("Después de 30 días de baja hay reconocimiento médico antes de volver"),
      same("media jornada con el salario completo hasta cuatro semanas"),
    ],
    titles: [SICK, SICK],
  },
  {
    chat: "rh-plus",
    question:
      "El sábado me toca estar en casa pendiente del teléfono. ¿Cuánto cobro y en cuánto tiempo tengo que llegar?",
    steps: [
      [search("imaginaria en casa pago fin de semana")],
      [
        read(SHIFTS, { section: "Nocturnidad, festivos y disponibilidad" }),
        read(SHIFTS, { section: "Publicación de los turnos" }),
      ],
    ],
    says: [
      { text: "La imaginaria en casa se paga a 42 euros en fin de semana", from: "42 en fin de semana" },
      same("Hay que poder presentarse en 90 minutos"),
    ],
    titles: [SHIFTS, SHIFTS],
  },
  {
    chat: "rh-plus",
    question:
      "En Lima no había habitación y pagué otra por mi cuenta. ¿Qué me devuelven y cuánto descanso tengo antes de volver a entrar?",
    steps: [
      [
        search("hotel sin habitación visto bueno guardia de Viajes"),
        search("descanso mínimo entre turnos horas"),
      ],
      [read(SHIFTS, { section: "Descansos mínimos" })],
    ],
    says: [
      {
        text: "Puedes pagar otro, hasta 120 € por noche en Europa y 100 € en el resto",
        from: "100 € en el resto",
      },
      same("Entre el final de un turno y el comienzo del siguiente pasan al menos 12 horas"),
    ],
    titles: [EXPENSES, SHIFTS],
  },
  {
    chat: "rh-plus",
    question: "Mi pequeño tiene una minusvalía reconocida del 40 por ciento. ¿Qué dinero hay para él?",
    steps: [
      [search("hijos con discapacidad ayuda al mes")],
      [read(BENEFITS, { section: "Guardería y colegio" })],
    ],
    says: [same("Los hijos con discapacidad del 33 % o más tienen 220 € al mes sin límite de edad")],
    titles: [BENEFITS],
  },
  {
    chat: "rh-plus",
    question:
      "Me quedé sin el tique del taxi del aeropuerto de madrugada. ¿Lo cobro, y qué plus me toca por esas horas de noche?",
    steps: [
      [search("recibos perdidos declaración firmada"), search("plus de nocturnidad")],
      [
        read(EXPENSES, { section: "Recibos perdidos" }),
        read(SHIFTS, { section: "Nocturnidad, festivos y disponibilidad" }),
      ],
    ],
    says: [
      same("si el cargo se ve en el extracto de la tarjeta, aunque falte el recibo"),
      same("El plus de nocturnidad es del 25 % de la hora base"),
    ],
    titles: [EXPENSES, SHIFTS],
  },
  {
    chat: "rh-plus",
    question:
      "Caí malo en plena playa y sigo en cama. ¿He perdido esos días y cuánto cobraría si duro más de tres meses así?",
    steps: [
      [search("enfermar durante las vacaciones parte médico"), list("vacaciones")],
      // A part of the title and another case.
      [read("VACACIONES", { section: "Cambios y cancelaciones" }), read(SICK, { section: "Baja médica" })],
    ],
    says: [
      {
        text: "Si enfermas y tienes parte médico, esos días no se consumen",
        from: "esos días no se consumen",
      },
      { text: "Los días 91 a 365 cobras el 90 %", from: "Días 91 a 365" },
    ],
    titles: [HOLIDAYS, SICK],
  },
  {
    chat: "rh-plus",
    question:
      "Quiero irme dos meses sin cobrar a ver a mi familia a Manaos. ¿Con cuánto tiempo aviso y qué maletas llevo en el vuelo?",
    steps: [
      [search("permiso sin sueldo antelación"), search("equipaje pasaje de beneficio kilos")],
      [read(TRAVEL, { section: "Normas a bordo y en el aeropuerto" })],
    ],
    says: [
      same("Se solicita con 45 días de antelación"),
      { text: "El equipaje es una maleta de 23 kilos y una de mano", from: "una maleta de 23 kilos" },
    ],
    titles: [LEAVE, TRAVEL],
  },
  {
    chat: "service-desk",
    question:
      "La VPN me da primero el código P-27 y luego el P-31. ¿Qué tengo que tocar en el portátil y de cuántas letras va la nueva?",
    steps: [
      [search("códigos de error P-27 P-31"), search("reglas de la contraseña longitud")],
      [
        read(VPN, { section: "Si no conecta: procedimiento" }),
        read(PASSWORD, { section: "Reglas de la contraseña" }),
      ],
    ],
    says: [
      same("Comprueba que la fecha y la hora del portátil son automáticas"),
      { text: "La longitud mínima son 14 caracteres", from: "14 caracteres" },
    ],
    titles: [VPN, PASSWORD],
  },
  {
    chat: "service-desk",
    question:
      "En el wifi del hotel me aparece P-44, y mañana llega un técnico de fuera. ¿Cómo lo salvo y cómo entra él?",
    steps: [
      [search("P-44 la red bloquea la conexión"), search("acceso de terceros proveedor padrino")],
      [read(VPN, { section: "procedimiento" }), read(VPN, { section: "personas externas" })],
    ],
    says: [
      { text: "En Pasarela, activa «Modo compatible» y vuelve al wifi", from: "activa «Modo compatible»" },
      { text: "Un proveedor necesita un padrino interno", from: "necesita un padrino interno" },
    ],
    titles: [VPN, VPN],
  },
  {
    chat: "service-desk",
    question: "Me la olvidé en el asiento 14C y estoy en Cusco. ¿Cuándo vuelvo a tener una tableta?",
    steps: [
      [search("tableta de vuelo sustitución plazo escala")],
      [read(LOST, { section: "Equipo de sustitución" })],
    ],
    says: [
      {
        text: "Tableta de vuelo: plazo en otra escala, 24 horas",
        from: "Tableta de vuelo | En el momento, de reserva",
      },
    ],
    titles: [LOST],
  },
  {
    chat: "service-desk",
    question:
      "El aparato de los manuales quema y la tapa se ha abombado. ¿Lo subo al avión? ¿Y me van a regañar por picar en la prueba del otro día?",
    steps: [
      [search("batería hinchada caja ignífuga"), search("simulacros phishing sanciones")],
      [read(TABLETS, { from_page: 2, to_page: 2 }), read(PHISHING, { section: "Simulacros" })],
    ],
    says: [
      { text: "Déjala en la caja ignífuga de la sala de firmas", from: "caja ignífuga de la sala de firmas" },
      same("no hay listas ni sanciones"),
    ],
    titles: [TABLETS, PHISHING],
  },
  {
    chat: "service-desk",
    question:
      "Nada sale por la máquina de pases en Lima. ¿Cuánto tardan en venir? ¿Y sin mi acreditación cómo paso estos dos días?",
    steps: [
      [search("impresora de puerta técnico minutos vuelo afectado"), search("tarjeta de aeropuerto perdida")],
      [read(LOST, { section: "Tarjeta de aeropuerto, carné y llaves" })],
    ],
    says: [
      {
        text: "Un técnico llega en 20 minutos en Madrid, Santiago y Guarulhos, y en 45 en el resto",
        from: "45 en el resto",
      },
      same("mientras tanto entras acompañado"),
    ],
    titles: [PRINTERS, LOST],
  },
  {
    chat: "chat-libre",
    question: "Según el manual adjunto, ¿a qué distancia se queda el vehículo de extinción?",
    steps: [
      [search("repostaje con pasajeros", { collection: "conversation" })],
      [read(RAMP, { section: "Anexo C" })],
    ],
    says: [same("El camión de bomberos espera a treinta metros del ala")],
    titles: [RAMP],
  },
  {
    chat: "chat-libre",
    question: "Según el manual adjunto, ¿quién autoriza la salida cuando hay hielo en las alas?",
    steps: [[search("hielo en las alas")], [read("manual de RAMPA de la base", { section: "anexo d" })]],
    says: [same("el visto bueno lo da el comandante")],
    titles: [RAMP],
  },
  {
    chat: "chat-libre",
    question: "Según el manual adjunto, ¿con qué viento ya no se puede abrir la bodega?",
    steps: [
      [search("viento para abrir la bodega"), list("rampa")],
      [read(RAMP, { section: "Anexo A" })],
      [read(RAMP, { section: "Anexo B" })],
    ],
    says: [same("Las compuertas de carga se mueven hasta cuarenta nudos de racha")],
    titles: [RAMP],
  },
];

/** A manual whose chapters refer to annexes that use other words and are far away. */
export const RAMP_MANUAL = [
  `# ${RAMP}`,
  "## Repostaje\nCon pasajeros a bordo se sigue el anexo C.",
  positions(1, 12),
  "## Hielo en las alas\nCon hielo en las alas se sigue el anexo D.",
  positions(13, 24),
  "## Puertas de bodega\nEl viento para abrir la bodega está en el anexo A.",
  positions(25, 36),
  "## Anexo A\nLas rachas se miden con el anemómetro de la torre. El tope de cada compuerta está en el anexo B.",
  positions(37, 44),
  "## Anexo B\nLas compuertas de carga se mueven hasta cuarenta nudos de racha.",
  positions(45, 52),
  "## Anexo C\nEl camión de bomberos espera a treinta metros del ala, con el motor en marcha.",
  positions(53, 60),
  "## Anexo D\nTras el tratamiento con glicol, el visto bueno lo da el comandante.",
].join("\n\n");

function positions(from: number, to: number): string {
  const watching = "El coordinador mira los conos y anota la hora en su hoja. ".repeat(8);
  return Array.from(
    { length: to - from + 1 },
    (_, at) => `## Puesto ${from + at}\nEl puesto ${from + at} tiene calzos y un extintor. ${watching}`,
  ).join("\n\n");
}
