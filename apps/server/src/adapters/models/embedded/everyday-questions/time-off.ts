/**
 * Everyday questions about vacation, leave, illness and children. A line that begins with «=» is the question in the words of documents;
 * the lines below it are what people say instead, separated by «|». A part in brackets stays where the person said what its braces name.
 */
export const TIME_OFF = `
= ¿Cuántos días de vacaciones corresponden[ con {antiguedad} de antigüedad][ como {puesto}]?
cuántas vacaciones tengo | cuántos días de vacaciones me tocan al año | llevo 8 años, cuántos días de vacaciones son | cuánto me toca de vacaciones
entré hace poco, cuántas vacaciones me dan | con 16 años en la empresa qué vacaciones tengo | soy piloto, cuántos días libres de vacaciones al año
soy nuevo, cuántos días de vacaciones tengo | soy auxiliar de vuelo con 3 años, cuántos días de vacaciones | vacaciones de un tripulante con 6 años | cuántas semanas de vacaciones hay | cuál es mi saldo anual de vacaciones por antigüedad
how many vacation days do I get | how much holiday do I have after 10 years | annual leave entitlement | quantos dias de férias eu tenho | tenho 6 anos de casa, quantas férias
= ¿Quién entra o sale durante el año tiene la parte proporcional de las vacaciones?
entré en julio, cuántas vacaciones me tocan este año | empecé a mitad de año, tengo vacaciones completas | vacaciones el primer año de trabajo
I joined in the middle of the year, do I get full vacation | entrei no meio do ano, tenho férias
= ¿Los festivos dentro de las vacaciones consumen días?
si cae un festivo en mis vacaciones, me lo cuentan | un feriado en medio de las vacaciones gasta día | me descuentan el festivo local si estoy de vacaciones
do public holidays count as vacation days | feriado durante as férias conta
= ¿Las vacaciones se pueden cambiar por dinero mientras el contrato sigue vigente?
puedo vender mis vacaciones | me pagan los días de vacaciones en vez de tomarlos | puedo cobrar las vacaciones no disfrutadas | me pueden pagar los días que no tomé | prefiero el dinero a las vacaciones
me compran días de vacaciones | can I get paid instead of taking vacation | can I cash out my holidays | posso vender minhas férias
= ¿Cómo se solicitan las vacaciones en RHConnect?
cómo pido vacaciones | dónde se piden las vacaciones | quiero irme de vacaciones, qué tengo que hacer | cómo meto las vacaciones en el sistema | pedir mis días de descanso anual
how do I request vacation | where do I book holidays | como peço férias | onde marco minhas férias
= ¿Si el responsable no contesta la solicitud de vacaciones en diez días naturales queda aprobada?
mi jefe no responde a mis vacaciones | pedí vacaciones y nadie me contesta | cuánto tarda el jefe en aprobar las vacaciones | qué pasa si no me aprueban a tiempo las vacaciones
mi supervisora no ha dicho nada de mis vacaciones | mi jefa no me dice nada de las fechas que pedí | my manager has not approved my vacation | meu chefe não respondeu às minhas férias
= ¿Con cuántos días de antelación se presenta la solicitud de vacaciones[ para {mes}]?
con cuánto tiempo hay que pedir las vacaciones | con cuánta anticipación pido vacaciones en diciembre | puedo pedir vacaciones para la semana que viene
cuánto antes tengo que pedir mis vacaciones de verano | cuándo debo pedir el mes de agosto | quiero irme en julio, cuándo lo pido | hasta cuándo puedo pedir vacaciones de navidad
how far in advance do I request vacation | com quanta antecedência peço férias
= ¿Cuándo se abre y se cierra la subasta anual de vacaciones de tripulación?
cuándo es la subasta de vacaciones | cuándo pujamos las vacaciones los tripulantes | cómo eligen vacaciones los pilotos | fechas del bid de vacaciones | when does the vacation bidding open
= ¿El resto de las vacaciones puede partirse en bloques y cuántos días se disfrutan seguidos?
puedo partir las vacaciones | puedo tomar las vacaciones en varios trozos | puedo coger días sueltos de vacaciones | es obligatorio tomar dos semanas seguidas | puedo dividir mis vacaciones
can I split my vacation | posso dividir as férias
= ¿Cuántos días naturales seguidos de vacaciones se pueden tomar en temporada alta?
puedo irme tres semanas en agosto | puedo tomarme todo el mes de agosto | máximo de días seguidos en verano | puedo tener 20 días seguidos en navidad | límite de vacaciones en temporada alta
= Cuando dos personas piden las mismas fechas de vacaciones y no caben las dos, ¿decide el turno rotatorio?
mi compañero y yo queremos los mismos días de vacaciones | quién tiene preferencia para elegir vacaciones | los que tienen hijos eligen antes las vacaciones | choque de fechas de vacaciones con un colega
who gets priority when two people want the same vacation | quem tem prioridade nas férias
= ¿Cuántas personas pueden estar de vacaciones a la vez en cada base?
cuánta gente puede irse de vacaciones al mismo tiempo | me dicen que ya hay mucha gente de vacaciones | porcentaje máximo de gente de vacaciones a la vez
= ¿Hasta cuándo se pueden usar el año siguiente los días de vacaciones que no se usaron?
me quedaron días de vacaciones sin usar | puedo guardar vacaciones para el otro año | puedo pasar mis días al año que viene | se pierden las vacaciones si no las uso
qué pasa con las vacaciones que no tomé | tengo días pendientes del año pasado | acumular vacaciones | hasta cuándo puedo gastar las vacaciones de este año | se me vencen las vacaciones | me sobran días de vacaciones
can I carry over vacation | what happens to unused holidays | posso acumular férias | perco as férias que não usei
= ¿Puedo cambiar o cancelar las fechas de vacaciones ya aprobadas?
quiero cambiar la fecha de mis vacaciones | ya no quiero esas vacaciones, puedo cancelarlas | mover mis vacaciones a otra semana | cambié de planes, cómo cambio las vacaciones
can I change my approved vacation | quero mudar a data das férias
= ¿La empresa puede cancelar unas vacaciones aprobadas y paga los gastos?
me pueden quitar las vacaciones ya aprobadas | la empresa me canceló las vacaciones | mi jefe quiere que vuelva de vacaciones | me cancelan el viaje y ya tenía pagado el hotel de mis vacaciones
can the company cancel my vacation | a empresa pode cancelar minhas férias
= ¿Si enfermas durante las vacaciones se consumen esos días?
me enfermé en vacaciones | me puse malo en la playa | estaba de vacaciones y caí enfermo, pierdo los días | me pongo malo durante las vacaciones, las recupero | estuve con fiebre en mis vacaciones | me dieron la baja estando de vacaciones
me rompí una pierna en vacaciones, pierdo los días | I got sick on holiday | fiquei doente nas férias
= ¿Durante las vacaciones cobras tu salario base, la antigüedad y el promedio de los complementos variables?
cuánto cobro en vacaciones | me pagan los complementos en vacaciones | en vacaciones gano lo mismo | las dietas cuentan en vacaciones | what do I get paid during vacation
= ¿Al terminar el contrato los días de vacaciones no disfrutados se pagan en el finiquito?
me voy de la empresa con vacaciones pendientes | se me acaba el contrato, qué pasa con mis vacaciones | renuncio y tengo días de vacaciones sin gastar | vacaciones en el finiquito
= ¿Puedo pedir medio día de vacaciones?
puedo tomar medio día | necesito solo la tarde libre | puedo pedir unas horas de vacaciones | me puedo tomar la mañana de vacaciones | half day off | posso tirar meio dia de férias
= ¿Generan vacaciones las bajas médicas como si hubieras trabajado?
estando de baja sigo generando vacaciones | pierdo vacaciones si estoy de baja | si estoy enfermo mucho tiempo me quitan vacaciones
= ¿A quién pregunto por mi saldo de vacaciones?
dónde veo cuántas vacaciones me quedan | mi saldo de vacaciones está mal | cuántos días me quedan por gastar | no me cuadran los días de vacaciones | where can I see my vacation balance | onde vejo meu saldo de férias

= ¿Cuántos días de permiso corresponden por matrimonio?
me caso, cuántos días me dan | cuántos días por boda | me voy a casar en mayo | cuánto dura el permiso por mi boda | nos casamos en septiembre, tengo días libres | días por casamiento
me hago pareja de hecho, tengo días | I'm getting married, how many days off | wedding leave | vou casar, quantos dias de licença | vou me casar, tenho direito a folga | licença casamento
= Boda: ¿los 15 días empiezan el día de la ceremonia y puedes unirlos a las vacaciones?
puedo juntar los días de boda con vacaciones | tengo que tomar los días de boda enseguida | la boda cae en sábado, desde cuándo cuentan los días | puedo tomar los días de matrimonio meses después | los días de boda cuentan fines de semana
= ¿Quien se inscribió como pareja de hecho tiene otra vez el permiso al casarse con la misma persona?
ya usé los días por pareja de hecho y ahora me caso | me casé por lo civil y ahora por la iglesia, tengo otra vez | me caso por segunda vez con otra persona, tengo los 15 días otra vez
= ¿Cuántos días corresponden por fallecimiento[ de {familiar}]?
se murió mi padre | falleció mi abuela, cuántos días tengo | murió mi hermano | ha fallecido mi tío, me dan permiso | se me murió mi mamá | permiso por defunción de un suegro | cuántos días por luto
mi esposa ha muerto | días por la muerte de un familiar | tengo que ir al entierro de mi abuelo | murió mi cuñado | tengo un funeral mañana | falleció el papá de mi pareja
my father died, how many days | bereavement leave | my uncle passed away | minha avó morreu, quantos dias | licença por luto faleceu meu pai
= ¿Cuántos días con viaje de más de 200 kilómetros corresponden por fallecimiento[ de {familiar}]?
el entierro de mi abuela es en otra ciudad, me dan más días | mi hermano murió en otro país | cuántos días más si tengo que viajar por el fallecimiento
= ¿Cuántos días corresponden por hospitalización u operación grave de un familiar?
operan a mi madre | mi hijo está en el hospital | ingresaron a mi esposa | mi papá está internado | van a operar a mi marido, tengo días | hospitalizaron a mi hermana | mi padre está en la uci
mi pareja tiene una cirugía | días por hospitalización de un familiar | a mi hija la operan de apendicitis | my wife is having surgery | my mother is in hospital, can I take days off | meu pai está internado | minha mãe vai ser operada
= ¿Cuántos días corresponden por mudanza del domicilio habitual?
me mudo | cuántos días por mudanza | me cambio de casa | voy a cambiar de piso, tengo día libre | me traslado a otra ciudad, me dan días | cambio de apartamento el viernes | hay permiso por mudanza
I'm moving house | do I get a day off for moving | vou me mudar, tenho folga | mudança de casa quantos dias
= ¿Qué permiso hay por examen oficial?
tengo un examen en la universidad | puedo faltar por un examen | tengo examen de conducir | me dan el día para examinarme | parcial de la facultad el martes | I have an exam | tenho uma prova na faculdade
= ¿Cuántas horas corresponden por donación de sangre?
voy a donar sangre | me dan tiempo para donar sangre | puedo salir a donar sangre | quiero ser donante de sangre, tengo permiso | donating blood | doar sangue
= ¿Cuánto tiempo al año corresponde por cita médica propia?
tengo que ir al médico | tengo hora con el doctor | tengo dentista | tengo cita con el oculista | me pagan el rato que estoy en el médico | me pagan las horas de la consulta médica | voy al especialista, cuenta como permiso | tengo que hacerme unos análisis
cuántas horas tengo para ir al médico | tengo fisio por la tarde | tengo cita con el dermatólogo en horario de trabajo | tengo que ir al dentista, me descuentan el tiempo | me sacan una muela
doctor's appointment during work | I have to go to the dentist | tenho consulta médica | vou ao dentista
= ¿Qué permiso hay por deber público (votar, jurado, juzgado)?
tengo que ir a votar | me citaron en el juzgado | soy mesa electoral | me tocó ser jurado | tengo que ir a declarar a un juicio | me llamó un juez como testigo | jury duty | tenho que votar | fui convocado como jurado
= ¿Cuántos días de asuntos propios hay al año?
cuántos días de asuntos propios tengo | tengo días personales | necesito un día para mis cosas | puedo tomarme un día libre por un tema personal | días de libre disposición | moscosos
personal days | dias para assuntos pessoais
= ¿Qué familiares son de primer, segundo y tercer grado?
mi cuñado de qué grado es | qué se considera familiar de segundo grado | un sobrino es familiar de qué grado | los primos cuentan como familia
= ¿La pareja de hecho inscrita tiene los mismos derechos que el cónyuge en los permisos?
no estamos casados, mi pareja cuenta igual | mi novia cuenta como cónyuge | la familia de mi pareja cuenta como la mía
= ¿Cómo se pide un permiso retribuido en RHConnect?
cómo pido un permiso | dónde registro el permiso | a quién aviso de un permiso | qué hago para pedir los días por fallecimiento | cómo solicito la licencia por matrimonio | how do I request leave | como peço uma licença
= Adjunta el justificante: si lo entregas después, ¿hay 15 días para subirlo?
cuándo tengo que entregar el justificante | todavía no tengo el papel | hasta cuándo puedo subir el certificado del permiso | se me olvidó adjuntar el justificante del permiso
= ¿Qué justificante o documento se acepta[ por {motivo}]?
qué papel llevo para la boda | qué papel tengo que entregar si hospitalizan a mi madre | qué justificante hace falta por fallecimiento | qué documento piden si hospitalizan a un familiar | qué papeles necesito por la mudanza | justificante para el médico
qué tengo que presentar por el examen | qué papeles piden para la mudanza | qué papel llevo si ingresan a mi padre en el hospital | cómo justifico la operación de mi madre | what proof do I need for leave | que documento preciso apresentar
= ¿Nunca se pide el diagnóstico ni la historia clínica?
mi jefe me pide el diagnóstico | tengo que decir qué enfermedad tengo | me pueden exigir el informe médico | tengo que contar lo que me pasa
= ¿Acompañar a un familiar a una consulta es permiso retribuido?
puedo llevar a mi hijo al médico | tengo que acompañar a mi padre a una consulta | llevar a mi hija al pediatra | acompañar a mi mujer al médico, me lo pagan | tengo que llevar a mi abuela al doctor
can I take my child to the doctor | levar meu filho ao médico
= ¿Las averías del coche o del transporte propio son permiso retribuido?
se me averió el coche | mi carro no arranca y llego tarde | perdí el tren para ir al trabajo | se me pinchó una rueda camino del trabajo | my car broke down on the way to work | meu carro quebrou
= ¿Los trámites que se pueden hacer por internet son permiso retribuido?
tengo que renovar el pasaporte | tengo que hacer un trámite en el banco | tengo que sacar el dni | me dan permiso para un trámite en el ayuntamiento | tengo que ir al notario
= ¿Cuánto duran los permisos sin sueldo y con cuánta antelación se solicitan?
quiero un permiso sin sueldo | puedo tomarme unos meses sin cobrar | licencia sin goce de sueldo | quiero parar tres meses para viajar | excedencia corta sin paga | puedo pedir un mes sin sueldo
unpaid leave | licença não remunerada | licença sem vencimento

= ¿Qué hago si hoy no puedo trabajar porque estoy enfermo?
hoy no puedo ir a trabajar | estoy enfermo, a quién aviso | amanecí con fiebre | tengo gripe | me encuentro mal y no voy a ir | me desperté vomitando | estoy malo, qué hago | tengo covid
me siento mal para ir al turno | me enfermé hoy, qué hago | no voy a poder ir, estoy enferma | estoy resfriado y no puedo volar hoy | cómo aviso que estoy enfermo | tengo gastroenteritis, cómo aviso | estoy con migraña y entro a las cinco
I'm sick today | call in sick | I have the flu and can't come to work | estou doente, o que faço | estou com gripe e não posso trabalhar
= ¿Cuántos días al año de indisposición hay sin parte médico?
cuántos días puedo faltar sin justificante | un día enfermo sin ir al médico | puedo quedarme en casa un día sin baja | necesito certificado médico por un solo día | días de enfermedad sin papeles
falté dos días por enfermedad, necesito parte | how many sick days without a doctor's note | quantos dias posso faltar sem atestado
= ¿Se puede volar enfermo con un resfriado y los oídos tapados?
estoy resfriado, puedo volar | tengo los oídos tapados y tengo vuelo | puedo trabajar en el avión con catarro | can I fly with a cold | posso voar resfriado
= ¿Quién da el parte de baja médica y cómo llega a la empresa?
tengo que llevar la baja a la oficina | dónde subo el parte de baja | me dieron la baja, qué hago con el papel | entregar licencia médica | dónde entrego la incapacidad | where do I send my sick note | onde entrego o atestado
= ¿Qué salario cobras según la duración de la baja médica[ de {duracion}]?
cuánto cobro de baja | me pagan completo si estoy de baja | cuánto gano si estoy enfermo dos semanas | llevo 5 meses de baja, cuánto me pagan | me bajan el sueldo por estar de baja | sueldo durante la incapacidad
how much do I get paid on sick leave | quanto recebo afastado por doença
= ¿Cuánto se cobra en accidente de trabajo y enfermedad profesional?
cuánto cobro si la baja es por accidente laboral | me lesioné trabajando, me pagan todo | sueldo por accidente de trabajo
= ¿Qué hago en un accidente en el trabajo o de camino?
tuve un accidente en el trabajo | me corté trabajando, qué hago | me caí en la rampa | un compañero se accidentó | me lastimé la espalda cargando maletas | me golpeé la cabeza en el avión
I had an accident at work | I got hurt at work | sofri um acidente de trabalho | me machuquei no trabalho
= ¿El accidente en el camino habitual de ida o vuelta cuenta como de trabajo?
tuve un choque yendo al trabajo | me atropellaron volviendo a casa del trabajo | me caí camino al aeropuerto | accidente en la bici viniendo a la oficina | accidente in itinere | car accident on my way to work | acidente no caminho do trabalho
= ¿Se trabaja durante la baja y puede la empresa llamarte?
mi jefe me llama estando de baja | tengo que contestar correos si estoy de baja | me piden trabajar de baja | me escriben del trabajo y estoy enfermo | my boss calls me while I am on sick leave
= ¿Puedes viajar durante la baja médica?
puedo viajar de baja | me puedo ir a mi pueblo estando de baja | puedo salir del país con incapacidad | puedo usar mis pasajes estando de baja | can I travel while on sick leave | posso viajar de atestado
= ¿Quién ve los datos de salud y qué sabe tu responsable?
mi jefe va a saber qué tengo | quién puede ver mi diagnóstico | la empresa sabe por qué estoy de baja | can my manager see my medical data
= ¿Cómo es la vuelta después de la baja médica y hay reconocimiento médico?
cuándo aviso del alta | vuelvo de una baja larga, qué tengo que hacer | tengo que pasar reconocimiento al volver | me dieron el alta | coming back from sick leave | volto da licença médica
= ¿La vuelta de la baja puede ser gradual a media jornada?
puedo volver poco a poco después de la baja | volver con menos horas tras estar enfermo | reincorporación parcial
= ¿Una baja por ansiedad o depresión se trata igual que cualquier otra?
puedo coger la baja por estrés | tengo depresión, me dan baja | baja por ansiedad | licencia por salud mental | me mandaron reposo por burnout | sick leave for anxiety | afastamento por depressão
= ¿Qué es el apoyo psicológico y cuántas sesiones al año hay?
hay psicólogo en la empresa | puedo hablar con un psicólogo gratis | ayuda psicológica | quiero terapia, la empresa ayuda | la empresa se entera si llamo al psicólogo | is there psychological support | tem apoio psicológico
= Cuidar a otra persona: ¿si quien está enfermo es tu hijo o un familiar es una baja?
mi hijo está enfermo, puedo faltar | mi niña tiene fiebre y no puedo ir | tengo que cuidar a mi madre enferma | mi bebé está malito | my kid is sick | meu filho está doente
= ¿Trabajar en otro sitio durante una baja o alterar un parte es falta muy grave?
puedo trabajar en otra cosa estando de baja | qué pasa si falsifico un parte médico | me pillan trabajando de baja

= ¿Cuántas semanas de permiso tiene cada progenitor por nacimiento de un hijo?
voy a ser padre, cuántos días tengo | cuánto dura la baja de maternidad | cuántas semanas de paternidad hay | mi mujer va a dar a luz | permiso por nacimiento | cuánto tiempo me dan por mi bebé
nace mi hijo en marzo, cuánto tiempo tengo | estoy embarazada, cuánto dura la licencia | tiempo de posnatal | días por nacimiento de mi guagua | cuánto tiempo de licencia de maternidad
parental leave | how long is maternity leave | paternity leave weeks | quanto tempo de licença maternidade | licença paternidade
= ¿Los padres por adopción o acogimiento tienen el permiso de nacimiento?
adoptamos un niño, tenemos permiso | queremos adoptar, cuánto tiempo nos dan | permiso por adopción | acogemos a una niña, me dan semanas | adopción de un bebé cuánto tiempo | adoption leave | licença adoção
= ¿Cuántas semanas tienen las familias monoparentales?
soy madre soltera, tengo más semanas | tengo a mi hijo yo sola | padre solo cuántas semanas | single mother leave | mãe solteira
= ¿Cuántas semanas más se amplía el permiso en parto múltiple?
espero mellizos | vamos a tener gemelos | cuánto dura el permiso si tengo gemelos | trillizos, me dan más tiempo | parto doble | we are having twins | gêmeos mais semanas
= ¿Cuántas semanas más se amplía el permiso si el recién nacido queda hospitalizado o nace con discapacidad?
mi bebé nació prematuro y está en el hospital | mi hijo nació con discapacidad | la bebé sigue en incubadora
= ¿Puedo ceder el permiso de nacimiento al otro progenitor?
puedo pasarle mis semanas a mi mujer | puedo dar mis semanas de paternidad a mi pareja | se puede transferir el permiso parental
= ¿Cuántas semanas tiene el permiso en cada tramo, obligatorio, voluntario y flexible?
puedo partir el permiso de paternidad | tengo que tomar todas las semanas seguidas | puedo guardar semanas para después | cuántas semanas son obligatorias | hasta qué edad puedo usar las semanas de paternidad
can I split parental leave | posso dividir a licença paternidade
= ¿La madre puede empezar el permiso antes de la fecha prevista de parto?
puedo dejar de trabajar antes de parir | cuándo puedo empezar la baja por maternidad | semanas antes del parto | can I start maternity leave before birth
= ¿Cómo se solicita el permiso de nacimiento?
cómo pido la paternidad | qué papeles entrego cuando nazca | cómo solicito el permiso por nacimiento | a quién aviso de que voy a ser padre | how do I apply for parental leave | como solicito a licença maternidade
= ¿Comunico el embarazo o el nacimiento previsto a mi responsable cuando yo quiera?
estoy embarazada, a quién se lo digo | tengo que decir que estoy embarazada | cuándo aviso de mi embarazo | do I have to tell my boss I'm pregnant | estou grávida, preciso avisar
= ¿La tripulante embarazada puede volar o pasa a tierra?
estoy embarazada y soy tripulante | soy tcp y espero un bebé, sigo volando | soy azafata y estoy embarazada | puedo volar embarazada | soy piloto y estoy embarazada | cuándo dejo de volar por el embarazo | pregnant cabin crew, can I fly | sou comissária e estou grávida
= ¿Qué pasa con el embarazo en rampa y mantenimiento si el puesto tiene riesgo?
estoy embarazada y cargo maletas | embarazada en rampa | me cambian de puesto si estoy embarazada
= ¿Las horas para exámenes prenatales y clases de preparación al parto son retribuidas?
tengo ecografía | me dan tiempo para las revisiones del embarazo | puedo acompañar a mi mujer a la ecografía | clases de preparación al parto en horario de trabajo | prenatal appointments | ultrassom pré-natal
= ¿Qué opciones de lactancia y cuidado del lactante hay y hasta cuándo?
cuánto dura la lactancia | puedo salir antes por lactancia | hora de lactancia | acumular la lactancia | si junto la hora de lactancia cuántos días son | permiso de lactancia del padre | tengo un bebé de 6 meses, puedo trabajar una hora menos | breastfeeding break | hora de amamentação
= ¿Hay salas de lactancia y dónde se pide la llave?
dónde puedo sacarme leche | hay sitio para dar el pecho en la oficina | sala de lactancia | where can I pump milk | sala de amamentação
= ¿Cuánto se puede reducir la jornada por cuidado de un hijo menor de 12 años?
quiero reducir mi jornada por mi hijo | puedo trabajar media jornada para cuidar a mi niña | reducción de jornada | trabajar menos horas por mis hijos | reduced hours to care for my child | reduzir a jornada para cuidar do meu filho
= ¿Puedo pedir la adaptación de la jornada sin reducirla por cuidado?
puedo cambiar mi horario para recoger a los niños | horario adaptado por hijos | entrar más tarde para llevar a mi hijo al cole | flexible schedule because of my kids
= ¿Cuánto dura la excedencia por cuidado de un hijo y se reserva el mismo puesto?
quiero una excedencia para cuidar a mi hijo | puedo dejar el trabajo un tiempo por mi bebé | me guardan el puesto si cojo excedencia | excedencia por hijo | parental career break | licença longa para cuidar do filho
= Al volver, ¿qué plan de reincorporación tiene la primera semana?
vuelvo de la baja maternal, qué pasa | al volver de la paternidad me pueden cambiar | me pueden despedir por pedir la paternidad
`;
