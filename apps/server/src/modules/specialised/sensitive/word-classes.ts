/**
 * Words with the same position in a phrase; a phrase refers to a class as `<chief>`. A class may refer to
 * another class. The syntax is that of `phrase.ts`: `a*` is a stem, `=a` this spelling only, `insult~ar`
 * every verb form of another person's action.
 */
const CLASSES: Record<string, string> = {
  // People
  chief:
    "jefe jefa jefes jefas jefecito jefatura supervisor* encargad* coordinador* responsable gerente gerenta director directora comandante capitan capitana instructor* capataz superior superiores lider manager boss mando mandos sobrecargo purser chefe chefia gestor gestora patron sup lead captain",
  colleague:
    "companer* compa compas colega* copiloto piloto pilotos mecanic* azafata azafato auxiliar tripulante tripulantes chico chica tipo tipos tio hombre senor senora alguien coworker* colleague* guy crew teammate* despachador* operario borracho borracha ebrio desconocido vecino veterano veteranos",
  client: "pasajer* cliente* viajero viajera passageir* passenger*",
  partner:
    "marido pareja novio novia esposo esposa ex exmarido exnovio exnovia exmujer expareja conyuge namorado husband boyfriend",
  person: "<chief> <colleague> <client> <partner>",
  child: "hijo hija hijos bebe bebes nino nina ninos crio peque sobrino nieto",
  machine:
    "impresora* sistema sistemas app apps aplicacion* ordenador* computador* portatil* laptop pc tablet* tableta* movil celular* telefono* vpn wifi internet correo outlook teams excel windows word pantalla bateria servidor portal web pagina navegador cuenta sesion contrasena clave teclado raton mouse programa software intranet datafono escaner printer maquina antivirus corrector formulario archivo pdf codigo notificacion* ventana reunion red notebook rede senha",
  // Actions on another person
  aux: "ha han habia habian hubo esta estan estaba estaban estuvo estuvieron anda andan andaba va van iba iban sigue siguen seguia vive viven viene vienen quiere quieren quiso queria intenta intentan intento trato trata suele suelen solia volvio vuelve vuelven empezo empieza puede pueden podria podrian acaba acaban pretende pretenden amenazo amenaza amenazan piensa piensan planea planean vai vao ficou fica",
  demean:
    "acos~ar hostig~ar humill~ar humilh~ar discrimin~ar maltrat~ar intimid~ar amedrent~ar denigr~ar ridiculiz~ar menospreci~ar insult~ar amenaz~ar chantaje~ar extorsion~ar ningune~ar bulle~ar chole~ar gritone~ar basure~ar vej~ar difam~ar despreci~ar ofend~er calumni~ar infravalor~ar infantiliz~ar",
  molest:
    "manose~ar toquete~ar acorral~ar arrincon~ar abofete~ar cachete~ar escup~ir agred~ir morbose~ar viol~ar apalp~ar nalgue~ar asedi~ar acech~ar",
  lay: "bes~ar agarr~ar roz~ar acarici~ar sob~ar pellizc~ar restreg~ar restriega",
  strike:
    "peg~ar golpe~ar empuj~ar pate~ar zarande~ar jalone~ar sacud~ir zamarre~ar estrangul~ar ahorc~ar tir~ar jal~ar",
  private:
    "culo trasero nalgas nalga pompis cola pierna piernas pecho pechos cintura muslo muslos senos seno tetas teta busto cadera caderas cuello espalda entrepierna genitales cuerpo hombro hombros cara boca bunda peito",
  slur: "gord* maricon marica maricas negra negro negrata sudaca panchito panchita indio india cholo chola serrano serrana moro mora inutil inutiles estupid* tont* idiota idiotas puta puto zorra perra retrasad* fea feo imbecil burra burro burros mierda basura floja vago vaga incompetente payaso subnormal travelo bollera tortillera machona marimacho travesti bruta analfabeta moreno mono mona gallina cerda cerdo vibora ballena enano enana ignorante",
  lewd: "sexual* machista* racista* homofob* obscen* desnud* inapropiad* inadecuad* intim* groser* morbos* xenofob* porno* verde verdes subid* nudes pene miembro verga pito lasciv* erotic* indecent* deshonest* asqueros* vulgar*",
  remark:
    "comentario* chiste chistes broma bromas bromitas insinuacion* propuesta* proposicion* mensaje mensajes foto fotos video videos gesto gestos insulto insultos piropo piropos audios contenido",
  blow: "trompada punetazo bofetada cachetada empujon patada pina guantazo manotazo tortazo rodillazo nalgada nalgadas palmada azote cabezazo mordisco empujones manotazos punetazos bofetadas cachetadas codazos collejas patadas trompadas colleja codazo zarpazo",
  brute:
    "abusador abusadora maltratador* violador* agresor* pervertid* babos* tiran* despota machista cerdo acosador* racista violento violenta homofob*",
  // States of mind
  feel: "estoy ando sigo siento sentia vivo vengo encuentro encontraba quede continuo estou sinto ando",
  very: "muy tan super re bien bastante demasiado totalmente completamente absolutamente cada vez mas un poco siempre realmente tremendamente muito tao",
  dark: "deprimid* hundid* destrozad* destruid* angustiad* desbordad* sobrepasad* devastad* quebrad* derrotad* aterrad* aterrorizad* desconsolad* derrumbad* desanimad* desmoralizad* desesperanzad* desolad* bajoneado bajoneada bajoneadisim* deprimidisim* solisim* tristisim* angustiadisim* traumad* traumatizad* deshech* anulad* abatid* consumid* rebasad*",
  gloom: "tristeza vacio soledad desesperacion desesperanza angustia agobio amargura impotencia miedo",
  illness:
    "ansiedad ansieda ansiedade depresion depresiones depre =depressao angustia burnout estres panico psiquiatric* psicologic* anorexia bulimia alcoholismo adiccion adicciones ludopatia estrés",
  dying: "morir morirme matarme suicidarme colgarme ahorcarme morrer suicidar",
  drop: "ventana puente balcon via vias tren metro vacio azotea autopista carretera terraza edificio camion techo barranco anden precipicio acantilado piso ponte janela predio",
  vice: "beber tomar drogarme consumir jugar apostar fumar drogar comprar chupar meterme esnifar",
  drug: "drogas droga cocaina coca marihuana pastillas sustancias alcohol trago juego apuestas porno bebida copas crack cristal merca perico casino porros tragaperras maconha",
  often: "todos todas cada siempre constantemente continuamente diario diariamente seguido",
  period: "dia dias semana semanas mes meses ano anos noches tiempo",
  // The job
  job: "trabajo empleo pega chamba laburo curro trabalho emprego puesto job",
  company: "empresa trabajo pega chamba laburo puesto aerolinea compania curro firma",
  despedir:
    "despide despiden despidio despidieron despedira despediran despediria despedirian despida despidan despidiera despidieran despedir despedirme despedirnos despedirte despedirla despedirlo despedirle despedido despedida despedidos despedidas despidiendo despidiendonos despedimos desvincul~ar finiquit~ar prescind~ir demitir demitiram demitiu demitido demitida",
  throw:
    "ech~ar corr~er rajar rajaron rajan rajo =botar =botaron =botan =boto =botado =volar =volaron largar largaron",
  // Documents and services that mention a topic without a person being affected
  info: "curso cursos cursillo formacion capacitacion taller charla modulo webinar elearning examen test training treinamento seguro poliza cobertura cubre cubren mutua protocolo protocolos politica politicas procedimiento norma normas normativa manual guia folleto documento documentos informe estadistica* encuesta programa campana jornada jornadas dia semana articulo texto presentacion diapositiva* significa definicion canal comision comite codigo ley cartel poster buzon prevencion plan baja bajas licencia licencias incapacidad policy course insurance",
};

export function wordsOfClass(name: string): string[] {
  const words = CLASSES[name];
  if (words === undefined) throw new Error(`Unknown word class <${name}> in a phrase of a sensitive topic`);
  return words
    .split(" ")
    .flatMap((word) => (word.startsWith("<") ? wordsOfClass(word.slice(1, -1)) : [word]));
}
