import { type MessageWord, toMessageWord } from "./message-words.ts";

/**
 * Words by what they are about, so that the model learns from «lloro en el baño» something about «me encierro en el
 * lavabo con lágrimas». A word may belong to several concepts; `a*` is every word that begins so.
 */
const CONCEPTS: Record<string, string> = {
  // People
  me: "me nos conmigo myself",
  my: "mi mis my meu minha meus minhas nuestro nuestra",
  chief:
    "jefe jefa jefes jefas jefazo jefecito jefatura supervisor* encargad* coordinador* gerent* director directora comandante* capitan capitana captain instructor* capataz superior superiores lider* manager* boss mando mandos sobrecargo* purser chefe chefia gestor gestora responsable* patron lead supervisora profe profesor cabo mayordomo",
  colleague:
    "companer* compa compas colega* copiloto* mecanic* azafat* auxiliar* tripulante* chico chica chicos chicas tipo tipos man tio hombre coworker* colleague* crew teammate* amigo amiga becari* practicas muchach* piloto pilotos wey guy guys someone alguien subordinad* roommate flatmate",
  family:
    "mama papa padre madre padres mami papi vieja hermano hermana hermanos abuel* tio tia suegr* primo prima mom mum dad father mother brother sister mae pai irmao irma familia family grand*",
  child:
    "hijo hija hijos hijas nino nina ninos ninas bebe bebes crio crios kid kids son daughter filho filha filhos nene guagua",
  partner:
    "marido pareja novio novia esposo esposa exmarido exnovio exmujer expareja ex namorado namorada husband boyfriend girlfriend wife partner mujer senora conyuge",
  client: "pasajer* client* viajer* passageir* passenger* viajante* flyer",
  personnel: "rrhh rh hr recursos humanos personal sindicat* delegad* legal abogad* union auditoria gerencia",
  they: "ellos todos demas otros otras los they everyone todo mundo gente",
  nobody: "nadie nobody ninguem noone ningun ninguno",
  // States
  sleep:
    "dorm* duerm* durm* sueno suenos insomnio despiert* despert* acuest* acost* levant* sleep* slept awake cama desvel* pesadill* descans* madrug* bed durmo acord* techo",
  night: "noche noches madrugada madrugadas night nights noite noites medianoche midnight",
  cry: "llor* lagrim* llanto cry crying cried cries tears chor* sollo*",
  eat: "comer comida apetito hambre trag* vomit* flac* adelgac* kilos tallas peso eat eaten eating ate weight bocado atracon* huesos",
  drink:
    "beb* tomar tomando trago tragos whisky* cerveza* vino vinos botell* alcohol* drink drinking drunk petaca copa copas ron licor minibar resaca borrach* bottle chupo chupar ebri*",
  drug: "pastill* drog* cocain* coca perico marihuana porro* pills tablets clonazepam medicacion antidepre* ansioliti* sertralin* sedante* remedio* raya consum* recai* meto metia",
  gamble:
    "apuest* apost* casino* ruleta maquinita* bet bets gambl* tragaperra* tragamoneda* tigrinho jugar juego ludopat*",
  debt: "debo deuda* deber prestamo* hipoteca* plata anticipo* alquiler mortgage debt* rent loan aluguel",
  body: "pecho corazon respir* ahog* asfixi* aire tembl* tiembl* sudo sudan sudor mareo* mareand* marea taquicardia* nudo garganta estomago opresion palpit* breath* shak* chest heart aperto peito tremer tremendo zumb* paraliz* bloque* desmay* vista pulso adormec* cuerpo",
  fear: "miedo* pavor panico* asust* temor* terror* susto* afraid scared fear* medo panic* angust* ansied* nervios* temo aterr* atrev* verguenz* avergonz* culp* shame",
  tired:
    "cansad* cansancio agotad* agota quemad* burnout fundid* exhaust* tired reventad* rendid* fatig* harto harta cansei exaust* quemazon",
  numb: "vacio vacia vacios sentido ganas ilusion* ilusiona apagad* robot automatico fuerzas animo igual alegria feliz esperanza salida rumbo pointless point empty numb vontade forcas disfrut* importa sirvo valgo",
  sad: "triste* tristeza deprim* depre* bajone* hundid* rota destroz* fatal polvo fondo pozo oscur* gris dark sombr* derrumb* quebr* romp* desespera* decepcion* carga estorb* estorbo burden desanim* bolsa",
  limit:
    "aguant* soport* limite puedo basta revient* reviento explot* explotar super* sobrepas* colaps* handle cope cant doy",
  die: "morir* muri* muer* matar* mata suicid* ahorc* die died dead dying kill* morrer morto fallec* entierr* enterr* vivir viva vivo live alive viver duelo funeral",
  vanish: "desaparec* sumir sumisse vanish disappear* desvanec* irme apagarme volver existir faltar falto",
  drop: "puente ventana balcon azotea terraza anden vias helice helices precipicio bridge balcony ponte",
  wound:
    "corto cortarme cortes cortand* rasgu* sangr* moret* moraton* marcas cicatri* herid* quemo dano hurt cuts bruise* golpeo golpes scratch*",
  farewell:
    "adios despedir* despidiendo* despidan placer cuidense cuidaos cuida goodbye bye adeus perdonen* perdoname carta cartas regale regalo regalando",
  alone: "sola solas soledad alone lonely sozinh* aisla* solita solito encierr* encerr* acompan*",
  care: "psicolog* psiquiat* terapi* therap* counsel* ayuda* apoyo escuch* desahog* help ajuda hablar conversar contarle talk falar",
  shelter:
    "bano banos lavabo ducha vestuario* coche carro auto aparcamiento parking parqueadero estacionamiento toilet toilets bathroom banheiro cochera escondo escondid*",
  hotel:
    "hotel* habitacion* pernocta* cuarto* layover* pernoite* posta room rooms quarto escala escalas elevador ascensor",
  home: "casa hogar depa departamento home house apartamento piso",
  since:
    "llevo llevaba hace desde semanas semana meses mes anos weeks months since lately ultimamente faz ya antes ahora",
  always:
    "siempre cada diario diaria constantemente otra vez always every sempre toda todas nunca never seguido continuamente",
  trauma:
    "accidente* emergencia aterrizaje* turbulencia evacuac* incendio humo crash atropell* choque despiste landing pouso",
  // Treatment by others
  shout: "grit* chill* alz* shout* scream* yell* berr* reganar regan* retar golpea",
  insult:
    "insult* inutil* tont* idiot* estupid* imbecil* basura burr* puta zorra perra marica* maricon* sudaca* cholo* cholit* gord* payaso rata chivat* sopl* sapo sapa mono monos mona macaco monkey* vaga vago floja retrasad* fea feo loca loco llama* apod* mote bautiz* veneco* indio india useless stupid dumb dinosaurio incompetent*",
  mock: "burl* rie rien rio rieron risa risas reir* riend* reirse mofa* imit* chist* brom* laugh* mock* joke* piada* hazmerreir ridicul* humill* humilh* humiliat*",
  exclude:
    "exclu* ignor* callan callaron apart* invitan invitaron invita avisan dirig* esconden escond* desaparec* saludan saluda vacio fuera sacaron sacan eliminaron levantan ningunean",
  chat: "whatsapp grupo grupos chat foto fotos video videos grab* stickers mensaj* audio audios instagram redes telegram captura* photo* pictures message* facebook mandan",
  touch:
    "toco tocan tocaba tocar* tocando manose* roz* abraz* bes* beso acarici* agarr* sob* mano manos arrim* masaj* touch* grab* alis* apalp* pellizc* palmad* aprieta restreg* arrincon* acorral* pega pegado pegad* brush*",
  flesh:
    "pierna* cintura* nalga* trasero escote rodilla* cuello* hombro* pelo espalda waist leg legs knee culo pechos cuerpo bunda muslo* cadera* nuca oreja",
  sexual:
    "sexual* sexo desnud* intim* bonita guapa guapo linda amor reina princesa carino mamita mami bebe preciosa coraz* cenar cena citas copas salir acostarme acoste propuest* insinu* indirect* ropa falda vestida wear wearing lenceria condon preservativo babos* mira miran mirada mirando piropo* silb*",
  strike:
    "pega pegan pego pegaron pegar* golp* empuj* pate* punetaz* bofet* cachetad* lanz* lanzo tiro tira tiran arroj* avent* hit hits hitting push* bate zarande* jalone* escup* patada*",
  stalk:
    "sigue siguen seguir persig* espera esperan espia vigil* aparece acech* follow* stalk* controla* revisa",
  punish:
    "castig* peor peores limpi* festivos domingos fines descuent* represal* venga* worst asign* rotan roto carga",
  group:
    "acento extranjer* pais color moren* negr* indigena* religion* velo rezar rezo gay gays homosexual* lesbian* trans transicion embaraz* maternidad edad viejo vieja joven* discapac* mapuche venezolan* peruan* bolivian* colombian* mujer mujeres accent race skin gender pregnan* gravid* sotaque raza piel peso",
  report:
    "denunci* report* quej* reclam* declar* testigo* prueba* queje reportar contar contarlo contado conte cuento anonim* complain*",
  forced:
    "oblig* presion* forz* fuerza exig* force* forced aprieta* apret* amenaz* threat* advirt* advert* chantaj* coacc* invent* quieren quiere",
  unsafe: "segura seguro peligro danger* proteg* proteccion unsafe safe",
  // Losing the job
  sign: "firm* sign signed signing signature assin*",
  paper:
    "papel papeles document* carta hoja acuerdo* contrato* anexo acta actas expediente* burofax telegrama memo notificac* finiquito* liquidacion* sobre letter paper paperwork settlement agreement acordo advertencia amonestac* preaviso aviso",
  meeting:
    "reunion reuniones cita citan citaron cito convoc* llamaron llamo reunieron meeting called chamaram chamou sala despacho",
  access:
    "tarjeta credencial* gafete badge cracha carnet torno acceso* access usuario* acreditacion correo clave* login contrasena* senha catraca tarja",
  handover:
    "entregar entregue entregase devolver devuelv* recoger recog* junt* vaci* box caja cajas cosas casillero* locker* taquilla* escritorio mesa portatil tablet radio desk mochila guard*",
  expel:
    "ech* despid* despedid* despidi* botar* botaron botan corrieron correr correrme cortar* cort* finiquit* desvincul* cese prescind* amortiz* rescind* extingu* suspend* suspens* sancion* rajar* rajan volaron fired firing sacked dismiss* laid layoff* terminat* demit* demiss* desligad* mandado sacar* sacan descan* calle patitas",
  depart:
    "irme vaya vayas puerta renunci* salida salir marche marchar busque retiro jubil* voluntari* resign* quit leave sair embora baja bajas",
  post: "puesto puestos plaza plazas vacante* cargo cargos trabajo empleo chamba laburo pega curro job role position vaga lugar hueco sitio organigrama",
  replace: "reemplaz* sustitu* nuevo nueva entren* replac* train otro otra otros",
  list: "lista listas nombre nombres cuadrante* programacion roster turnero escala recort* reestruct* ere ers cierran cierra cerrar* fusion merger restruct* plantilla sobran sobramos sobro",
  renew: "renov* renuev* prorrog* continu* contrato prueba probation termina acaba vence periodo temporada",
  lastday: "ultimo ultima last final viernes lunes manana friday monday sexta segunda",
  // Everyday subjects
  laugh: "jaja* jeje* jiji* kkk* lol haha* xd",
  ask: "donde cuanto cuanta cuantos cuantas cuando where when how cual cuales onde quando quanto quantos qual which",
  machine:
    "impresora* sistema sistemas app apps aplicacion* ordenador* computador* portatil* laptop pc tablet* movil celular* telefono* vpn wifi internet outlook teams excel windows word pantalla bateria servidor portal web pagina navegador cuenta sesion pin teclado raton programa software intranet datafono escaner printer maquina archivo pdf codigo notificacion* enlace link formulario* router cable traductor sap amadeus cargador compu notebook rede impressora screen",
  pay: "nomina* dieta* dietas reembols* gasto* plus horas extra extras paga pagan pagaron cobro cobrar pago sueldo salario payslip holerite per diem kilometraje factura* importe tarifa bono",
  dayoff:
    "vacaciones permiso permisos dias libre libres excedencia reduccion jornada festivo puente holiday* leave ferias folga licencia fiesta paternidad lactancia",
  pass: "pases pase billete* pasaje* ticket* standby descuento* id acompanante tiquete* passagem",
  learn:
    "curso* cursos formacion examen exam taller webinar charla capacitacion certificado* simulador training manual evaluacion titulo ingles politica procedimiento protocolo norma convenio guia folleto",
  gear: "uniforme* chaqueta* camisa* talla zapat* botas chaleco* guantes pantalon falda corbata maleta* herramient* silla carro trolley cafe comedor menu aspiradora cafeteria termo",
  illness:
    "gripe fiebre covid gastroenteritis esguince operan operacion tobillo rodilla espalda medico mutua alta parte reposo flu fever dengue atestado dentista vacuna* reconocimiento sick",
};

const byWord = new Map<string, string[]>();
const byStem: { stem: string; concept: string }[] = [];
for (const [concept, list] of Object.entries(CONCEPTS))
  for (const word of list.split(" ")) {
    const { sound } = toMessageWord(word.replace("*", ""));
    if (word.endsWith("*")) byStem.push({ stem: sound, concept });
    else byWord.set(sound, [...(byWord.get(sound) ?? []), concept]);
  }
const INDEXED_CHARS = 2;
const byBeginning = Map.groupBy(byStem, ({ stem }) => stem.slice(0, INDEXED_CHARS));

const MOST_KNOWN_WORDS = 5000;
const knownWords = new Map<string, readonly string[]>();

/** The concepts that a word belongs to. Cached, because everyday words are frequent. */
export function conceptsOf({ sound }: MessageWord): readonly string[] {
  const known = knownWords.get(sound);
  if (known) return known;
  if (knownWords.size >= MOST_KNOWN_WORDS) knownWords.clear();
  const begun = byBeginning.get(sound.slice(0, INDEXED_CHARS)) ?? [];
  const found = [
    ...(byWord.get(sound) ?? []),
    ...begun.filter(({ stem }) => sound.startsWith(stem)).map(({ concept }) => concept),
  ];
  const concepts = [...new Set(found)];
  knownWords.set(sound, concepts);
  return concepts;
}
