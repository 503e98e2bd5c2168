import { foldText } from "@metatron/text/fold-text";

/** What people say in several words and documents in others; `means` takes the place of `said`. */
const PHRASES: readonly { said: RegExp; means: string }[] = [
  { said: /\b(?:q|k|ke)\b/g, means: "que" },
  { said: /\bxq\b|\bpq\b/g, means: "porque" },
  { said: /\bd\b/g, means: "de" },
  { said: /\bx\b/g, means: "por" },
  { said: /\bse (?:casa|casan|caso|casaron|va a casar)\b/g, means: "boda de otra persona" },
  { said: /\bme (?:caso|case|voy a casar|estoy casando)\b/g, means: "matrimonio boda" },
  {
    said: /\b(?:voy a ser|soy|sere) (?:papa|padre|mama|madre)\b(?! (?:sol[ao]|solter[ao]))|\bespero un (?:bebe|hijo)\b|\bnac(?:e|io|era|iera) mi (?:hij[oa]|bebe)\b|\b(?:tengo|tuve|voy a tener) un (?:hijo|bebe)\b/g,
    means: "permiso nacimiento progenitor hijo",
  },
  { said: /\b(?:madre|mama|padre|papa) (?:sol[ao]|solter[ao])\b/g, means: "familia monoparental" },
  { said: /\b(?:amaneci|desperte|levante) (?:con|mal[oa]?|enferm[oa])\b/g, means: "enfermo" },
  {
    said: /\b(?:estar|estoy|este|ponerme|pongo|puse|sentirme|siento|encuentro) mal[oa]?\b/g,
    means: "enfermo",
  },
  { said: /\b(?:otro|segundo) (?:trabajo|empleo)\b/g, means: "segundo empleo" },
  { said: /\bhoras? extras?\b/g, means: "horas extraordinarias" },
  { said: /\b(?:dar|dando|doy) (?:el |de )?(?:pecho|mamar|teta)\b/g, means: "lactancia" },
  { said: /\bno hay (?:lugar|espacio|asiento|sitio|cupo)\b/g, means: "no hay plaza" },
  { said: /\bvacasion(?:es)?\b/g, means: "vacaciones" },
  { said: /\b(?:mes|ano|semana) que [vb]iene\b/g, means: "mes ano siguiente" },
  { said: /\bque [vb]iene\b/g, means: "siguiente" },
  { said: /\bstand ?by\b/g, means: "sujeto a espacio plaza" },
  { said: /\bestados unidos\b|\bee\.? ?uu\b/g, means: "america del norte" },
  { said: /\bnueva york\b/g, means: "america del norte" },
  { said: /\bamerica latina\b|\bbuenos aires\b/g, means: "america del sur" },
  {
    said: /\b(?:trabaj\p{L}{0,12}|labur\p{L}{0,12}|curr\p{L}{0,12}|chamb\p{L}{0,12}) (?:desde|en) (?:mi |la )?casa\b|\bdesde (?:mi )?casa\b/gu,
    means: "teletrabajo",
  },
  {
    said: /\b(?:adelant\p{L}{0,12}|anticip\p{L}{0,12}) (?:parte )?(?:del?|de la|el|la|mi|de mi)? ?(?:sueldo|nomina|salario|paga|quincena)\b|\b(?:pueden|puede|podrian) adelantar(?:me)?\b/gu,
    means: "anticipo nomina",
  },
  { said: /\bhome ?office\b/g, means: "teletrabajo" },
  { said: /\b(?:otro|fuera del|del) pais\b/g, means: "extranjero" },
  {
    said: /\bcuando (?:cobro|cobramos|se cobra|me pagan|nos pagan|pagan|depositan|ingresan)(?! (?:las?|los|el|mis?|por|si)\b)/g,
    means: "cuando dia de pago de la nomina",
  },
  { said: /\bsin (?:cobrar|sueldo|paga|goce de (?:sueldo|haber))\b/g, means: "permiso sin sueldo" },
  {
    said: /\b(?:con cuanto tiempo|(?:con )?cuanta (?:antelacion|anticipacion)) (?:antes )?(?:lo |la |los |las )?(?:tengo que|hay que|debo|se) (?:pedir|pide|piden|pedirl[oa]s?|avisar|avisa|solicitar)\w*/g,
    means: "cuanta antelacion solicitud",
  },
  {
    said: /\bcon cuant[oa](?: tiempo)? (?:hay que|tengo que|debo|se) avis\w*/g,
    means: "cuanta antelacion solicita",
  },
  {
    said: /\b(?:viniendo|yendo|camino|de camino|ir|iba|venia) (?:al|del|hacia el|a la) (?:trabajo|oficina|aeropuerto|curro|laburo|chamba)\b/g,
    means: "en el camino al trabajo",
  },
  {
    said: /\bsin (?:papel(?:es)?|parte|justificante|certificado)(?: (?:del?|medico|doctor)){0,2}(?: medico| doctor)?/g,
    means: "sin parte medico",
  },
  { said: /\b(?:media hora)\b/g, means: "30 minutos" },
  { said: /\blicencia medica\b/g, means: "baja medica" },
  { said: /\b(?:sala cuna|jardin infantil)\b/g, means: "guarderia" },
  { said: /\b(?:cambi\w+ de casa|casa nueva|otra casa|cambio de domicilio)\b/g, means: "mudanza" },
  { said: /\b(?:me )?qued(?:e|o|amos|aron|arme|arse) en tierra\b/g, means: "no hay plaza en tierra" },
  { said: /\b(?:asuntos|dias|temas) (?:propios|personales)\b/g, means: "asuntos propios" },
  {
    said: /\b(?:ir|venir|voy|vamos|vengo|estar)(?: \p{L}{1,12}){0,2} (?:a|en) la oficina\b/gu,
    means: "dia presencial oficina",
  },
  {
    said: /\bno (?:esta|este|aparece|viene|figura)n? en (?:el |la )?(?=catalogo|lista|tabla)/g,
    means: "fuera del ",
  },
  { said: /\b(?:las|los) demas\b/g, means: "resto otras" },
  { said: /\bno (?:me )?llega(?:n)? al? fin de mes\b/g, means: "anticipo" },
  {
    said: /\btrabaj\p{L}{0,12} menos(?: horas)?\b|\bmedia jornada\b|\bjornada reducida\b/gu,
    means: "reduccion jornada",
  },
  {
    said: /\b(?:mensaje|aviso|respuesta) de (?:fuera de (?:la )?oficina|vacaciones|ausencia)\b|\bfuera de (?:la )?oficina automatic\p{L}{0,12}|\bout of office\b/gu,
    means: "respuesta automatica ausencia",
  },
  { said: /\bcuant[oa]s vacaciones\b/g, means: "cuantos dias de vacaciones" },
  { said: /\bcasar(?:me|se|nos|te)?\b/g, means: "matrimonio boda" },
  { said: /\bauxiliar(?:es)? de (?:vuelo|cabina)\b/g, means: "tripulacion de cabina" },
  {
    said: /\bgast\p{L}{1,12} (?:tod\p{L}{1,12} )?(?:los |las |mis )?(?=dias|vacaciones)/gu,
    means: "usar vacaciones ",
  },
  { said: /\bdias que (?:me |nos )?sobr\p{L}{1,12}/gu, means: "dias pendientes de vacaciones" },
  { said: /\b(?:duerm[oae]|dormir|durmiendo) fuera\b/g, means: "pernocta" },
  { said: /\bpor (?:un |el )?(?:vuelo|servicio)$/g, means: "" },
  {
    said: /\bdias que no (?:me )?(?:tome|tomo|use|uso|gaste|gasto|disfrute|coja)\b/g,
    means: "dias no usados de vacaciones",
  },
  { said: /\bplan de jubilacion\b/g, means: "plan de pensiones" },
  {
    said: /\bdos factores\b|\bsegundo factor\b|\bdoble factor\b|\b2fa\b|\bmfa\b/g,
    means: "verificacion en dos pasos",
  },
  { said: /\bsin cobertura\b/g, means: "sin cobertura datos" },
  { said: /\bcoche propio\b|\bmi (?:coche|carro|auto)\b/g, means: "coche propio" },
  {
    said: /\bno (?:me|nos) (?:dice|dicen|contesta|contestan|responde|responden)(?: nada)?\b/g,
    means: "no contesta solicitud",
  },
  {
    said: /\b(?:no me acuerdo|no recuerdo|se me (?:olvido|ha olvidado|paso)|me olvide)\b/g,
    means: "olvidada olvido",
  },
  { said: /\b(?:nadie|no) me (?:oye|oyen|escucha|escuchan)\b/g, means: "microfono no se oye" },
  {
    said: /\bno (?:voy a|puedo|podre|pude) (?:poder )?(?:ir|asistir) al curso\b/g,
    means: "cancelar curso anular plaza",
  },
  {
    said: /\b(?:se fue|se ha ido|se marcho|ya no esta|dejo) (?:de|en)? ?la empresa\b/g,
    means: "deja la empresa salida de una persona",
  },
  {
    said: /\bpapel (?:que diga|donde diga|con) (?:lo que|cuanto) (?:gano|cobro)\b/g,
    means: "certificado de ingresos",
  },
  {
    said: /\b(?:me )?(?:ingresaron|pagaron|depositaron|cobre|han pagado|han ingresado) menos\b/g,
    means: "cobraste menos nomina retencion",
  },
  { said: /\b(?:dejo|ha dejado|quedo) tirad[oa]\b|\b(?:me|nos) (?:dejo|quedo) en pana\b/g, means: "averia" },
  {
    said: /\b(?:la puse|lo puse|puse) mal (?:un monton de|muchas|varias) veces\b|\bme equivoque (?:muchas|varias) veces\b/g,
    means: "intentos fallidos cuenta bloqueada contrasena",
  },
  { said: /\b(?:puse|di|meti|escribi) mis datos\b/g, means: "diste tus datos" },
  { said: /\b(?:conteste|responda) solo\b/g, means: "respuesta automatica" },
  {
    said: /\b(?:conexion|meter\p{L}{0,3}|entrar|conectar\p{L}{0,3}) a la (?:red de la )?empresa\b/gu,
    means: "conexion vpn red privada",
  },
  { said: /\b(?:avion|vuelo) (?:iba|estaba|va|esta) (?:lleno|completo)\b/g, means: "no hay plaza" },
  {
    said: /\b(?:yendo|ir|venir|viniendo|iba) a (?:trabajar|currar|laburar|chambear|mi trabajo)\b/g,
    means: "en el camino al trabajo",
  },
  {
    said: /\b(?:viajaba|viajo|viajar|volar|volaba) gratis\b/g,
    means: "pasaje de beneficio sujeto a espacio",
  },
  { said: /\b(?:siguen|sigue|estan|esta) en rojo\b/g, means: "marca roja no actualiza" },
  {
    said: /\bsal(?:e|go) en (?:menos de )?(?:una hora|hora y media|dos horas|media hora)\b/g,
    means: "sale en menos de dos horas",
  },
  {
    said: /\bno quiero (?:usar|meter|poner|instalar) (?:nada|cosas|aplicaciones|apps)?[a-z ]{0,20} en mi (?:telefono|movil|celular|celu)\b/g,
    means: "sin querer usar el telefono propio",
  },
  { said: /\bme salta\b|\bme aparece un aviso\b/g, means: "aviso" },
  {
    said: /\bestoy entrando y yo\b|\byo no (?:estaba|estoy) entrando\b|\bno (?:fui|era|soy) yo\b/g,
    means: "aviso que tu no pediste no estabas entrando",
  },
  {
    said: /\bdejar? la empresa\b|\bme voy de la empresa\b|\birme de la empresa\b/g,
    means: "dejar la empresa",
  },
];

/** The question in plain letters, with its everyday phrases in the words of documents. */
export function inDocumentWords(question: string): string {
  return PHRASES.reduce((text, { said, means }) => text.replace(said, means), foldText(question));
}

/** The words of documents for the everyday phrases of a question, to be searched for beside its own. */
export function documentWordsFor(question: string): string {
  const asked = foldText(question);
  return PHRASES.filter(({ said, means }) => means.length > 6 && asked.search(said) >= 0)
    .map(({ means }) => means)
    .join(" ");
}
