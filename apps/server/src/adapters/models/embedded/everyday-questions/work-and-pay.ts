/** Everyday questions about pay, shifts, remote work, expenses and training, in the format of `TIME_OFF`. */
export const WORK_AND_PAY = `
= ¿Cuándo es el día de pago de la nómina[ de {mes}]?
cuándo cobro | qué día pagan | cuándo nos pagan este mes | cuándo ingresan la nómina | cuándo cae el sueldo de marzo | qué día depositan | fecha de pago de septiembre | cuándo me llega la plata
cuándo cobramos en agosto | cuándo pagan la nómina de octubre | qué día pagan la nómina de febrero | a qué día del mes se cobra | ya pagaron la nómina | cuándo está el dinero en mi cuenta | when do we get paid | payday in May | when is the salary paid in October
quando cai o salário | que dia pagam em junho | quando recebo o pagamento
= ¿Cuándo está disponible el recibo de nómina[ de {mes}]?
cuándo sale la nómina para verla | cuándo puedo ver el recibo de sueldo | cuándo está la boleta de pago de julio | when is the payslip available | quando sai o holerite
= ¿Cuándo es el cierre de variables[ de {mes}]?
hasta cuándo entran las horas extra en la nómina | fecha de cierre de variables | hasta qué día cuentan las variables de abril
= ¿Cuándo se pagan las pagas extraordinarias de verano y Navidad?
cuándo pagan la extra | cuándo dan el aguinaldo | paga extra de verano | qué día depositan el aguinaldo | bono de fin de año | cuándo cobro la paga de junio | cuántas pagas extra hay | cuándo pagan la gratificación de navidad | cuándo cae el bono de fiestas
when is the Christmas bonus paid | extra pay in summer | quando pagam o décimo terceiro | 13º salário
= ¿Cómo se cambia el prorrateo de las pagas extraordinarias?
puedo cobrar las pagas extra repartidas en doce meses | quiero prorratear las pagas | quitar el prorrateo
= ¿Cuándo se paga la participación en resultados?
nos van a dar beneficios este año | cuándo pagan las utilidades | bono por resultados | profit sharing | participação nos lucros
= ¿Qué variables entran en cada nómina?
por qué cada mes cobro distinto | por qué cambió mi nómina este mes | why did my payroll change this month | por que minha folha mudou este mês | qué incluye la nómina | mis horas extra de este mes cuándo las cobro | mi nómina cambia de un mes a otro | why does my pay change every month
= ¿Cuándo cobra la tripulación las horas voladas?
cuándo me pagan las horas de vuelo | las horas que volé en marzo cuándo las cobro | desfase de las horas voladas
= ¿Por qué este mes cobraste menos?
me pagaron menos | mi sueldo vino más bajo | por qué me ingresaron menos | cobré menos que el mes pasado | me descontaron dinero y no sé por qué | me falta dinero en la nómina | me llegó menos plata este mes
why was I paid less this month | my salary is lower | por que recebi menos este mês
= ¿Cómo leer el recibo y qué contienen devengos y deducciones?
no entiendo mi nómina | qué significa devengos | qué es el líquido | cómo se lee el recibo | qué son las deducciones | how do I read my payslip | não entendo meu holerite
= ¿Cómo cambiar la cuenta bancaria o la retención en RHConnect?
cambié de banco | quiero cobrar en otra cuenta | cómo cambio mi cuenta bancaria | dónde pongo mi nuevo número de cuenta | quiero que me retengan más | cambiar mi iban | cambiar el irpf
change my bank account | new bank account for salary | mudar minha conta bancária | mudei de banco
= ¿Hasta qué día se piden los anticipos de nómina y cuánto se ingresa?
necesito un adelanto | puedo pedir un anticipo del sueldo | me adelantan la nómina | no llego a fin de mes, me pueden adelantar | cuánto me pueden adelantar | vale de sueldo | necesito plata antes de cobrar
salary advance | can I get my pay early | adiantamento de salário | preciso de um adiantamento
= ¿Desde cuándo se descarga el certificado de retenciones?
necesito el certificado de retenciones | papel para la declaración de la renta | certificado para hacienda | tax certificate | informe de rendimentos
= ¿Dónde se genera el certificado de ingresos para alquiler o hipoteca?
necesito un justificante de ingresos | me piden un certificado de sueldo para alquilar | papel del banco para un crédito que diga cuánto gano | constancia de ingresos | me piden la nómina para una hipoteca
proof of income for renting | comprovante de renda
= ¿Cómo se hace una reclamación de nómina con un caso de la categoría «Nómina»?
mi nómina está mal | hay un error en mi sueldo | no me pagaron las horas extra, cómo reclamo | me pagaron de menos, dónde me quejo | reclamar un pago | falta el plus en mi recibo | hasta cuándo puedo reclamar un error de nómina
there is a mistake in my payslip | meu salário está errado

= ¿Qué horario y pausa tiene el turno[ {codigo}][ de {horario}]?
a qué hora empieza el turno de noche | horario del turno M1 | a qué hora sale el T2 | qué horas son el turno de mañana | cuánto dura la pausa | de qué hora a qué hora es el N | horario de oficina OF
what time is the night shift | que horas começa o turno da manhã
= ¿La pausa es tiempo de trabajo y entre qué horas se toma?
cuánto rato tengo para comer en el turno | cuándo puedo descansar en mi turno | el descanso cuenta como trabajo | break during the shift | intervalo do turno
= ¿Cuántas noches seguidas se pueden hacer en el turno de noche?
me pusieron siete noches seguidas | cuántas noches puedo trabajar | máximo de noches | how many night shifts in a row | quantas noites seguidas
= ¿Cuántas horas de descanso mínimo pasan entre el final de un turno y el comienzo del siguiente?
cuántas horas entre turnos | salgo a las once y entro a las cinco, es legal | descanso entre jornadas | salgo a las once de la noche, a qué hora pueden ponerme al día siguiente | cuánto descanso hay entre vuelos | me ponen turno muy pegado | rest between shifts | descanso entre turnos
= ¿Cuántos días libres seguidos hay cada semana?
cuántos días libro a la semana | tengo dos días libres seguidos | días de descanso semanales | days off per week | folgas por semana
= Descansos mínimos: ¿hay al menos un fin de semana libre de cada tres?
cuándo me toca fin de semana libre | trabajo todos los fines de semana | cada cuánto libro sábado y domingo | weekends off | fins de semana de folga
= ¿Cuántas horas libres hay después de un ciclo de noches?
salgo de noches, cuándo vuelvo | después de hacer noches me ponen de mañana | descanso después de las noches
= ¿Cuántas horas como máximo tiene la jornada ordinaria y con horas extraordinarias?
cuántas horas puedo trabajar al día | me pueden hacer trabajar 14 horas | máximo de horas por jornada | maximum hours per day
= ¿Qué día se publican los cuadrantes de los turnos del mes siguiente?
cuándo publican los turnos | cuándo salen los horarios | cuándo sé mi turno del mes que viene | cuándo sale el roster | when is the roster published | quando sai a escala
= ¿Con cuántos días de aviso puede la empresa cambiar turnos publicados?
me cambiaron el turno de un día para otro | me pueden cambiar el turno sin avisar | la empresa me cambió el horario | con cuánto tiempo me avisan de un cambio de turno | can they change my shift last minute | mudaram meu turno sem avisar
= ¿En cuántos minutos hay que presentarse en la imaginaria en casa?
estoy de imaginaria, cuánto tiempo tengo para llegar | me llaman de guardia, en cuánto debo estar | standby en casa tiempo de presentación
= ¿Cómo cambiar el turno con otra persona y registrar el intercambio?
quiero cambiar mi turno con un compañero | mi compañera y yo nos cambiamos el turno | queremos cambiarnos los turnos entre nosotros | cómo hago un cambio de turno | un colega me hace el turno | puedo intercambiar turnos | permutar el turno del domingo | necesito que alguien me cubra el sábado
swap shifts | I would like to swap a shift with a coworker | I want to change my shift | can I trade my shift | trocar de turno com um colega
= ¿Cuántos intercambios de turno se permiten al mes?
cuántas veces puedo cambiar de turno al mes | cuántos turnos puedo cambiar con compañeros en un mes | límite de cambios de turno | how many swaps per month
= ¿Puedo ceder un turno sin devolución?
puedo regalar un turno | que otro haga mi turno sin devolvérselo | dar mi turno a otro | give away a shift
= ¿Cuánto se pagan las horas extraordinarias y cómo se descansan?
cuánto pagan la hora extra | a cómo pagan el sobretiempo | me quedé dos horas más, cómo me las pagan | puedo descansar las horas extra en vez de cobrarlas | hora extra de noche | hora extra en festivo
overtime pay | how is overtime paid | quanto pagam a hora extra
= ¿Las horas extraordinarias son voluntarias?
me pueden obligar a hacer horas extra | puedo negarme a quedarme más tiempo | es obligatorio hacer sobretiempo | can I refuse overtime | sou obrigado a fazer hora extra
= ¿Cuál es el tope de horas extraordinarias al año?
cuántas horas extra puedo hacer | máximo de horas extra al año | límite de sobretiempo | overtime limit
= ¿De cuánto es el plus de nocturnidad?
cuánto pagan por trabajar de noche | plus de noche | recargo nocturno | night shift bonus | adicional noturno
= ¿Cómo se pagan los festivos trabajados?
trabajé un feriado, cuánto me pagan | me toca trabajar en navidad, cómo lo pagan | trabajar el primero de mayo | festivo trabajado | pago por domingo y festivo | working on a public holiday | trabalhei no feriado
= ¿Cuánto se paga la imaginaria en casa por día laborable y fin de semana?
cuánto pagan por estar de guardia | pago de la imaginaria | cuánto me dan por estar disponible el domingo | standby pay | sobreaviso quanto pagam
= ¿Cómo se corrige un olvido de fichaje?
olvidé fichar | no fiché la salida | se me pasó marcar la entrada | no marqué tarjeta | me olvidé de checar | forgot to clock in | esqueci de bater o ponto
= ¿Cuántos minutos de cortesía hay en el fichaje?
llegué cinco minutos tarde, pasa algo | cuánto puedo retrasarme | margen de llegada | minutos de tolerancia | is there a grace period | tolerância de atraso
= ¿Qué hago si voy a llegar tarde al turno?
voy tarde | llego tarde, a quién llamo | estoy en un atasco y no llego al turno | perdí el bus y voy retrasado | me quedé dormido | I'm running late | vou me atrasar
= ¿Dónde se presentan las reclamaciones sobre descansos y dudas del cuadrante?
no me respetan los descansos | a quién pregunto por mi cuadrante | mi turno está mal puesto | queja sobre los turnos | quejarme del horario

= ¿Quién puede hacer teletrabajo?
puedo teletrabajar | soy de rampa, puedo trabajar desde casa | cuándo puedo empezar a teletrabajar siendo nuevo | el personal de aeropuerto puede hacer home office | am I allowed to work remotely | posso fazer home office
= ¿Cuántos días en casa por semana permite el teletrabajo en la modalidad general?
cuántos días de teletrabajo hay | cuántos días se puede trabajar desde casa | cuántos días a la semana puedo quedarme en casa | días de home office | puedo trabajar desde mi casa los viernes | puedo quedarme en casa dos días | tengo hijos pequeños, cuántos días de teletrabajo | how many days can I work from home | quantos dias de home office
= ¿Quién no tiene acuerdo firmado puede hacer un día puntual suelto de teletrabajo?
puedo trabajar un día suelto desde casa | mañana viene el fontanero, puedo quedarme en casa trabajando | teletrabajo un solo día sin acuerdo
= ¿Hay teletrabajo temporal completo por embarazo, cuidado o recuperación médica?
me operaron, puedo trabajar desde casa toda la semana | teletrabajo total por embarazo | trabajar en casa mientras me recupero
= ¿Cuántos días al año se puede teletrabajar desde el extranjero?
puedo trabajar desde otro país | quiero teletrabajar desde Italia | puedo irme a mi país y trabajar desde allá | trabajar unas semanas desde el exterior | work from abroad | trabalhar do exterior
= ¿Qué día es presencial para todos los equipos y se pueden cambiar los días?
qué día hay que ir a la oficina sí o sí | puedo cambiar mi día de teletrabajo | los martes hay que venir | which day is everyone in the office
= ¿Cómo se solicita el teletrabajo y cuándo llega la respuesta?
cómo pido teletrabajo | qué hago para trabajar desde casa | solicitar home office | me rechazaron el teletrabajo | cuánto tardan en responder al teletrabajo | how do I apply for remote work | como peço home office
= ¿Qué equipo entrega la empresa y cuánto es la compensación por gastos de teletrabajo?
me dan silla para la casa | me pagan internet en casa | me pagan la luz e internet por teletrabajar | cuánto me pagan al mes por trabajar en casa | me dan dinero para internet si teletrabajo | la empresa paga la luz del teletrabajo | me dan pantalla para trabajar en casa | cuánto pagan por teletrabajar | remote work allowance | ajuda de custo home office
= ¿A qué hora es la entrada flexible y la salida según el horario?
a qué hora puedo entrar | horario flexible | a qué hora puedo salir de la oficina | entre qué horas hay que estar localizable | puedo entrar a las diez | flexible hours | horário flexível
= Desconexión: ¿fuera del horario nadie tiene que contestar correos ni mensajes?
mi jefe me escribe por la noche | tengo que contestar whatsapps del trabajo el domingo | desconexión digital | me llaman fuera de horario | emails after hours
= ¿Cuántos días presenciales al mes se pueden pedir además de los fijos?
me obligan a ir a la oficina un día de teletrabajo | me pueden hacer venir en mi día de casa | con cuánto aviso me hacen ir a la oficina
= ¿Qué hago si en casa falla la luz o la conexión en el teletrabajo?
se fue la luz en casa y estoy teletrabajando | no tengo internet en casa hoy | se cortó la conexión de mi casa | power cut while working from home | fiquei sem internet em casa
= ¿El accidente en casa en teletrabajo es accidente de trabajo?
me caí en casa mientras teletrabajaba | accidente haciendo home office | I got hurt while working from home
= ¿Cuál es la jornada de oficinas en verano y los viernes?
hay jornada intensiva | horario de verano | a qué hora salimos los viernes | cuándo empieza el horario de verano | los viernes se sale antes | summer hours | horário de verão sexta-feira
= Fin del acuerdo: ¿cualquiera de las dos partes puede terminarlo con un mes de aviso?
quiero dejar de teletrabajar | me pueden quitar el teletrabajo | volver a la oficina siempre | can they end my remote work

= ¿Cuál es el importe de la dieta por día completo[ de {comida}][ en {destino}]?
cuánto me dan de dieta | cuánto es el viático | cuánto pagan la cena en Europa | dieta para América del Norte | cuánto me dan por día en un viaje a Chile | cuánto me pagan de desayuno | viáticos de un viaje nacional
cuánto dan para comer en Miami | per diem amount | how much for dinner abroad | quanto é a diária
= ¿Cuándo hay derecho a dieta de almuerzo, cena y desayuno?
me corresponde la cena si salgo a las nueve | cuándo me toca dieta | tengo derecho a almuerzo | desde qué hora pagan la comida | when am I entitled to a meal allowance
= ¿En tripulación la dieta se calcula sola y aparece en la nómina del mes siguiente?
cuándo cobro las dietas de tripulación | tengo que pedir las dietas si soy tcp | las dietas de los vuelos se pagan solas
= ¿Qué hago si llego al hotel y no hay habitación?
el hotel no tiene mi reserva | no hay habitación en el hotel de la escala | llegué y el hotel está lleno | puedo pagar otro hotel | no room at the hotel | o hotel não tem quarto
= ¿Quién reserva el hotel en un viaje de trabajo?
quién me reserva el hotel | tengo que reservar yo el hotel | cómo sé en qué hotel me quedo | who books the hotel
= ¿Cuándo se admite el taxi?
puedo coger un taxi | me pagan el taxi | puedo tomar un uber de noche al aeropuerto | no vino el transporte del hotel | can I take a taxi | posso pegar um táxi
= ¿A cuánto se paga el kilómetro en coche propio?
voy en mi coche, me pagan la gasolina | cuánto pagan por kilómetro | kilometraje | puedo ir en mi carro a otra base | mileage | quilometragem com meu carro
= ¿Cómo se hace la hoja de gastos paso a paso?
cómo paso los gastos | cómo cobro lo que pagué en el viaje | dónde subo los recibos | rendir gastos | reembolso de un viaje | how do I claim expenses | como peço reembolso de despesas
= ¿En cuántos días se envía la hoja de gastos y cuándo se paga?
hasta cuándo puedo entregar los gastos | cuánto tiempo tengo para meter los gastos de un viaje | cuándo me devuelven el dinero del viaje | tengo un gasto de hace dos meses | plazo para rendir viáticos | deadline for expense reports | prazo para enviar despesas
= ¿Hay reembolso con recibos perdidos?
perdí un recibo | se me perdió el ticket de un taxi | perdí la factura del hotel | no tengo el ticket de la comida | se me perdió la factura del viaje | sin comprobante me lo pagan | no me dieron recibo | I lost a receipt | perdi o recibo
= ¿Quién tiene la tarjeta de empresa y qué se puede pagar con ella?
cómo consigo una tarjeta de empresa | puedo sacar dinero con la tarjeta de empresa | puedo pagar algo personal con la tarjeta corporativa | company credit card | cartão corporativo
= ¿Qué hago si pierdo la tarjeta de empresa?
perdí la tarjeta de crédito de la empresa | me robaron la tarjeta corporativa | lost company card | perdi o cartão da empresa
= ¿Qué anticipo de las dietas puedo pedir para estancias largas?
puedo pedir dinero antes del viaje | anticipo de viáticos | me voy dos semanas, me adelantan dietas | travel advance
= ¿Qué gastos no se pagan, como minibar, alcohol, multas o acompañantes?
me pagan el minibar | me pusieron una multa con el coche de la empresa | puedo pasar una cerveza como gasto | pagan los gastos de mi acompañante | puedo pedir una habitación mejor | is alcohol reimbursed | multa de trânsito
= ¿Se paga la lavandería del uniforme en rotaciones?
me pagan la lavandería en el hotel | puedo lavar el uniforme en la escala | laundry on trips | lavanderia na escala

= ¿Cada cuánto se renueva el curso obligatorio[ de {curso}]?
cada cuánto es el curso de mercancías peligrosas | cuándo me toca el recurrente | cada cuánto hay que hacer primeros auxilios | cuánto vale la formación de seguridad en plataforma | cada cuánto se hace protección de datos | cada cuánto repito factores humanos en mantenimiento
vigencia del curso de emergencias | how often is the dangerous goods course | de quanto em quanto tempo é o curso de primeiros socorros
= ¿Qué pasa si vence la formación obligatoria?
se me venció un curso | no hice el curso obligatorio a tiempo | se me pasó el curso de seguridad, puedo volar | my training expired | meu curso venceu
= ¿Qué paga la empresa en los cursos de idiomas?
la empresa paga cursos de inglés | hay ayuda para estudiar inglés | quiero aprender portugués | clases particulares de inglés | me pagan el examen de inglés | hay cursos de idiomas gratis | English classes | curso de inglês pago pela empresa
= ¿Qué nivel de inglés se exige en cabina y quién cobra el plus de idioma?
qué nivel de inglés piden | me pagan más por saber idiomas | plus de idiomas | tengo el C1, cobro algo | language bonus
= ¿Cuándo se abren las inscripciones de los cursos de idiomas?
cuándo me puedo apuntar a inglés | inscripciones de idiomas
= ¿Cuánto paga la ayuda para estudios oficiales, grado o máster?
me ayudan a pagar la universidad | quiero estudiar un máster | hay becas | la empresa me paga la carrera | ayuda para la licencia de piloto | quiero estudiar una fp | tuition help | bolsa de estudos | a empresa paga faculdade
= ¿Cómo y cuándo se presenta la solicitud de ayuda al estudio?
cuándo se pide la beca | cómo pido la ayuda de estudios | plazo de becas | how do I apply for tuition help
= ¿Si dejas la empresa antes de dos años desde el último pago devuelves la parte proporcional?
tengo que devolver la beca si me voy | me pagaron el máster y quiero irme
= ¿Cuántas horas al año de formación pagadas hay para estudiar?
me dan horas para estudiar | permiso para estudiar | puedo cambiar de turno para ir a clase | horas pagadas de estudio | study leave | horas para estudar
= Formación de instructores: ¿cuánto cobra quien da clases internas?
cuánto pagan por dar clases internas | cuánto cobro si doy un curso interno | quiero ser instructor | cómo me hago formador | become an instructor | quero ser instrutor
= ¿Cómo es la promoción interna y dónde se publican las vacantes?
cómo puedo ascender | dónde veo los puestos libres | quiero cambiar de puesto | vacantes internas | quiero presentarme a un puesto de jefe | internal job openings | vagas internas
= ¿Cómo inscribirse en un curso en «Aprende»?
cómo me apunto a un curso | dónde veo los cursos | quiero hacer un curso | sign up for a course | me inscrever em um curso
= ¿Con cuántas horas se anula un curso y qué pasa con dos ausencias sin aviso?
no puedo ir a un curso | no voy a poder asistir al curso en el que estoy inscrito | cómo cancelo un curso | falté a un curso sin avisar | me inscribí y no podré asistir a la clase | cancel a course | cancelar um curso
= ¿Dónde se descargan los certificados de los cursos?
dónde está mi diploma | certificado del curso que hice | cómo bajo el título del curso | course certificate | certificado do curso
`;
