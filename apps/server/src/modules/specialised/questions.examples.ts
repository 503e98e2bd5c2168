/**
 * Questions in everyday Spanish, with typos and without accents, written before the documents, and the
 * document that answers each. They test the demo knowledge and are not its index.
 */
export interface AskedExample {
  desk: "rh" | "mesa";
  text: string;
  document: string;
}

export const THIRTY_QUESTIONS: readonly AskedExample[] = [
  { desk: "rh", text: "cuantos dias de vacasiones me tocan al año", document: "vacaciones" },
  { desk: "rh", text: "puedo guardar los dias que no me tome para el año que biene", document: "vacaciones" },
  { desk: "rh", text: "se murio mi abuela cuantos dias me dan", document: "permisos-retribuidos" },
  { desk: "rh", text: "me caso en marzo, q permiso tengo", document: "permisos-retribuidos" },
  {
    desk: "rh",
    text: "voy a ser papa, cuanto tiempo puedo estar en casa con el bebe",
    document: "nacimiento-y-cuidado",
  },
  { desk: "rh", text: "sigo dando pecho, puedo salir antes?", document: "nacimiento-y-cuidado" },
  {
    desk: "rh",
    text: "cuantas horas tengo que descansar entre un turno y otro",
    document: "turnos-y-descansos",
  },
  { desk: "rh", text: "le puedo cambiar el turno a un compañero", document: "turnos-y-descansos" },
  {
    desk: "rh",
    text: "cuanto me pagan de comida cuando duermo fuera por un vuelo",
    document: "dietas-y-gastos",
  },
  { desk: "rh", text: "perdi el recibo del taxi, igual me lo devuelven?", document: "dietas-y-gastos" },
  { desk: "rh", text: "se me rompio el zapato del uniforme como pido otro", document: "uniforme-e-imagen" },
  { desk: "rh", text: "puedo tener un tatuaje en el brazo siendo tripulante", document: "uniforme-e-imagen" },
  { desk: "rh", text: "mi esposa puede viajar gratis conmigo", document: "pasajes-de-beneficio" },
  { desk: "rh", text: "que pasa si voy en standby y no hay lugar", document: "pasajes-de-beneficio" },
  { desk: "rh", text: "el seguro medico cubre a mis hijos?", document: "beneficios-sociales" },
  { desk: "rh", text: "cuando depositan el sueldo en diciembre", document: "calendario-de-nomina-2026" },
  { desk: "rh", text: "amaneci con fiebre, que hago para avisar que no voy", document: "bajas-medicas" },
  { desk: "rh", text: "puedo trabajar desde mi casa dos dias", document: "teletrabajo" },
  { desk: "rh", text: "la empresa me paga un curso de ingles?", document: "formacion" },
  {
    desk: "rh",
    text: "un proveedor me regalo una botella cara, la puedo aceptar",
    document: "codigo-de-conducta",
  },
  { desk: "mesa", text: "no me conecta la vpn desde el hotel", document: "vpn" },
  { desk: "mesa", text: "olvide mi clave y no puedo entrar", document: "contrasena" },
  {
    desk: "mesa",
    text: "cambie de celular y ya no me llegan los codigos para entrar",
    document: "verificacion-en-dos-pasos",
  },
  {
    desk: "mesa",
    text: "la impresora de la puerta de enbarque no saca los pases",
    document: "impresoras",
  },
  {
    desk: "mesa",
    text: "la tablet de cabina no sincroniza los manuales",
    document: "tabletas-de-tripulacion",
  },
  { desk: "mesa", text: "nesesito instalar autocad como lo pido", document: "solicitud-de-programas" },
  { desk: "mesa", text: "me robaron la laptop en el aeropuerto", document: "equipos-perdidos" },
  { desk: "mesa", text: "me llego un correo raro pidiendo mis datos, que hago", document: "phishing" },
  {
    desk: "mesa",
    text: "no me aparece el calendario del equipo en el outlook",
    document: "correo-y-calendario",
  },
  { desk: "mesa", text: "el wifi de la oficina va lentisimo", document: "wifi-corporativo" },
];

/** Questions that were once answered with another section, and the heading of the one that answers them. */
export const ONCE_WRONG_QUESTIONS: readonly { desk: AskedExample["desk"]; text: string; section: string }[] =
  [
    {
      desk: "mesa",
      text: "¿Cómo pongo el correo de la empresa en mi móvil?",
      section: "Correo en el teléfono",
    },
    { desk: "mesa", text: "no puedo entrar al correo desde el móvil", section: "Correo en el teléfono" },
    { desk: "mesa", text: "qué es la verificación en dos pasos", section: "Qué es" },
    { desk: "mesa", text: "qué es el doble factor de autenticación", section: "Qué es" },
    { desk: "mesa", text: "no me llega el segundo factor", section: "No llega el aviso" },
    { desk: "mesa", text: "qué programas hay disponibles", section: "Programas del catálogo" },
    { desk: "mesa", text: "el autocad tiene costo?", section: "Programas del catálogo" },
    { desk: "mesa", text: "no se conecta a brisa-empresa", section: "No se conecta" },
    { desk: "mesa", text: "cliquei em um link suspeito", section: "Ya pulsaste o diste tus datos" },
    { desk: "mesa", text: "se escucha todo bajito o nada", section: "No se oye o no te oyen" },
    { desk: "rh", text: "el documento de nacimiento de 2023 sigue valiendo", section: "A quién se aplica" },
    { desk: "rh", text: "qué me pagan si vuelo de noche", section: "Nocturnidad, festivos y disponibilidad" },
    {
      desk: "rh",
      text: "qué tengo que presentar por el examen",
      section: "Justificantes que se aceptan",
    },
    { desk: "rh", text: "valores de la empresa", section: "Lo esencial" },
    { desk: "rh", text: "me quedé dormido", section: "Retrasos y fichaje" },
    { desk: "rh", text: "desde cuándo tengo seguro", section: "Quién los tiene" },
    { desk: "mesa", text: "me han robado el portatil en Barajas", section: "Procedimiento" },
    { desk: "mesa", text: "no me llega el codigo", section: "No llega el aviso" },
    { desk: "mesa", text: "cada cuanto hay que cambiar la contraseña", section: "Reglas de la contraseña" },
    { desk: "rh", text: "voy a ser padre", section: "Duración del permiso" },
    { desk: "rh", text: "como pido un dia libre", section: "Cómo se pide" },
    { desk: "rh", text: "tengo fiebre", section: "Si hoy no puedes trabajar" },
    { desk: "rh", text: "me he quedado en tierra", section: "Si no hay plaza" },
    { desk: "rh", text: "quiero coger vacaciones", section: "Cómo se solicitan" },
    { desk: "rh", text: "me han cambiado el turno", section: "Publicación de los turnos" },
    { desk: "rh", text: "se ha retrasado mi boda", section: "Boda: lo que más se pregunta" },
    { desk: "rh", text: "fui sin corbata y me riñeron", section: "Incumplimientos" },
    { desk: "rh", text: "estoy de baja y me llama mi jefe", section: "Durante la baja" },
    {
      desk: "mesa",
      text: "me han robado mi móvil personal",
      section: "Si es tu teléfono personal con correo de empresa",
    },
    { desk: "mesa", text: "ha aparecido mi portátil", section: "Si aparece" },
    { desk: "mesa", text: "soy nuevo y no puedo entrar", section: "Primer día de trabajo" },
    { desk: "mesa", text: "tengo movil nuevo", section: "Teléfono nuevo: pasar Verifica" },
  ];

export const TEN_OUT_OF_SCOPE: readonly string[] = [
  "quien gano el mundial de 2022",
  "dame una receta de lasaña",
  "cual es la capital de australia",
  "escribe un poema sobre el mar",
  "cuanto cuesta un iphone nuevo",
  "que tiempo hace mañana en lima",
  "como arreglo una fuga de agua en mi cocina",
  "recomiendame una serie de netflix",
  "resuelve esta ecuacion x2+3x=0",
  "quien es el presidente de francia",
];
