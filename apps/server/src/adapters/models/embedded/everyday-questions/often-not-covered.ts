/**
 * What staff often ask Human Resources and few documents answer, in the format of `TIME_OFF`. Without these lines such a question would
 * be taken for the nearest one that is answered: «se casa mi hermana» for the employee's own wedding.
 */
export const PEOPLE_NOT_COVERED = `
= permiso por boda de un hermano, un hijo o un amigo
se casa mi hermana | boda de mi hermano, me dan el día | mi hijo se casa, tengo permiso | matrimonio de mi prima | se casa mi mejor amigo el viernes | mi hija se casa, cuántos días me tocan | mis padres se casan otra vez
my sister is getting married, do I get a day off | casamento da minha irmã, tenho folga | soy padrino en la boda de mi cuñado, hay permiso | me invitaron al casorio de una amiga en otra ciudad
matri de mi hermano chico el sábado y tengo turno | is there leave for my best friend's wedding | meu filho vai casar, ganho folga
= permiso por cumpleaños
me dan libre mi cumpleaños | es mi cumple, tengo el día | día libre por cumpleaños de mi hijo | birthday off | folga no aniversário | hoy cumplo años y me toca laburar, puedo salir antes | el día del cumple es feriado para uno
cumplo 40 la semana que viene, regalan el día | mi esposa cumple años y quiero faltar | tarde libre x mi cumple | la empresa da algo el día de tu cumpleaños | tengo que pedir vacaciones para mi cumpleaños o va aparte
do we get our birthday off | tenho direito a folga no dia do meu aniversário
= vender comida o productos entre compañeros
mi compañera vende comida en la oficina, está permitido | puedo vender cosas a mis compañeros | hacer una rifa en el trabajo | can I sell homemade food at work | posso vender doces no trabalho
= permiso por bautizo, comunión, graduación o fiesta de un familiar
bautizo de mi sobrino | comunión de mi hijo | graduación de mi hija, me dan el día | quinceañera de mi sobrina | fin de curso de mi hijo | reunión del colegio de mi hijo | graduation of my daughter
mi hijo egresa del colegio y hay ceremonia | acto escolar de mi nena a las diez | primera comunion de mi ahijada, puedo faltar | soy madrina de bautismo el domingo y trabajo | festival del jardín de mi niño | school play of my kid
formatura da minha filha | batizado do meu afilhado
nació mi sobrino, tengo permiso | mi hermana tuvo un bebé, me dan el día | nació mi nieta y quiero conocerla | voy a ser tío, hay permiso | my nephew was born, do I get leave | nasceu meu sobrinho, tenho folga
= permiso por muerte o enfermedad de una mascota, perro o gato
se murió mi gato | murió mi mascota, cuántos días me dan | se murió mi perra, cuántos días me corresponden | mi perro está enfermo, puedo faltar | llevar al perro al veterinario | my dog died | meu cachorro morreu
tuve que sacrificar a mi perrito y no estoy para trabajar | operan a mi gata mañana | hay luto por mascotas | mi conejo se murió y estoy fatal | el veterinario me dio cita en horario de trabajo | can I take a day because my cat is sick
meu gato morreu, posso faltar
= permiso por fallecimiento de un amigo, vecino o compañero
murió un amigo, puedo ir al entierro | falleció mi mejor amiga | se murió mi vecino | my friend died | velorio de un compañero de trabajo | el padre de mi amigo murió y quiero acompañarlo | se mató un amigo en un accidente
entierro de mi antigua profesora | falleció mi exmarido | falleció mi padrino de bautizo | murió el novio de mi amiga | funeral of a coworker | a close friend passed away, can I attend the funeral | morreu um amigo, posso ir ao velório
enterro de um colega
= permiso por divorcio o separación, días libres
me separo, tengo días | me estoy divorciando, puedo faltar | días por divorcio | day off for divorce | mi mujer me dejó y no tengo cabeza para trabajar | firmo el divorcio el martes, me dan la mañana
rompí con mi pareja, hay días libres por eso | separarse da derecho a algun dia | me toca repartir la custodia y necesito tiempo | tengo mediación con mi ex por los niños | nos divorciamos, hay licencia por eso
leave because I am getting divorced | estou me separando, tenho folga | vou assinar o divórcio, posso faltar
= permiso por huelga, tormenta o nevada que impide llegar
hay huelga de metro y no llego | no puedo salir de casa por la nieve | hay inundación y no puedo ir a trabajar | strike and I can't get to work | paro de colectivos, cómo llego a la base | cayó una nevada y las rutas están cortadas
hubo terremoto y no hay transporte | cortaron la carretera por manifestación | alerta roja por temporal, hay que ir igual | tren cancelado por huelga y pierdo la jornada | snow storm, roads closed | greve de ônibus e não consigo chegar
enchente na minha rua e não saio de casa
= ¿Qué preaviso hay que dar al renunciar o dimitir?
quiero renunciar, cuánto aviso | con cuánto tiempo aviso si me voy | cómo presento mi renuncia | quiero dejar la empresa, qué hago | how do I resign | notice period | quero pedir demissão | aviso prévio
me salió otra pega y me quiero ir | carta de dimisión, a quién se la entrego | cuántos días antes aviso que dejo el laburo | voy a botar la chamba, cómo es el trámite | kiero renunciar
me voy a otra aerolínea el mes que viene, qué plazo tengo
quiero dejar la empresa | me quiero ir de la empresa | quiero renunciar | cómo me doy de baja voluntaria
= ¿Qué indemnización corresponde por despido?
me echaron, cuánto me pagan | cuánto me toca si me despiden | indemnización por años de servicio | severance pay | quanto recebo se for demitido | si me corren cuánta lana me toca | despido improcedente, cuántos días por año
liquidación por despido | me finiquitan por necesidades de la empresa, qué me pagan | me botaron, hay compensación | cuánta plata es un despido | redundancy payment | multa rescisória | how much compensation if they fire me
= ¿Cuánto dura el periodo de prueba del contrato?
estoy en periodo de prueba | cuándo me hacen fijo | cuánto dura la prueba | cuándo me renuevan el contrato | me van a renovar | probation period | período de experiência | soy nuevo, hasta cuándo me pueden echar sin más
a los cuántos meses paso a indefinido | mi contrato temporal vence, qué pasa | me contrataron a prueba | when do I become permanent | quando viro efetivo
= ¿Cuál es la tabla salarial o el sueldo de cada categoría?
cuánto gana un piloto | sueldo de un tcp | cuánto cobra el jefe | cuál es el salario de un mecánico | tablas salariales | how much does a captain earn | quanto ganha um comissário | cuánta plata saca un copiloto
qué gana un agente de mostrador | escala de sueldos por nivel | en qué banda salarial estoy | cuánto ganan los de rampa | lo que cobra una sobrecargo | salary bands
= subida salarial, aumento o revisión del sueldo
cuándo nos suben el sueldo | quiero un aumento | subida del ipc | nos van a subir el salario | pay rise | aumento de salário | llevo tres años con la misma plata, cuándo revisan | cómo pido que me paguen más | reajuste por inflación
cuánto sube la nómina este año por convenio | merezco ganar más, con quién hablo | when is the salary review | quero um reajuste
= evaluación del desempeño
cuándo es mi evaluación | no estoy de acuerdo con mi evaluación | performance review | avaliação de desempenho | quién me evalúa y con qué notas | mi jefa me puso mala calificación | evaluación 360 | de qué sirve la nota de desempeño
objetivos anuales, dónde los cargo | me toca la autoevaluación de metas | feedback anual con mi jefe | appraisal form deadline | my manager gave me a bad rating | quando sai minha avaliação | discordo da nota do meu gestor
= edad de jubilación y jubilación anticipada
a qué edad me puedo prejubilar y con cuánto me quedaría | cuándo me puedo retirar como comandante | me quiero prejubilar
cuándo me puedo jubilar | jubilación anticipada | a qué edad se retiran los pilotos | retirement age | idade para aposentar | me faltan cuatro años para el retiro | jubilación parcial con contrato de relevo
cuántos años cotizados hacen falta para pensionarme | quiero pensionarme antes | con 62 me puedo retirar | tcp hasta qué edad vuela | early retirement option | can I retire at 60 | aposentadoria antecipada
quantos anos de contribuição faltam
= traslado a otra base o cambio de ciudad de trabajo
quiero que me trasladen de base, cómo lo pido | que me trasladen de santiago a madrid
quiero cambiarme de base | pedir traslado a Santiago | me quiero ir a trabajar a otra ciudad | transfer to another base | quero transferência de base | mi pareja vive en Barcelona, cómo me destinan allá
lista de espera para cambiar de base | permuta de base con una compañera | estoy en Chile y quiero irme a trabajar a Brasil | me quieren mandar a otra base a la fuerza | traslado voluntario, requisitos
how do I relocate to the São Paulo base | tem vaga de transferência para Madri
= seguro de gafas, lentes o cirugía de la vista
el seguro paga las gafas | me cubren lentes de contacto | operación de miopía | does insurance cover glasses | o plano cobre óculos | anteojos nuevos, los reembolsan | me quiero operar los ojos con láser
lentes progresivos con el seguro | óptica con descuento por la aseguradora | cristales graduados, quién los paga | nesecito lentes para la pantalla | cataratas, está cubierto | laser eye surgery covered | cirurgia de miopia pelo plano
= ortodoncia, implantes, psiquiatra, fertilidad y otros tratamientos del seguro
me cubre una ortodoncia | cuánto cuesta una ortodoncia con el seguro dental | el seguro paga un implante | cubre la reproducción asistida | does insurance cover braces | brackets para mi hijo, entran
fecundación in vitro con el seguro | una corona dental cuánto la cubren | cirugía estética o bariátrica, la pagan | homeopatía y acupuntura están incluidas | frenillos de mi hija | psiquiatra por el seguro, cuántas visitas
IVF covered by insurance | o plano cobre aparelho nos dentes | implante dentário pelo convênio
= lista de clínicas, hospitales y médicos del seguro en una ciudad
qué clínicas entran en el seguro | a qué hospital voy en una ciudad | qué médicos hay en Sevilla | which hospitals are covered | pediatra del seguro cerca de mi casa | ginecóloga concertada en Santiago
qué laboratorio hace los análisis con nuestra póliza | busco dermatólogo del cuadro en Valencia | la clínica alemana está en convenio | sanatorios adheridos en Buenos Aires | listado de dentistas del seguro
doctors in the network near me | quais hospitais o convênio atende | médico credenciado em Guarulhos
= rescatar o retirar el plan de pensiones
puedo sacar el dinero del plan de pensiones | rescatar la pensión antes de jubilarme | withdraw my pension | necesito la plata que tengo en el plan de pensiones | cobrar el plan por enfermedad grave
mover mi plan de pensiones a otro banco | cuánto llevo acumulado en el fondo de pensiones | en qué invierte el fondo | traspasar derechos consolidados | qué pasa con mi plan de pensiones si me despiden
retirar ahorro previsional por adelantado | cash out my pension fund | take my pension pot when I leave | resgatar a previdência privada | sacar o fundo de pensão
= cuánto se cobra de plus en euros
cuánto pagan de plus de idioma en euros | how much is the language bonus | plus de idioma, cuánto es al mes | plus de peligrosidad, importe | qué pagan por responsabilidad de jefe de turno | plus de toxicidad en mantenimiento
plus de transporte en la nómina, de cuánto | bono por hablar francés, cuánto cae | plus de coordinador, monto | qué importe tiene el plus de conducción | hazard pay amount | valor do adicional de idioma
quanto é o adicional de periculosidade
= tallas disponibles, compra de prendas y tienda de recuerdos
hay talla grande de pantalón | qué tallas hay | puedo comprar otra chaqueta | what sizes are there | hay uniforme para personas muy altas | la guía de medidas del uniforme dónde está | venden gorras de la aerolínea
quiero comprar un avioncito a escala | hay talla XXL de falda | el pantalón calza grande o chico | comprar una segunda corbata de recuerdo | company merchandise store | size chart for the uniform | loja de brindes da empresa
tem tamanho GG de camisa
= duración y contenido de un curso, horario de clases
cuántas horas dura el curso | qué se ve en el curso de emergencias | dónde es el curso | how long is the course | qué temario tiene el de primeros auxilios | a qué hora empieza el curso de plataforma | en qué aula dan el recurrente
cuántos módulos trae mercancías peligrosas | quién es el profesor de inglés del grupo | cuántas preguntas son en el examen de mercancías | con cuánto se aprueba el examen del curso | qué libros piden para el curso inicial
what topics are in the safety course | pass mark of the exam | qual o conteúdo do curso de emergência
= pasaporte, visado y permisos de viaje
me pagan el pasaporte | necesito visa para un vuelo | renovar el visado | do they pay for my passport | se me vence el pasaporte y vuelo a Miami | la visa americana quién la costea | ESTA para tripulantes
me quedé sin hojas en el pasaporte | visado de tripulación para China | tengo doble nacionalidad, con cuál viajo | cuánto demora sacar la visa | crew visa renewal | quem paga o visto americano | meu passaporte venceu
= comedor, cafetería o microondas de la sede
dónde se come en la oficina | hay cafetería | menú del comedor | hay microondas | canteen | tem refeitório | dónde caliento el táper | a qué hora abre el casino de la empresa | hay heladera para dejar la vianda
opción vegana en el comedor | la cantina cierra los domingos | puedo traer mi lonche y comerlo aquí | qué hay hoy de almuerzo | where can I heat my lunch | onde esquento a marmita
= quién es el director o la directora de un departamento
quién es mi jefe de recursos humanos | cómo se llama el director general | quién lleva nóminas | who is the CEO | quem é o diretor de rh | nombre de la jefa de operaciones | a quién le reporta mi gerente | organigrama de la compañía
quién manda en mantenimiento | kien es el gerente de informática | quién es el nuevo presidente de la aerolínea | who runs the IT department | quem é o chefe de operações
= fumar y cigarrillos electrónicos
dónde puedo fumar | se puede vapear | zona de fumadores | smoking area | posso fumar | salir a echar un pucho a la plataforma | el vaper está prohibido en la sala de tripulaciones | hay cenicero en la terraza
me regañaron por fumar en la puerta | pausa del cigarro | ayuda para dejar de fumar | dónde se fuma en el hangar | can I vape at work | tem fumódromo
= viajar con mascotas, perro o gato en cabina con pasaje
puedo llevar a mi perro en el avión | mascota con pasaje de empleado | fly with my dog | viajar com meu gato | cuánto cuesta llevar al gato en bodega | mi perro va conmigo en el asiento | transportín, qué medidas
perro de apoyo emocional a bordo | mi perrita viaja gratis con mi billete de personal | qué papeles del veterinario piden para volar | llevar un loro en el avion | pet in cabin with staff ticket | posso levar meu cachorro na cabine
me puedo llevar a mi perro en el avión | puedo viajar con mi gato
= sindicato, comité de empresa, huelga y convenio
cómo me afilio al sindicato | quién es mi delegado sindical | puedo hacer huelga | dónde está el convenio | union | sindicato | cuándo son las elecciones sindicales | cuota del sindicato en mi nómina
nos vamos a paro, me descuentan el día | qué dice el convenio colectivo de tripulantes | quiero hablar con un representante del comité | soy delegado, cuántas horas sindicales tengo | servicios mínimos de la huelga
how do I join the union | acordo coletivo, onde leio
= copia del contrato de trabajo y certificado de empresa
necesito una copia de mi contrato | certificado de antigüedad | carta de trabajo para la visa | constancia de que trabajo aquí | employment letter | carta de emprego | un papel que diga mi cargo y desde cuándo estoy
constancia laboral para la embajada | el consulado me pide una carta de la empresa | firmé el contrato y nunca me dieron mi copia | certificado de funciones | proof of employment for my visa | declaração de vínculo empregatício
preciso de uma via do meu contrato
= descargar la nómina o el recibo de sueldo
how do I get my payslip | how can I see my payslip | where do I find my pay slip | where do I download my wage slip | send me my payslip | cómo obtengo mi recibo de nómina | como pego o meu recibo de salário
dónde descargo mi nómina | cómo veo mi contracheque | como vejo meu contracheque | where is my pay stub | cómo veo mi recibo de pago | no encuentro mi nómina | dónde está mi boleta de pago | get my payslip | onde baixo o holerite
quiero el pdf de mi liquidación de sueldo | necesito mis tres últimas colillas de pago | me mandan la nómina al correo o dónde la bajo | recibos de haberes de años atrás | preciso dos meus últimos recibos de vencimento
dónde veo mi nómina | dónde está mi nómina | cómo veo mi nómina
he perdido una nómina
= tarjeta de comida perdida o sin saldo
lo que no gasto de la tarjeta de comida se acumula o se pierde | el saldo de la tarjeta restaurante pasa al mes siguiente
perdí la tarjeta de comida | no me funciona la tarjeta restaurante | lost meal card | me rechazaron la tarjeta de comida en el súper | cómo consulto el saldo de la tarjeta restaurante | se me desmagnetizó la de la comida
olvidé el pin de la tarjeta restaurante | nunca me llegó la tarjeta de comida | en qué restaurantes aceptan la tarjeta | me robaron la tarjeta de almuerzo | meal card declined | check balance of my lunch card | perdi o cartão refeição
cartão alimentação sem saldo
= cambio de dirección, teléfono o datos personales
cambié de dirección | dónde actualizo mi teléfono | cambié de apellido | change my address | mudei de endereço | me mudé, a quién le doy mi nueva dirección | actualizar mi contacto de emergencia
mi apellido está mal escrito en la ficha | renové el DNI, dónde lo cargo | mi correo personal en la ficha está viejo | update my emergency contact | atualizar meus dados cadastrais | trocar meu telefone no cadastro
tengo dos apellidos y en la ficha sale uno solo
= embargo de la nómina y deudas
me embargaron el sueldo | tengo un embargo | wage garnishment | el juzgado me retiene parte del sueldo | pensión alimenticia descontada por planilla | cuánto me pueden embargar | me descuentan por una deuda con el banco
hacienda me embargó | debo plata y me llaman al trabajo para cobrar | cuándo termina la retención judicial | reunificar deudas | court order on my wages | my salary is seized for a debt | penhora do salário
desconto de pensão alimentícia na folha
= cumplir años en la empresa, premio o bono de antigüedad
hay premio por 25 años | bono de antigüedad | regalo por aniversario en la empresa | quinquenio | long service award | cumplí diez años aquí, dan algo | cuánto vale cada trienio | reloj por 30 años de servicio | pin por antigüedad
me reconocen los 20 años con dinero | homenaje a los veteranos | bonus after 15 years in the company | prêmio por tempo de casa | quinquênio, quanto é
= recomendar a un amigo para un puesto, enviar currículum
puedo recomendar a un amigo para trabajar | cómo mando el currículum de mi primo | bono por recomendar | refer a friend | indicar um amigo | mi vecina quiere entrar de azafata, a quién mando el cv | programa de referidos
conozco a un mecánico bueno para ustedes | gano algo si contratan a quien yo recomiende | dónde dejo la hoja de vida de una amiga | están contratando tripulantes | referral bonus | onde envio o currículo de um amigo
bônus por indicação
= descuentos en tiendas, cines y restaurantes
dónde hay un buen restaurante | descuentos en cines | descuentos para empleados en tiendas | employee discounts in shops | convenio con farmacias para empleados | club de beneficios con cupones | rebaja en ropa por ser de la aerolínea
entradas baratas al teatro | descuento en telefonía por convenio | promos para el personal en supermercados | outlet para trabajadores | staff discount at cinemas | desconto em lojas para funcionários | clube de vantagens
= cargador de coche eléctrico, plaza de bicicleta o moto y plaza ocupada
dónde enchufo mi auto eléctrico | hay puntos de recarga para el Tesla | dejo la bici amarrada en la puerta, se puede | aparcabicis vigilado | me rayaron la moto en el estacionamiento | un desconocido ocupó mi plaza numerada
patinete eléctrico en la oficina | cuántos cupos de estacionamiento hay y cómo se reparten | EV charging at the office | is there a bike rack | carregador para carro elétrico | onde deixo minha bicicleta
= duchas, vestuario, taquilla o casillero
vengo corriendo al trabajo, hay ducha | me asignan un locker | olvidé la combinación de mi casillero | dónde me cambio de ropa antes del turno | forzaron mi taquilla | el vestuario de mujeres está cerrado
agua caliente en las regaderas | quiero un lóquer más grande | showers in the building | where are the lockers | tem armário para guardar minhas coisas | vestiário com chuveiro
= perfume, gafas de sol, mochila, tacones y medias con el uniforme
se puede ir muy perfumada en cabina | lentes de sol en plataforma | qué altura de tacón llevan las tcp | medias negras o color piel | puedo colgarme mi mochila propia encima del uniforme | masticar chicle delante del pasaje
qué calcetines van con el pantalón | el smartwatch sirve o tiene que ser de agujas | pestañas postizas largas | sunglasses with uniform | how high can heels be | posso usar perfume forte | qual meia usar com a saia
= ropa de oficina sin uniforme, vestir en vaqueros o bermudas
se puede venir en shorts a la oficina | hay que usar traje y corbata en la sede | código de vestimenta de administrativos | zapatillas y jeans los lunes | viernes informal | me miraron feo por venir en sandalias
remera de fútbol en la oficina | casual friday | office dress code jeans | posso ir de bermuda ao escritório | traje social é obrigatório na sede
= maleta trolley de tripulación, placa con el nombre y alas
se le salió la rueda al trolley que me dieron | quiero otra placa con mi nombre | mi chapita dice mal el apellido | dónde consigo las alas de piloto | maleta de cabina de la empresa rota | perdí el pin con mi nombre
valija de tripulante más grande | galones de comandante para la hombrera | new name badge pin | crew suitcase broken wheel | crachá com nome errado no broche | mala de tripulante quebrada
= prácticas, becarios, aprendices y programa de jóvenes
mi hija quiere hacer pasantía aquí | cuánto le pagan a un practicante | hacen convenios con universidades para prácticas | programa trainee de ingeniería | soy becario, me van a contratar al final
práctica profesional en mantenimiento | tutor de mi práctica | cuántas horas hace un aprendiz | internship program | do interns get paid | vaga de estágio | programa jovem aprendiz
= pasar de media jornada a jornada completa, contrato fijo discontinuo
tengo contrato de 20 horas y quiero 40 | soy part time, cómo me hacen full time | fijo discontinuo, cuándo me llaman | solo trabajo en verano y quiero todo el año | me bajaron las horas del contrato
ampliar la jornada de mi contrato parcial | trabajo medio tiempo y no me alcanza | switch from part-time to full-time | seasonal contract recall date | quero passar de meio período para integral | contrato intermitente
= excedencia voluntaria
excedencia voluntaria, cuántos años puedo pedir | quiero una excedencia para montar mi negocio | me guardan el puesto si me voy dos años a probar otra cosa | excedencia por interés particular
volver después de una excedencia voluntaria | la empresa puede negarme la excedencia voluntaria | excedencia por cargo político o sindical | qué diferencia hay entre excedencia voluntaria y forzosa
excedencia voluntaria de cuatro meses a cinco años | voluntary excedencia, how many years | excedência voluntária, como peço | se me acaba la excedencia voluntaria y no hay vacante
= reducción de jornada para cuidar padres mayores o dependientes
mi madre tiene alzheimer y quiero trabajar menos horas | reducir horario por un abuelo dependiente | mi papá quedó en silla de ruedas, puedo bajar mi jornada | cuido de mi suegra con demencia todas las tardes
excedencia para cuidar a mi padre anciano | media jornada por hermano con discapacidad | persona dependiente grado II a mi cargo, jornada reducida | elderly parent care reduced hours | reduce my hours to look after my grandmother
reduzir jornada para cuidar da minha mãe idosa | meu pai é dependente, posso trabalhar menos
= pérdida gestacional o aborto espontáneo
perdí el embarazo a las diez semanas | mi mujer tuvo un aborto natural, me dan algo a mí | el bebé nació sin vida | interrupción del embarazo, cuántos días | legrado, hay permiso especial | pérdida del bebé antes de nacer
mi pareja perdió la guagua que esperábamos | miscarriage leave | my wife lost the pregnancy | sofri um aborto espontâneo | perda gestacional
= permiso por voluntariado, bombero, Cruz Roja o reserva militar
soy bombero voluntario y me llamaron a un incendio | quiero ir de voluntaria con una ONG | me activaron como reservista del ejército | rescate en montaña con la Cruz Roja en horario laboral | misión humanitaria de dos semanas
ayudar en las inundaciones como voluntario | servicio militar obligatorio | volunteer day off | army reserve duty | sou bombeiro voluntário | trabalho voluntário em horário de serviço
= permiso por competición deportiva, maratón, concierto o festival
corro la maratón de Valencia el domingo | me clasifiqué al nacional de natación | toco en una banda y tengo gira | campeonato de ajedrez, me dan libre | compré entradas para un festival y trabajo | final de copa y quiero ir a la cancha
soy árbitro federado y viajo | time off for a triathlon | I have concert tickets that day | folga para correr maratona | campeonato de jiu-jitsu
= fiestas religiosas, ramadán, sábado judío y sala de oración
ayuno por ramadán y tengo turno de tarde | no trabajo en sabbat por mi religión | libre por Yom Kipur | hay lugar para rezar en el aeropuerto | capilla o mezquita para el personal | procesión de Semana Santa, salgo de nazareno
año nuevo chino libre | mi iglesia tiene retiro | prayer room for staff | day off for Eid | sala de oração | guardo o sábado por religião
= adaptación escolar, primer día de clase y vacaciones del colegio
mi hijo empieza el jardín y hay que quedarse con él | periodo de adaptación en infantil | huelga de profesores y no tengo con quién dejarlo | el cole cierra por puente y yo trabajo | primer día de primaria de mi nena
tutoría con la maestra | no tengo niñera hoy | first day of school leave | school closed, no babysitter | adaptação na creche, posso ficar com ele | escola em greve, com quem deixo meu filho
= avería o robo en casa, fontanero, inundación y esperar al técnico
se reventó una cañería en mi departamento | tengo que esperar al gasfíter | entraron a robar a mi casa anoche | se quemó la cocina de mi casa | viene el técnico de la lavadora | el vecino me inundó el piso y debo estar
esperar la entrega del sofá | me cortaron el gas | plumber coming, can I leave early | my apartment was burgled | vazamento em casa, preciso esperar o encanador | assaltaram minha casa
= notario, firma de hipoteca, extranjería y trámites presenciales
firmo la escritura en la notaría a las once | huellas para el NIE | turno para la residencia en migraciones | compra de mi primera casa, firma con el notario | jura de nacionalidad | poder notarial para mi hermano
appointment at the immigration office | signing my mortgage at the notary | cartório para assinar escritura | agendamento na polícia federal
= calendario laboral, lista de feriados y puentes del año
qué días son fiesta este año en Madrid | cuándo cae el próximo feriado | hacemos puente en diciembre | el viernes santo se trabaja en la sede | calendario de festivos de Chile | cuántos feriados quedan
el 24 por la tarde cierra la oficina | trabajamos el 31 de diciembre | public holidays list | is Monday a bank holiday | quais são os feriados deste ano | emenda de feriado, a empresa fecha
= cesta de Navidad, cena de empresa y fiesta de fin de año
este año dan canasta navideña | cuándo es la posada | puedo llevar a mi esposo a la cena de Navidad | regalo de reyes para los niños de empleados | amigo invisible en la oficina | quién organiza la fiesta de fin de año
caja de mercadería por fiestas patrias | juguetes para los hijos en diciembre | christmas hamper | when is the christmas party | cesta de natal | festa de confraternização
= bono en dinero o regalo por nacimiento o por casarse
la empresa regala una canastilla al nacer el bebé | cheque bebé | me dan plata cuando me caso | ajuar para recién nacido | bono de matrimonio en efectivo | hay aguinaldo por hijo nacido | regalo de bodas de la empresa
baby gift from the company | cash bonus for newborn | auxílio enxoval | presente de casamento da empresa
= ayuda de vivienda, alquiler y gastos de reubicación
la compañía paga el camión de mudanza si me destinan fuera | paquete de reubicación | bono para alquiler | me consiguen piso al llegar a otra base | hotel las primeras semanas hasta encontrar casa
residencia para tripulantes en Madrid | ayuda para comprar vivienda | relocation package | housing allowance | auxílio moradia | a empresa paga a mudança dos móveis
= aval, garantía o convenio con un banco para hipoteca
la empresa me avala para alquilar | necesito un garante para el departamento | banco con hipoteca más barata para empleados | cuenta nómina con regalo, qué banco conviene | convenio con financieras | fiador para el arriendo
mi compañía sale de aval | guarantor letter for my landlord | bank deal for staff mortgage | a empresa pode ser meu fiador | crédito consignado com desconto em folha
= cobrar en dólares, en efectivo o en dos cuentas
me pueden pagar en dólares | quiero el sueldo mitad en una cuenta y mitad en otra | cobrar en efectivo | pago en cripto | cheque en lugar de depósito | soy argentino y quiero cobrar en euros | a nombre de mi esposa, depositar el sueldo
split my salary into two accounts | be paid in dollars | receber em dólar | salário em duas contas
= declaración de la renta, ayuda para presentarla y devolución
me ayudan a hacer la declaración de la renta | me sale a pagar en hacienda | cuándo devuelve hacienda | operación renta en Chile | qué casilla pongo por los hijos en la renta | vivo en un país y trabajo en otro, dónde tributo
gestor para los impuestos | file my tax return | tax refund date | imposto de renda, como declaro | restituição do imposto
= vida laboral, número de seguridad social, AFP, isapre, fonasa, FGTS e INSS
dónde saco mi vida laboral | no sé mi número de afiliación a la seguridad social | cambiarme de AFP | isapre o fonasa, cuál elijo | imposiciones impagas | cuántas semanas cotizadas llevo | el IMSS no me aparece
cotizaciones previsionales atrasadas | social security number | my contribution record | saldo do FGTS | extrato do INSS | carteira de trabalho assinada
= cálculo y fecha de cobro del finiquito
renuncié y no me pagan el finiquito | en cuántos días depositan la liquidación final | cómo calculo mi finiquito | me fui en mayo y falta mi último sueldo | firmar el finiquito, dónde | final settlement date
when is my last paycheck after leaving | acerto da rescisão, quando cai | prazo para pagar a rescisão | el finiquito me llegó con un número raro | finiquito ante notario
= cobrar el paro, desempleo o seguro de cesantía
tengo derecho a paro si renuncio | papeles para el desempleo | seguro de cesantía | cuántos meses de subsidio me tocan | la empresa no mandó el certificado al SEPE | cobrar el paro trabajando media jornada | capitalizar el paro
unemployment benefit | papers for jobless claim | seguro-desemprego, como dou entrada | quantas parcelas do seguro-desemprego
= ERE, ERTE, despidos colectivos, fusión o venta de la compañía
van a hacer recorte de personal | nos meten en un ERTE | es verdad que nos compran | plan de bajas incentivadas | cierran mi base | rumores de fusión con otra aerolínea | cuántos van a echar
suspensión temporal de contratos por baja demanda | layoffs coming | are we merging with another airline | demissão em massa | vão vender a empresa | programa de demissão voluntária
= carta de recomendación y referencias laborales
mi nuevo empleador pide referencias | una carta linda de mi jefa para otra pega | quién firma una recomendación | dan referencias por teléfono a otras empresas | carta de buen desempeño | reference letter from my manager
letter of recommendation | carta de recomendação | referências do emprego anterior | me escriben una recomendación para el máster
= asignación familiar del gobierno, subsidio por hijo y pensión de viudedad
carga familiar, cómo la acredito | subsidio único familiar | asignación universal por hijo | título de familia numerosa | pensión de orfandad | bono del gobierno por hijo | salario familiar que paga el estado
child benefit from the state | widow pension | salário-família | pensão por morte | pensión de viudez por mi esposo
= acciones de la empresa y opciones de compra
puedo comprar acciones de la aerolínea con descuento | dan stock options | cotizamos en bolsa | repartieron acciones a los directivos | soy accionista y empleado, hay junta | plan de compra de acciones
cómo vendo mis títulos de la compañía | employee share plan | do we get equity | ações da companhia para funcionários | plano de opção de compra
= comisión por ventas a bordo e incentivo por objetivos individuales
qué porcentaje me llevo de lo que vendo en el avión | comisión del duty free | premio a la mejor vendedora a bordo | incentivo por cumplir mis kpi | concurso de ventas entre tripulaciones | me deben comisiones del carrito
bono por puntualidad de los vuelos | sales commission on board | target bonus for my KPIs | comissão das vendas a bordo | bônus por metas individuais
= guardería dentro de la empresa, campamento de verano y traer niños a la oficina
hay guardería en la propia sede | colonia de vacaciones para hijos del personal | me puedo traer al niño un rato a la oficina | día de puertas abiertas para las familias | ludoteca en el aeropuerto
campamento de inglés para los chicos | quiero que mis hijos vean el hangar | visita al simulador con la familia | bring my kid to work | summer camp for staff children | creche dentro da empresa | levar meu filho ao trabalho um dia
= traer el perro a la oficina
puedo venir con mi perrita al trabajo | oficina pet friendly | un compañero trae su gato y soy alérgica | perro guía de un visitante en la oficina | mi cachorro no puede quedarse solo en casa mientras trabajo
bring my dog to the office | pet friendly workplace | posso levar meu cachorro para o escritório | escritório aceita pets | día de mascotas en la sede
= queja por el hotel de tripulación: ruido, suciedad, chinches o desayuno malo
el hotel de la escala es un asco | me picaron chinches en el hotel de Lima | habitación con ruido y no dormí nada | el hotel de pernocta queda lejísimos del centro | quiero que cambien de hotel en Bogotá
salida tarde de la habitación, late check out | cucarachas en la pieza | crew hotel is dirty | noisy room, could not sleep on layover | hotel da escala péssimo | quarto com mofo na pernoite
= bid de líneas, preferencias de programación y volar con la pareja
cómo pongo mis preferencias de vuelos del mes | quiero el Madrid Santiago en mi línea | volar con mi novio en la misma rotación | me dan siempre los peores vuelos | bid mensual, cuándo cierra | pedir días libres concretos en la línea
quién reparte los vuelos buenos | vetar a un compañero en mi programación | roster bidding | request a trip in my line | pedir voo específico na escala | voar junto com minha esposa
= límites de horas de vuelo, actividad máxima y FTL
cuántas horas puedo volar al año | máximo de sectores por día | FDP extendido con tripulación reforzada | mil horas anuales de vuelo | descanso mínimo tras cruzar el Atlántico | litera de descanso a bordo, cuánto dura
el comandante puede alargar la actividad | excedí la actividad aérea por demora | maximum flight hours per month | flight duty period limits | limite de horas de voo | regulamentação do aeronauta
= precio de la hora de vuelo y garantía mínima de horas
a cuánto pagan la hora volada | tengo horas garantizadas aunque no vuele | cuánto me entra por un Madrid Guarulhos | la hora nocturna de vuelo vale doble | hora bloque, valor | los vuelos de posición cuentan como volados
me pagan si voy de extracrew | pay per block hour | minimum guaranteed hours | valor da hora de voo | quanto pagam por quilômetro voado
= imaginaria o reserva dentro del aeropuerto
standby en el aeropuerto, cuánto pagan | estoy de reserva en la sala de firmas ocho horas, cómo se cobra | guardia presencial en la terminal | diferencia de precio si la reserva es en aeropuerto y no en casa
me activaron estando de reserva en la sala | airport standby pay | hot reserve at the crew room | reserva no aeroporto, quanto vale | sobreaviso presencial no terminal | cuántas reservas presenciales me pueden poner
= requisitos para comandante, sobrecargo o cambio de flota
cuántas horas de vuelo piden para ser comandante | quiero pasar del A320 al A330 | soltar la izquierda, cuándo me toca | examen para sobrecargo | de azafata a piloto en la misma compañía | escalafón de pilotos
lista de antigüedad para el largo radio | habilitación del 787 | command upgrade requirements | purser selection | promoção a comandante, quantas horas | mudar de equipamento para o 787
= suspender el simulador o la verificación en línea
qué pasa si repruebo el simulador | me fue mal en el check de línea | cuántas oportunidades dan en el sim | me suspendieron una maniobra | a qué hora es mi sesión de simulador | con qué instructor me toca el sim
refresco de simulador en otro país | failed my sim check | proficiency check repeat | reprovei no simulador | cheque em rota | preparación para el OPC
= certificado médico clase 1, aptitud aeronáutica y pérdida de licencia
cuándo me caduca el clase 1 | quién paga el médico aeronáutico | me declararon no apto para volar | seguro por pérdida de licencia | certificado de aptitud de tcp, vigencia | perdí la audición y temo por mi licencia
puedo volar con marcapasos | class 1 medical renewal | loss of licence insurance | CMA vencido | perdi a aptidão para voar | examen de la vista para pilotos, límites de dioptrías
= radiación cósmica, jet lag y salud en vuelo
cuánta radiación recibo al año volando | dosímetro para tripulantes | melatonina para el jet lag | ruido en cabina y oídos a largo plazo | ozono a bordo | varices por volar tanto | crema solar para los pilotos
cosmic radiation exposure | how to sleep after night flights | radiação em voos longos | remédio para jet lag
= pasajero conflictivo, borracho o agresivo a bordo
un pasajero me empujó en la puerta | cómo reduzco a un pasajero violento | cliente borracho que no quiere bajarse | pasajero que fuma en el baño | una señora me gritó en el mostrador | llamar a la policía a la llegada
se pelearon dos pasajeros | unruly passenger procedure | drunk passenger on board | passageiro agressivo | cliente me xingou no balcão
un pasajero vino tomado al mostrador
= acceso a la sala VIP
puedo entrar a la sala vip con mi carné | llevar un invitado al lounge | cuánto cuesta la sala vip para el personal | el salón premium deja entrar tripulantes | comida gratis en el lounge | lounge access for employees
can my family use the VIP lounge | sala vip para funcionários | entrar no lounge com crachá | horario de la sala vip
= asiento de observador, jumpseat o cabina de mando como pasajero
me dejan viajar en el transportín de cabina | jumpseat para ir a mi base | puedo ir con los pilotos si el avión va lleno | mi primo quiere visitar la cabina durante el vuelo | asiento de tripulante libre
listar jumpseat de otra compañía | jumpseat rules | ride in the cockpit | viajar no jump seat | assento de tripulante para ir embora
= enviar un paquete, carga o moto con descuento
mandar una caja a mi familia en el avión | tarifa de carga para empleados | quiero despachar mi moto a Chile | llevar una tele en bodega | enviar medicinas con un compañero tripulante | cuánto por kilo en carga
le mando unas llaves con el piloto | ship a package with staff discount | cargo rate for employees | despachar uma caixa como carga | frete com desconto
= descuentos en hoteles, cruceros y alquiler de coches para vacaciones
tarifa interline en hoteles | alquilar auto con descuento de aerolínea | crucero para empleados de aviación | todo incluido barato para tripulantes | parques de Disney con carné de aerolínea | precio de personal en Booking
rental car airline discount | industry rate at resorts | desconto em hotéis para aeroviários | aluguel de carro com tarifa de companhia
= renovar la tarjeta de aeropuerto, zonas restringidas y antecedentes
se me caduca la TIA el mes que viene | papeles para sacar la acreditación aeroportuaria por primera vez | certificado de antecedentes penales para la tarjeta | permiso para conducir en plataforma
que mi tarjeta abra la zona de hangares | acreditación para un visitante en lado aire | me negaron la credencial por antecedentes | airside pass renewal | airside driving permit | renovar credencial aeroportuária
permissão para dirigir no pátio
= carné que no abre la puerta o el torno, foto del carné
mi carné no abre el torno | el lector de la entrada marca rojo | cambiar la foto de mi credencial | puerta del tercer piso no me deja pasar | se despegó el chip del carné | acceso al edificio el domingo
se quedó encerrado un compañero en el molinete | my badge does not open the door | new photo for my id card | crachá não abre a catraca | liberar acesso ao prédio no fim de semana
= cámaras de vigilancia y grabaciones de seguridad
quiero ver lo que grabó la cámara del pasillo | me filman en mi puesto de trabajo | cuánto guardan los videos de vigilancia | revisar las cámaras porque me sacaron el bolso | hay cámara en el vestuario | pueden usar el cctv contra mí
security camera footage | are we being filmed | imagens das câmeras | câmera de segurança no corredor
= datos privados de un compañero: teléfono, dirección, sueldo o motivo de ausencia
dame el celular de Marta de rampa | dónde vive mi supervisor | por qué no vino hoy Pedro | cuánto le pagan a mi compañero de al lado | qué edad tiene la jefa | es cierto que despidieron a Lucía | número privado de un tripulante
home address of my coworker | why was John fired | telefone pessoal da minha colega | quanto o João ganha | pásame la fecha de nacimiento de mi coordinador
= dirección de la sede, cómo llegar y teléfono de la centralita
dónde queda la oficina central | qué metro me deja en la sede | código postal de la empresa | cif o rut de la compañía | plano del edificio de oficinas | en qué piso está recursos humanos | teléfono de recepción | headquarters address
how do I get to the head office | endereço da sede | cnpj da empresa
= mentoría, coaching y programa de talento
quiero un mentor | coach para jefes nuevos | cómo entro al programa de alto potencial | orientación de carrera con alguien de recursos humanos | intercambio temporal con otra área para aprender | plan de carrera de un agente
mentoring program | leadership program application | programa de mentoria | quero um coach | job shadowing en operaciones
= equipo de fútbol, club deportivo y actividades de empleados
hay torneo de fútbol de la empresa | me quiero sumar al equipo de pádel | coro de empleados | yoga en la oficina | excursión de fin de semana con compañeros | carrera popular con la camiseta de la aerolínea
club social, cómo me apunto | company football team | running group at work | time de futebol da firma | aula de ioga no escritório
= reciclaje, sostenibilidad y huella de carbono
dónde tiro las pilas usadas | contenedor de plástico en la cocina | cuánto co2 emite un vuelo nuestro | metas verdes de la compañía | combustible sostenible | basura orgánica en el avión | dejar de usar vasos plásticos | recycling bins
carbon footprint of the company | reciclagem no escritório | metas de sustentabilidade
= sugerencias, ideas y resultados de la encuesta de clima
tengo una idea para ahorrar tiempo en el embarque | buzón de sugerencias | cómo salió la encuesta de clima | premian las buenas ideas | quiero proponer una mejora en la cabina | la encuesta de satisfacción es anónima | suggestion box
results of the engagement survey | caixa de sugestões | resultado da pesquisa de clima
= proceso de selección, entrevista de ingreso y recontratación
hice la entrevista hace dos semanas y nadie responde | trabajé aquí en 2019, me volverían a contratar | altura mínima para tripulante | qué pruebas hacen para entrar de piloto | saber nadar para ser tcp
cuándo abren convocatoria de azafatas | dinámica de grupo, cómo es | job interview result | can a former employee come back | processo seletivo de comissários | posso ser recontratado
= permiso de trabajo y residencia para extranjeros
soy venezolano y se me vence el permiso de trabajo | patrocinan visa de trabajo | contratan sin papeles | arraigo laboral | carta de oferta para extranjería | mi esposa extranjera puede trabajar aquí | renovar la tarjeta de residencia
work permit sponsorship | do you sponsor visas | autorização de trabalho para estrangeiro | visto de trabalho na Espanha
= simulacro de incendio, extintor, evacuación y desfibrilador
dónde está el punto de encuentro si suena la alarma | hay desfibrilador en mi planta | sonó la sirena de incendios, era de verdad | quién es del equipo de evacuación | extintor vencido en el pasillo | plan de emergencia del edificio
qué hago si tiembla en la oficina | fire drill date | where is the fire extinguisher | saída de emergência do prédio | brigada de incêndio
= aire acondicionado, calefacción, ruido y luz de la oficina
hace un frío que pela en mi piso | suban la temperatura porfa | me da el chorro del aire en la nuca | no se aguanta el calor en la sala de descanso | mi compañero habla a gritos y no me concentro | el tubo de luz parpadea
huele a humedad en el archivo | too cold in the office | the air conditioning is broken | ar-condicionado muito gelado | barulho demais no escritório
= baño averiado, ascensor parado, goteras y limpieza
el inodoro del segundo está tapado | gotera encima de mi mesa | ascensor parado entre plantas | no hay papel en el baño | la oficina está sucia, nadie limpió | hay ratones en el almacén | puerta de vidrio rota
un enchufe de mi mesa echa chispas | toilet is blocked | elevator out of order | banheiro entupido | elevador parado
= reservar mesa o puesto en la oficina y cambiar de sitio
cómo aparto un escritorio para el miércoles | puestos calientes, dónde elijo | quiero sentarme junto a la ventana | nos mudan de planta, a dónde vamos | mi equipo quiere mesas juntas | no hay sitios libres cuando vengo a la oficina
book a desk | hot desking app | reservar mesa de trabalho | mudar de lugar no escritório
= mensajería, correo postal y paquetes personales en recepción
puedo recibir mi pedido de Amazon en la oficina | mandar un sobre por mensajero a Barcelona | llegó un paquete para mí y no está en recepción | certificado postal de la empresa | valija interna a Chile, cuándo sale
cómo pido un motorizado | courier to another city | can I receive parcels at work | receber encomenda na portaria | malote para outra base
= bolígrafos, cuadernos, papelería y tarjetas de visita
se acabaron los bolígrafos | quién repone las libretas | quiero tarjetas de presentación con mi cargo nuevo | grapadora y clips | pizarra blanca y plumones | archivadores para el despacho | sello de la empresa | office supplies order
business cards | material de escritório | cartão de visita
= coche de empresa o vehículo de la flota
dan auto a los gerentes | apartar una camioneta para ir al otro aeropuerto | choqué el carro de la compañía | tarjeta de gasolina | furgoneta de mantenimiento sin combustible | qué nivel tiene derecho a coche | company car policy
book a pool car | carro da empresa | reservar o carro da frota
= bus o lanzadera de empleados y recogida en casa
hay bus de acercamiento desde el metro | a qué hora pasa la van de empleados | me recogen en mi domicilio para firmar de madrugada | lanzadera entre terminal y hangar | no hay transporte público a las cuatro de la mañana y no manejo
ruta del personal, paradas | shuttle bus timetable | staff van pick up | ônibus fretado da empresa | van dos tripulantes, horário
= vivir en otra ciudad y volar a la base, commuter
vivo en Málaga y firmo en Madrid, se puede | tripulante commuter, me ayudan | a qué distancia máxima de la base puedo vivir | agrupar mis servicios porque vivo fuera | pago yo el vuelo para llegar a mi base
residencia obligatoria cerca del aeropuerto | commuting from another city | live abroad and fly from Madrid base | moro em outra cidade e voo de Guarulhos | tripulante que mora longe da base
= comprar, donar o adelantar vacaciones del año siguiente
regalar mis vacaciones a una compañera con cáncer | comprar días extra de vacaciones | puedo gastar ya los días del año próximo | ceder días libres a mi esposo que trabaja aquí | banco de vacaciones solidarias
pedir prestadas vacaciones futuras | buy extra holiday days | donate my leave to a colleague | doar férias para um colega | antecipar férias do ano que vem
puedo pasar mis vacaciones a un compañero | pasarle días de vacaciones a otra persona | ceder mis vacaciones a un compañero enfermo | regalar mis días de vacaciones
= semana de cuatro días y horas anuales de convenio
van a poner la semana de cuatro días | cuántas horas son al año por convenio | jornada de 35 o 40 horas | bajan a 37 horas y media por ley | comprimir la semana en cuatro jornadas | four day week | how many annual working hours
semana de quatro dias | carga horária anual | en Chile son 40 o 44 horas semanales
= sala de siesta, camas y juegos para descansar
hay sofás para dormir un rato entre vuelos | cuarto con literas en el aeropuerto | puedo echar una siesta en mi pausa | mesa de ping pong en la oficina | sala de descanso con tele, quién tiene el mando | sillón de masajes | nap room
sleeping pods for crew | sala para cochilar | quarto de descanso com beliche
= copago, autorización y medicamentos del seguro
cuánto es el copago por consulta | la farmacia me la devuelve la aseguradora | me pidieron autorización para la resonancia | remedios con receta, quién los paga | tope de gastos por año en la póliza | bono de atención, cuánto sale
me rechazaron la autorización de una cirugía | copayment for a visit | are prescription drugs covered | coparticipação por consulta | o plano reembolsa remédio
= seguro de coche, de hogar o de la mascota
seguro del auto con descuento para empleados | póliza de hogar por la empresa | asegurar al perro | seguro de moto barato por convenio | car insurance deal | home insurance through work | seguro de carro com desconto
seguro residencial pela empresa | la empresa ofrece póliza para la casa contra incendios | seguro para mi bicicleta | pet insurance through work
= covid, mascarilla, PCR y cuarentena
es obligatoria la mascarilla en el avión | piden pcr para entrar a China | cuántos días de cuarentena por covid | test de antígenos gratis en la base | pasaporte covid | estuve con alguien positivo, me aíslo | still need face masks
covid test for crew | máscara obrigatória a bordo | quarentena por covid
= empleado con discapacidad: adaptación del puesto y beneficios propios
tengo un 40 por ciento de discapacidad, a quién lo comunico | rampa para mi silla de ruedas en la oficina | lector de pantalla para persona ciega | soy sordo y necesito intérprete en las reuniones
plaza reservada para empleados con discapacidad | me reconocieron una minusvalía, cambia mi contrato | I use a wheelchair, workplace adaptation | disabled employee benefits | sou PCD, quais direitos
adaptação do posto para deficiente visual
= nombre elegido y transición de género
soy trans y quiero que me llamen por mi nombre nuevo | cambiar el nombre en mi credencial por transición | qué baño uso | pronombres en mi perfil | grupo LGTBI de empleados | chosen name on my ID | gender transition support
nome social no crachá | transição de gênero | apoyo de la empresa durante una transición de género
= dieta en Asia, África, Oceanía, Caribe o Centroamérica
cuánto es la dieta en Tokio | viático para un curso en Dubái | voy a Marruecos por trabajo, qué me pagan de comida | dieta de Asia por día | per diem en Australia | importe diario en Costa Rica
vuelo chárter a Sudáfrica, qué dieta corresponde | per diem in Asia | daily allowance for Africa | diária para a Ásia | diária em Angola
= fechas de nómina de 2027 o de 2024
calendario de pagos 2027 | qué día se cobra en enero de 2027 | cuándo pagaron la nómina de 2024 | paga extra del verano de 2027 | cierre de variables de 2027 | sueldos de 2023, en qué fecha cayeron | payroll calendar 2027
2024 pay dates | calendário da folha 2027 | quando pagam em 2027
= máquina de café, vending y catering para reuniones
la máquina se tragó mi moneda | no hay cápsulas de café | pedir bocadillos para una reunión con clientes | agua y galletas para la sala | el dispensador de agua está vacío | quién paga el café | desayuno para visitas
vending machine took my money | coffee for a meeting | máquina de café quebrada | coffee break para reunião
= abogado de la empresa y asesoría legal personal
la empresa me pone abogado | consulta jurídica gratis para empleados | me demandó un pasajero a mí | asesoría legal por herencia | me detuvieron en una escala, quién me defiende | lawyer provided by the company | legal advice for staff
advogado da empresa para mim | assessoria jurídica | revisan los abogados de la compañía mi contrato de alquiler
= comida de la tripulación a bordo y menús especiales
soy vegano, qué como en el vuelo | la bandeja de tripulación venía fría | menú sin gluten para tcp | puedo comer lo que sobra de business | alergia a los frutos secos y comida a bordo | llevar mi propia comida al avión
crew meal options | vegetarian crew food | refeição de tripulante | comida sem lactose a bordo
= procedimientos operativos: remolque, repostaje, carga, checklist y embarque
cómo se hace un pushback | cuántos conos van alrededor del avión | checklist antes de cerrar puertas | a cuántos nudos de viento se para la rampa | armar rampas | orden de embarque por grupos | cómo cargo un ataúd en bodega
deshielo del avión | how do I arm the doors | refuelling with passengers on board | procedimento de reboque | abastecimento com passageiros
= emergencia médica de un pasajero
un pasajero se desmayó, qué hago | infarto a bordo | parto en pleno vuelo | cómo uso el oxígeno portátil con un pasajero | pasajera con ataque de pánico | pasajero diabético inconsciente | niño atragantado | passenger fainted
heart attack on board, steps | passageiro passando mal | parto durante o voo
`;

/** What staff often ask the service desk and few documents answer. */
export const DESK_NOT_COVERED = `
= pedir un monitor, teclado, ratón o segunda pantalla
necesito otra pantalla | quiero un teclado nuevo | se rompió mi ratón | necesito un mouse | pedir un cargador | request a monitor | preciso de um monitor | quiero trabajar con dos monitores en la oficina | teclado con ñ para mi mesa
ratón vertical ergonómico | pantalla más grande para mi escritorio | alfombrilla y reposamuñecas | monitor curvo | I need a second screen at my desk | mouse sem fio novo
= el teclado, el ratón o el touchpad no funciona
no me funciona el mouse | las teclas no responden | teclado roto | el ratón no se mueve | keyboard not working | teclado não funciona | se me trabó la tecla del espacio | el teclado escribe números en vez de letras
el panel táctil de la laptop no reacciona | el mouse hace doble clic solo | salió volando la tecla enter | me cambió la arroba de lugar en el teclado | my mouse is frozen | o touchpad parou
no me va el ratón | no me funciona el teclado | el ratón no va | se me ha roto el ratón
= desviar llamadas, teléfono fijo y extensión
cómo desvío las llamadas | no tengo tono en el teléfono de mesa | cambiar mi extensión | buzón de voz | forward calls | desviar chamadas | mi interno no suena | quiero que el fijo me salte al celu
cómo escucho los mensajes del contestador | poner música de espera | capturar la llamada de mi compañera | transferir llamada desde el aparato de mesa | voicemail pin for my desk phone | meu ramal não funciona
el fijo no tiene línea | no funciona el teléfono fijo
= líquido derramado sobre el ordenador
se me cayó café en la computadora | mojé el portátil | derramé agua en el teclado | spilled coffee on laptop | derramei café no notebook | le cayó mate al notebook | se mojó la laptop con la lluvia | tiré el refresco encima de la compu
pongo el portátil en arroz | el bebé volcó leche sobre mi compu | sopa en las teclas | water on my computer | molhei o computador com água
= pedir un teléfono o móvil de empresa nuevo
quiero un celular de empresa | me dan teléfono corporativo | cómo pido un iphone | company phone request | mi móvil de empresa está viejito, lo cambian | quiero pasar de Android a iPhone | a quién le dan celular de la compañía
necesito un celu para el equipo de rampa | cambiar mi smartphone de trabajo por uno mejor | quiero un número aparte para el laburo | can I get a work phone | preciso de um celular corporativo | trocar o celular da empresa
= fondo de pantalla, idioma, brillo y ajustes de Windows
how do I switch the Outlook menus to English | cambiar el idioma de los menús de Outlook
cambiar el fondo de pantalla | poner el ordenador en inglés | cómo hago una captura de pantalla | cambiar la hora del ordenador | change wallpaper | letra más grande en la pantalla | modo oscuro | quitar el sonido de inicio
bajar el brillo del portátil | poner un gato de fondo en mi compu | cambiar el teclado a portugués | anclar programas a la barra de tareas | how do I take a screenshot | change windows language | mudar o idioma do computador
tirar print da tela
= precio o coste de una licencia o de un portátil
cuánto vale la licencia de un programa | cuánto cuesta un portátil | price of a license | qué vale el AutoCAD al año | cuánto nos cobran por cada usuario de office | costo de una laptop de la empresa | presupuesto para diez licencias
precio de la tableta de vuelo | qué le cuesta a mi centro de coste un editor de pdf | cuánta plata es un notebook nuevo | how much is a laptop | cost per seat of the design software | quanto custa a licença | preço de um notebook
quiero una factura de mi portátil | factura de compra del portátil | invoice for my laptop | nota fiscal do notebook
= marca, modelo, nombre o proveedor de un equipo o de un servicio
de qué marca son los portátiles | qué modelo de tableta nos dan | cómo se llama la aseguradora | qué empresa lleva el canal de denuncias | con qué compañía es el seguro | which company insures us | las tabletas son ipad o samsung
qué operadora nos da los móviles | nombre de la mutua | qué banco lleva la tarjeta de empresa | los portátiles son Dell o HP | quién fabrica los uniformes | which brand are the headsets | qual é a seguradora do plano
qual a marca do notebook
= programar un correo para enviarlo más tarde, reglas y carpetas de Outlook
programar un correo para mañana | crear una regla en outlook | marcar correos con colores | schedule an email | que el mail salga solo el lunes a las ocho | mover automáticamente correos a una carpeta | poner categorías y banderas
plantilla de correo para respuestas repetidas | ordenar la bandeja por conversación | crear subcarpetas en outlook | mandar mail diferido | rule to move messages to a folder | agendar envio de e-mail | criar regra no outlook
= usar un Mac, Linux o un ordenador de otra marca
cómo instalo algo en un mac | uso linux | my mac | me compré un macbook, sirve para el trabajo | la empresa da computadores Apple | ubuntu en el portátil corporativo | prefiero mac a windows | mi iMac no reconoce la pantalla
chromebook | atajo de copiar en mac | can I have a macbook | linux on my work laptop | uso mac, e agora | quero um macbook no lugar do notebook
= contraseña de hoy, clave o código actual
cuál es la clave del wifi hoy | dime la contraseña del wifi | qué código toca hoy | what is today's wifi password | código de la alarma del almacén | número secreto de la puerta del archivo | la clave del candado de la bici
dame el pin de la caja fuerte | cuál es el código de la cerradura | password del wifi del hotel | clave de la sala vip | door code of the storage room | qual a senha do wi-fi do hotel | código da porta do depósito
= tarjeta SIM, roaming, datos móviles y facturas de teléfono
me quedé sin datos | activar el roaming | no tengo cobertura en mi teléfono de empresa | pin de la sim | sim card | se me acabaron los gigas del móvil de empresa | cuántos gigas tiene mi línea
puedo llamar al extranjero con el teléfono del trabajo | me bloqueó el puk | esim para viajar | me llegó una factura enorme de llamadas | roaming charges on my work phone | no mobile data | meu chip não funciona
fiquei sem internet móvel no celular da empresa
= fórmulas de Excel, tablas dinámicas y uso de programas
cómo hago una tabla dinámica | fórmula para sumar en excel | cómo combino celdas | excel formula | buscarv no me da resultado | congelar la primera fila | excel me pone almohadillas en vez del número | gráfico de barras en excel
quitar duplicados de una lista | sumar solo si cumple una condición | separar nombre y apellido en dos columnas | pivot table help | como faço um procv | somar células no excel
se me cierra el Excel | se me cierra el Word | Excel se cierra solo
= el ordenador no se enciende o la pantalla está negra
mi portátil no prende | pantalla negra | no arranca la computadora | no carga la laptop | laptop won't turn on | meu notebook não liga | aprieto el botón y la laptop no da señales | el pc hace bip y no arranca
se apagó solito y no vuelve a encender | muerta la compu | enchufo el notebook y no da luz | se queda en el logo y no pasa de ahí | my computer is dead this morning | tela preta no computador
= impresión en color, fotocopias a doble cara y grapas
cómo imprimo en color | imprimir a doble cara | quiero imprimir en a3 | print double sided | me sale todo en blanco y negro y lo quiero en colores | fotocopia por las dos caras | que la copiadora engrape
imprimir cuatro diapositivas por hoja | cuántas copias a color tengo al mes | imprimir en cartulina | tamaño carta en lugar de a4 | color printing allowed | imprimir colorido | imprimir frente e verso
= adaptador HDMI, docking, webcam, cables y cargador extra
necesito un adaptador de usb c a hdmi | base para conectar el notebook a todo | cámara web mejor para mi pc | cable de red más largo | otro cargador de laptop para dejar en la oficina | hub con más puertos
se me quemó el cargador del portátil | alargador y regleta | docking station request | laptop charger replacement | adaptador de tomada | carregador novo para o notebook
= la batería del portátil dura poco
mi laptop aguanta media hora sin enchufe | la pila del notebook ya no sirve | marca cien por ciento y se apaga | se descarga muy rápido la compu | cambiar la batería de mi portátil | tengo que andar siempre con el cable del notebook
laptop battery drains fast | replace my laptop battery | bateria do notebook viciada | notebook só funciona na tomada
cuánta batería dura la tablet de vuelo | cuánto dura la batería de la tableta | cuántas horas aguanta la batería
= el portátil se calienta o el ventilador hace ruido
suena como turbina mi computador | la laptop quema en las piernas | el ventilador no para nunca | se apaga de lo caliente que está el notebook | ruido raro como de disco | limpiar el polvo por dentro del pc | laptop overheating
fan very loud | notebook esquentando muito | cooler fazendo barulho
= portátil golpeado, pantalla rajada o bisagra rota
se me cayó la laptop y se trizó | rayas verticales en el monitor de mi notebook | se partió la bisagra del portátil | mi perro mordió el cable y la tapa del ordenador | pisé el portátil | le falta una tecla y un tornillo a mi laptop
me cobran si rompí el portátil | cracked laptop screen | laptop hinge broken | quebrei a tela do notebook | notebook caiu no chão
se me ha roto la pantalla del portátil | se ha roto mi portátil | tengo la pantalla del ordenador rota | se me ha caído el portátil
= ordenador más potente, memoria RAM y disco duro mayor
quiero más memoria para mi pc | mi computadora se queda chica para diseño | cambiar a disco sólido | necesito una estación de trabajo con tarjeta gráfica | portátil más liviano para viajar | 16 gigas de ram | more RAM for my computer
lighter laptop | notebook mais potente | aumentar a memória do computador
mi compañera nueva no tiene ordenador | entra alguien nuevo y necesita un portátil | aún no me han dado el ordenador | necesito un portátil para trabajar y no tengo | pedir un ordenador para una incorporación | cómo pido un portátil nuevo
empiezo el lunes y no tengo equipo | solicitar un móvil de empresa | quiero un teléfono de empresa | no me asignaron computadora | todavía no me dan laptop | viene un becario y hay que darle un equipo
my new colleague has no computer | I need a laptop for a new hire | request a company phone | a minha colega nova não tem computador | preciso de um notebook para um novo funcionário | ainda não recebi o meu portátil
= SAP, transacciones y pedidos de compra
no me deja contabilizar en sap | qué transacción uso para ver un pedido | crear un proveedor en sap | me falta un rol en sap | sap gui error | liberar una orden de compra | cómo saco un listado de activos en sap
sap transaction blocked | purchase order in SAP | perfil no sap | pedido de compra travado no sap
= Amadeus, Sabre y sistemas de check-in y reservas de pasajeros
amadeus no me responde | olvidé el comando para ver un pnr | cómo anulo un billete en sabre | no puedo facturar a un grupo en el sistema | sistema de check in caído en el mostrador | me bloquearon el sign de amadeus
reemitir boleto en el gds | amadeus sign in office id | check-in system is down | comando do amadeus | sistema de despacho fora do ar
= Salesforce, Jira, AMOS y otros sistemas de departamento
cómo cierro una tarea en jira | amos no guarda la firma del mecánico | duplicado de cliente en salesforce | abrir una orden de trabajo de mantenimiento | oracle me pide otro rol | error al cargar un repuesto | workday no abre
create a jira ticket | work order in AMOS | erro no salesforce | lançar peça no sistema de manutenção
= canales de Teams, tableros, Power BI y encuestas internas
cómo creo un canal en teams | hacer un dashboard en power bi | formulario para que mi equipo vote | tablero kanban para tareas | votación dentro de un chat | automatizar un flujo con power automate
poner mi estado como ausente en el chat | mandar gif por el chat | create a teams channel | power bi report not refreshing | criar formulário de pesquisa | painel no power bi
= antivirus caducado o desactivado
mi antivirus dice que venció | desactivar el antivirus un rato | qué antivirus tenemos | el antivirus borró un archivo bueno | turn off antivirus | antivirus expired | antivírus vencido | desligar o antivírus
el escudo del antivirus está en amarillo | cada cuánto escanea el antivirus | el antivirus no deja abrir mi planilla
= páginas web bloqueadas por el filtro
no me abre youtube en la oficina | sitio bloqueado por categoría | quiero entrar a facebook desde el pc del trabajo | desbloquear una web de un proveedor | sale acceso prohibido al abrir una página de noticias
el filtro me corta spotify | website blocked by policy | unblock a site | site bloqueado | liberar acesso a um site
= favoritos, caché, cookies y ajustes del navegador
perdí mis favoritos de chrome | borrar la caché | poner edge como predeterminado | pasar los marcadores a otra compu | me salen ventanas emergentes | página de inicio del navegador | el navegador traduce todo solo
clear browser cookies | import bookmarks | limpar o cache | meus favoritos sumiram
= iCloud, Google Fotos y copia del teléfono personal
se me llenó el icloud | pasar mis fotos del celu viejo al nuevo | copia de seguridad de mi iphone propio | recuperar fotos familiares borradas del móvil | google fotos dejó de subir | respaldo de mis chats | my personal icloud is full
back up my own phone | backup do meu celular pessoal | recuperar fotos apagadas do celular
= router de casa, televisión y aparatos del hogar
configurar el router de mi casa | mi tele no se conecta a internet | cambiar la clave del wifi de mi casa | qué fibra me recomiendas contratar | la alexa no responde | la consola de mi hijo no tiene red | cámara del bebé sin señal
set up my home router | smart tv not connecting | roteador da minha casa | televisão não conecta
= conectar la impresora particular de casa
imprimir en mi impresora de casa con la laptop de la empresa | mi epson no la reconoce el portátil del trabajo | cartuchos para la impresora de mi hogar | tinta para mi impresora propia | home printer with company laptop
impressora de casa no notebook da empresa | cartucho para minha impressora | driver de mi hp casera | wireless printer at home not found by work laptop | no encuentra mi canon del salón
= plotter, impresión 3D, carteles, encuadernar y plastificar
imprimir un plano gigante | hay impresora 3d | plastificar un cartel para la puerta | anillar un manual | imprimir pegatinas | lona publicitaria para un evento | póster a cero | print a large poster | 3D printer | imprimir banner
encadernar apostila
= enviar un fax
cómo mando un fax | número de fax de la oficina | el fax no da tono | recibir faxes en el correo | todavía existe el fax aquí | fax a una autoridad | send a fax | fax number | mandar um fax | o fax não funciona
me piden mandar algo por fax
= convertir o comprimir un PDF y certificado digital de ciudadano
pasar un pdf a word | el pdf pesa mucho, cómo lo achico | quitarle la clave a un pdf | instalar mi certificado de la FNMT | firma electrónica avanzada del gobierno | autofirma no me lee el certificado | pdf girado, cómo lo enderezo
convert pdf to word | compress a pdf | transformar pdf em word | certificado digital e-cpf
= Word y PowerPoint: numerar páginas, índices, animaciones
poner número de página en word | índice automático | meter un video en la presentación | se me descuadran las viñetas | interlineado y márgenes | combinar correspondencia para cartas | control de cambios en un documento de word
page numbers in word | animation in powerpoint | sumário automático no word | inserir vídeo no slide
= logo, plantilla de presentación y manual de marca
dónde bajo el logo en alta | plantilla corporativa de powerpoint | qué tipo de letra usa la marca | colores oficiales de la aerolínea | usar el logo en una camiseta | fotos de los aviones para una presentación | manual de marca
company logo download | slide template | modelo de apresentação da empresa | logotipo em vetor
= anular un correo ya enviado y confirmación de lectura
mandé un mail a la persona equivocada, lo puedo anular | retirar un mensaje enviado | deshacer el envío | saber si mi jefe leyó el correo | acuse de lectura | puse en copia a quien no debía | recall an email | read receipt in outlook
cancelar e-mail enviado | confirmação de leitura
= cambiar mi dirección de correo, alias y nombre que se muestra
mi correo tiene el apellido de soltera | quiero un alias más corto | el nombre que sale en mis mails está mal | dos personas con el mismo correo | cambiar mi usuario porque tiene un error de letra | mi foto en el correo es viejísima
change my email address name | email alias | mudar meu nome no e-mail | meu sobrenome está errado no e-mail
= reenviar el correo a Gmail, exportar mensajes y conservar la cuenta al irse
que todo lo que llega me caiga también en gmail | sacar todos mis correos a un pst | me jubilo, puedo quedarme con la dirección de correo | leer mi hotmail en la oficina | llevarme los contactos a mi cuenta privada
auto forward to gmail | export my mailbox | redirecionar para o gmail | exportar meus e-mails | importar contactos desde un csv
= móvil de empresa roto, sin batería o con la pantalla rajada
se me cayó el celular del trabajo y se quebró el vidrio | la batería del móvil corporativo no aguanta | el teléfono de empresa no prende | el iphone del laburo se reinicia solo | se mojó mi móvil de servicio
el altavoz del celular de la compañía no suena | my work phone screen is cracked | company mobile will not charge | celular corporativo quebrado | tela do celular da empresa trincada
= RHConnect, Mi turno o Aprende caídos, en blanco o con error
rhconnect se queda en blanco | error 500 en rhconnect | la app mi turno se cierra sola | el portal aprende no carga el video del curso | rhconnect está caído para todos | se cuelga rhconnect al subir un archivo
la aplicación de gastos se cierra al abrir | RHConnect is down | the training portal shows a blank page | rhconnect fora do ar | aplicativo fecha sozinho
= pantallas de entretenimiento y wifi de pago de los pasajeros
la pantalla del asiento 22 no enciende | cuánto cuesta el wifi a bordo para el cliente | reiniciar el entretenimiento de una fila | no hay películas en el vuelo | audífonos para pasajeros
un pasajero no puede pagar el internet del avión | seatback screen frozen | in-flight wifi price | tela da poltrona não funciona | reset del sistema de video en cabina
= avería del avión, asiento roto, horno del galley o baño de a bordo
el horno del galley no calienta | asiento que no reclina | baño de atrás inoperativo | se rompió la cafetera del avión | luz de lectura fundida en fila 10 | ruido raro en el motor | cinturón atascado | oven in the galley broken
lavatory out of service on board | forno da galley não esquenta | poltrona quebrada
= radio y walkie de rampa
mi walkie no agarra señal | batería de la radio portátil | en qué canal habla rampa | el handy se escucha cortado | pedir un intercomunicador para el tractorista | perdí el clip de la radio | ramp radio channel
walkie talkie not charging | rádio da rampa sem sinal | bateria do rádio HT
= lector de la puerta, quioscos, pantallas de vuelos y megafonía
el lector de la puerta no lee los códigos de los pasajeros | quiosco de autofacturación apagado | pantalla de salidas con el vuelo equivocado | el micrófono de la puerta no suena | la báscula del mostrador marca mal
cinta de maletas parada | pda de rampa no escanea etiquetas | gate reader does not scan | self check-in kiosk down | leitor do portão não lê | totem de check-in travado
= Windows 11: actualización atascada, activación y versiones
windows 11 se quedó en 30 por ciento | me pide activar windows | qué versión de office tengo | cuándo pasamos a windows 12 | office dice producto sin licencia | volver a la versión anterior de windows
la actualización lleva tres horas girando | windows update stuck | activate windows message | versão do office | atualização travada no windows 11
= servidor, máquina virtual, base de datos y dominio web
necesito un servidor para un proyecto | crear una base de datos nueva | máquina virtual en la nube | comprar un dominio de internet | api key de un servicio interno | entorno de pruebas para desarrolladores | repositorio de git
request a virtual machine | access to the database | criar um servidor | domínio para um site
= estado de mi ticket y quejas sobre la mesa de servicio
cómo va mi solicitud de la semana pasada | nadie contesta mi ticket | quiero cerrar un ticket que ya se arregló | me cerraron el caso sin solucionar | en cuánto tiempo responden los tickets | quejarme del técnico que vino
número de mi incidencia | status of my ticket | my ticket was closed without a fix | status do meu chamado | meu chamado está parado
= contraseñas de cuentas personales: Gmail, banco, redes, Netflix
no me acuerdo la clave de mi gmail | olvidé la contraseña de facebook | clave única del gobierno | mi banca en línea se bloqueó | apple id desactivado | recuperar mi cuenta de netflix | pin de mi tarjeta de débito
I forgot my gmail password | reset my instagram login | esqueci a senha do meu banco | senha do gov.br
= cuenta personal de Instagram, WhatsApp o Facebook robada
me hackearon el instagram | me clonaron el whatsapp | alguien usa mis fotos en un perfil falso | robaron mi cuenta de facebook | le escriben a mi mamá haciéndose pasar por mí en whatsapp | someone hacked my facebook
my whatsapp was stolen | clonaram meu whatsapp | invadiram meu instagram | me suplantaron en tiktok
= comprar el equipo viejo o quedarse con el número de móvil
puedo comprarle a la empresa mi laptop usada | venden computadores dados de baja | quedarme con mi número cuando me vaya | donan ordenadores viejos a colegios | portabilidad de la línea de empresa a mi nombre
subasta de equipos usados | buy my old work laptop | keep my phone number after leaving | comprar notebook usado da empresa | ficar com o número do celular
= sincronizar el calendario con Google, zona horaria y reuniones periódicas
ver el calendario de outlook en google | mi reunión sale una hora corrida | poner dos zonas horarias | cancelar solo una reunión de la serie | imprimir mi agenda de la semana | pasar mi agenda al calendario del iphone propio
sync with google calendar | change time zone in outlook | sincronizar agenda com o google | reunião recorrente | cómo hago que una cita se repita cada jueves
= hoja de Excel o archivo protegido con clave olvidada
puse clave a un excel y no me acuerdo | desproteger una hoja | abrir un zip con contraseña | quién sabe la contraseña de la planilla de turnos antigua | word de solo lectura con clave | excel file password forgotten | unprotect a sheet
planilha protegida com senha | esqueci a senha de um arquivo excel | quitar protección a un libro
= archivos que no abren: rar, heic, pages
no sé con qué abrir un rar | fotos heic que no se ven | me mandaron un pages de mac | archivo sin extensión | el video mkv no se reproduce | tengo un .eml y no abre | descomprimir una carpeta zip | cannot open rar file | heic photos
arquivo rar não abre | como descompactar um zip
= monitor externo no detectado, imagen girada o resolución mala
el segundo monitor no lo reconoce | se me giró la imagen de la pantalla | todo se ve enorme y borroso | el monitor dice sin señal | mi pantalla parpadea | colores raros, todo amarillo | duplicar o extender pantallas
external monitor not detected | screen upside down | monitor sem sinal | a tela ficou de cabeça para baixo
= toma de red de la mesa o cableado averiado
la roseta de mi mesa no da línea | cable de red pelado | faltan puntos de red en la sala nueva | se rompió la pestañita del cable ethernet | mover un punto de red de sitio | etiquetar las tomas del rack | ethernet port dead at my desk
new network socket | ponto de rede sem sinal na mesa | cabo de rede partido
= recuperar chats de WhatsApp y contactos del móvil
se me borraron los chats de whatsapp | perdí los contactos de la agenda del celu | pasar whatsapp de android a iphone | restaurar conversación eliminada | whatsapp web no carga | recover whatsapp messages | lost my phone contacts
recuperar conversas do whatsapp | meus contatos sumiram do celular | salir de un grupo sin que se enteren
= publicar en la intranet, redes sociales corporativas y prensa
cómo subo una noticia a la intranet | quién lleva el instagram de la aerolínea | un periodista me llamó | nota de prensa | escribir en el blog interno | post news on the intranet | journalist asked me questions
publicar notícia na intranet | falar com a imprensa | quiero que mi foto salga en la portada de la intranet
= me vigilan el ordenador, historial y ubicación
pueden ver qué páginas visito en la compu del trabajo | mi jefe lee mis correos | graban lo que tecleo | saben dónde estoy por el gps del móvil de empresa | ven mi historial de navegación | me espían por la cámara del portátil
controlan cuánto rato estoy inactivo | does the company monitor my laptop | can my boss read my chats | a empresa vê meu histórico | meu chefe monitora meu computador
= inventario: número de serie y equipos asignados a mi nombre
qué equipos tengo a mi nombre | dónde veo el número de serie de mi pc | me figura un monitor que no es mío | pasar el portátil a nombre de otra persona | etiqueta de inventario despegada | cuántos años tiene mi ordenador
garantía de mi laptop | serial number of my laptop | assets assigned to me | número de patrimônio do notebook | equipamento no meu nome
= bluetooth, altavoz y reloj inteligente
emparejar mi reloj con el portátil | el bluetooth no aparece en mi compu | altavoz inalámbrico que no vincula | se desconecta el lápiz digital | bluetooth missing on my laptop | pair my smartwatch | bluetooth não aparece
caixa de som não conecta | desactivar el bluetooth | la compu no me muestra el icono azul del bluetooth
`;

/** What neither Human Resources nor the service desk answers. */
export const OTHER_SUBJECTS = `
= equipaje o reglas de otra aerolínea
cuántos días de vacaciones dan en Iberia | qué sueldo pagan en Ryanair | cómo son los turnos en Latam | cuántos días de vacaciones tienen en otra aerolínea
cuánto equipaje deja llevar otra compañía | maleta de mano de otra aerolínea | política de mascotas de Iberia | Latam cobra por la maleta | cuánto pesa el carry on en Ryanair | con Avianca puedo llevar bicicleta
cómo hago el check in en otra compañía | me cancelaron un vuelo de Vueling | dimensiones de bolso en low cost | asiento con más espacio en Air France | baggage allowance on Lufthansa | other airline refund policy
franquia de bagagem da Gol | regras da Azul para bagagem
= escribir código, programar y hojas de cálculo
escríbeme una función en python | haz un script | write code | hazme una macro | programa una página web | corrige este código java | cómo hago un bucle en javascript | sql para unir dos tablas | arma un bot de telegram
dame una expresión regular | fix my python script | debug this function | escreve um código em java | faz um programa que some dois números
= el tiempo, noticias, deportes, recetas y cultura general
qué tiempo hace | va a llover mañana en la ciudad | cómo se juega a un juego de cartas | cómo se quita una mancha del sofá | quién ganó el partido | receta de tortilla | capital de Francia | cuéntame un chiste | precio del bitcoin
qué película veo | traduce esta frase | escribe un poema | quién es el presidente | weather today | what was the Great Depression | what was the cold war | qué fue la gran depresión de 1929 | tell me a joke | previsão do tempo
quem ganhou o jogo
= millas, puntos y programa de viajero frecuente
gano millas con el billete de empleado | cuántas millas caducan | pasar puntos a mi hermana | nivel oro para empleados | tarjeta de crédito con millas | canjear millas por un hotel | no me sumaron las millas | frequent flyer points
do staff tickets earn miles | milhas expiradas | programa de fidelidade
= maleta perdida, dañada o retrasada en un vuelo
no llegó mi valija en la cinta | me rompieron la maleta viajando | dónde reclamo el equipaje extraviado | perdieron el cochecito del bebé | cuánto pagan por una maleta rota | mi maleta está en otro aeropuerto | número de PIR
lost luggage claim | my suitcase is damaged | mala extraviada | bagagem danificada, como reclamo
= estado de un vuelo, horarios, precio de billetes y reservas de clientes
a qué hora sale el vuelo a Lima | viene con retraso el de Guarulhos | cuánto vale un billete a Buenos Aires | cómo hago el check in online | cambiar el nombre en una reserva de cliente | mi tía quiere devolver su pasaje comprado
qué puerta tiene el 512 | flight status | how much is a ticket to Rio | status do voo | remarcar passagem de cliente | quedan boletos a la venta para Río en carnaval
= líquidos, baterías, armas y objetos permitidos en el equipaje
puedo subir una batería externa al avión | cuántos mililitros dejan pasar | cortaúñas en la maleta de mano | llevar jamón a Chile | una vela o un mechero en bodega | dron en el equipaje de mano | viajar con insulina
cenizas de un difunto en cabina | power bank on board | can I carry a knife in checked luggage | posso levar perfume na bagagem de mão | bateria de lítio no avião
= historia de la aerolínea, flota, destinos y resultados
cuántos aviones tenemos | en qué año se fundó la compañía | rutas nuevas para el verano | volamos a Japón | cuántos pasajeros llevamos el año pasado | quién es el dueño de la aerolínea | cuántos empleados somos
cuándo llegan los aviones nuevos | what planes do we fly | new destinations | quantas aeronaves tem a frota | lucro da empresa no último ano
= objetos olvidados por pasajeros
encontré un móvil en el asiento 14C | un cliente se dejó el abrigo en la puerta | qué hago con una cartera que apareció en cabina | dónde se guardan las cosas que olvidan los pasajeros | un niño perdió su peluche en el vuelo
passenger left a bag on board | found a wallet in the cabin | passageiro esqueceu o celular | achei um passaporte na poltrona | hallé un anillo en el baño del avión
= la página web o la aplicación de pasajeros no funciona
la web de la aerolínea está caída | los clientes no pueden pagar en la página | la app de los pasajeros no deja elegir asiento | error en el precio que muestra la web | un pasajero no puede descargar su tarjeta en la app
nuestro sitio no carga | company website down | customers cannot book online | site de vendas fora do ar | app do passageiro com erro
no carga la web de la empresa
= soporte a clientes: equipaje, reembolso y asientos por teléfono
un cliente quiere su reembolso | teléfono de atención al pasajero | compensación por vuelo cancelado | pasajero con silla de ruedas, cómo lo pido | factura de un billete para un cliente | overbooking, cuánto se le paga al pasajero
refund for a passenger | EU261 compensation | reembolso de passageiro | indenização por voo cancelado | un cliente pide que le cambien el asiento por teléfono
= pronóstico del tiempo
va a hacer calor el finde | hay alerta de huracán en el Caribe | cuántos grados hay en Santiago | saco paraguas hoy | cuándo empieza la primavera | está nevando en Madrid | por qué hay niebla | a qué hora se pone el sol
is it raining in London | temperature tomorrow | vai chover no fim de semana | quantos graus em São Paulo
= resultados deportivos
cómo quedó el Madrid | quién va primero en la liga | a qué hora juega la selección | cuántos goles lleva Messi | cuándo es el mundial | quién ganó la carrera de fórmula 1 | en qué puesto va Colo Colo | reglas del fuera de juego
who won the match last night | NBA scores | placar do Flamengo | quando joga o Corinthians
= recetas de cocina
cómo hago un pastel de chocolate | cuánto tiempo se hierve un huevo | ingredientes del ceviche | qué ceno con lo que hay en la heladera | receta de arepas | cómo se hace el mole | arroz que no quede pegado | pan sin gluten en casa
how to cook rice | pancake recipe | receita de brigadeiro | como fazer feijoada
= política y gobierno
quién va a ganar las elecciones presidenciales | qué opinas del presidente | izquierda o derecha | qué dijo el ministro ayer | guerra en oriente medio | quién gobierna en Perú | who is the prime minister
what do you think about politics | quem vai ganhar a eleição | o que acha do governo | cuántos senadores hay en Chile | qué partido es mejor
= tareas escolares y matemáticas
ayúdame con la tarea de mate de mi hijo | cuánto es 348 por 27 | raíz cuadrada de 144 | resuelve esta ecuación | resumen del Quijote | análisis sintáctico de una oración | tabla del siete | redacta un ensayo sobre el agua
help with my homework | solve this equation | lição de casa do meu filho | quanto é 15 por cento de 80
= chistes, poemas, cuentos y canciones
dime algo gracioso | inventa un cuento para dormir | una adivinanza | hazme una rima con avión | letra de las mañanitas | versos para mi novia | un trabalenguas | felicitación divertida de cumpleaños | make me laugh | write a love poem
conta uma piada | faz uma música para mim
= bolsa, criptomonedas y cambio de moneda
a cuánto está el dólar | cuántos pesos son cien euros | compro bitcoin ahora | cómo cerró la bolsa | en qué invierto mis ahorros | precio del oro | cotización del real | cuánto vale la uf hoy | stock price of Apple
euro to dollar today | cotação do dólar | vale a pena investir em bitcoin
= traducciones e idiomas
cómo se dice gracias en alemán | traduce esto al francés | qué significa awesome | cómo se pronuncia worcester | pasar este texto al inglés | cuál es el plural de crisis | se escribe haber o a ver | hola en japonés
translate this sentence | how do you say thank you in Portuguese | como se diz bom dia em inglês | traduz este texto
= consejos de turismo
qué ver en Río en dos días | dónde salgo de fiesta en Madrid | playas bonitas cerca de Santiago | plan para un domingo con niños | es peligroso el centro de Lima | mejor época para ir a Cancún | museos gratis en París
dónde como rico en Buenos Aires | things to do in Rome | best beach in Brazil | o que fazer em Lisboa | dicas de viagem para Santiago
= películas, series, música y libros
recomiéndame una serie de netflix | qué serie buena hay en netflix o hbo | alguna película para el fin de semana | qué serie me pongo esta noche
~ recommend me a series on netflix | any good show to binge this weekend | what movie should I watch tonight | me indica uma série na netflix | que filme bom dá pra ver hoje
what should I watch tonight | good series to watch with the family | is there any good film on | qué veo esta noche con los niños
qué serie me recomiendas | quién actúa en Titanic | cuándo estrenan la nueva de Marvel | cómo se llama la canción que dice la la la | ponme música | mejor libro de García Márquez | en qué plataforma está Friends
cuántas temporadas tiene | recommend a movie | who sings this song | indica um filme | qual a música mais tocada
= historia y cultura general
en qué año cayó el muro de Berlín | quién descubrió América | quién pintó la Mona Lisa | los reyes godos | cuándo fue la revolución francesa | quién inventó el teléfono | imperio inca | por qué se hundió el Titanic | who was Napoleon
when did world war two end | quem descobriu o Brasil | o que foi a ditadura
= ciencia, animales y geografía
por qué el cielo es azul | cuántos planetas hay | capital de Australia | cuánto vive una tortuga | qué come un koala | río más largo del mundo | qué es un agujero negro | cuántos huesos tiene el cuerpo | how far is the moon
tallest mountain in the world | capital da Austrália | por que o mar é salgado
= horóscopo, sueños y amor
qué dice mi horóscopo | soy leo, cómo me va en el amor | qué significa soñar con dientes | cómo conquisto a una chica | mi novia no me contesta | léeme el tarot | número de la suerte | compatibilidad entre aries y tauro
my horoscope today | relationship advice | signo de escorpião hoje | como conquistar alguém
= remedios caseros y consejos de dieta
cómo bajo de peso | cuántas calorías tiene una banana | es malo el café | rutina de abdominales | cuánta agua hay que beber | se puede mezclar ibuprofeno y paracetamol | how to lose weight | quantas calorias tem um ovo
qué infusión ayuda a dormir | truco de la abuela para el hipo | how to stop hiccups | chá caseiro para emagrecer
= hogar, jardín, coches y bricolaje
cómo saco una mancha de vino | cada cuánto riego un cactus | mi auto hace un ruido al frenar | pintar una pared | cómo quitar el óxido | hormigas en la cocina | qué aceite lleva mi coche | how to fix a leaking tap
remove a stain from the carpet | como tirar mancha de café | arreglar una persiana | como trocar uma lâmpada
= hora en otra ciudad, fechas y efemérides
qué hora es en Tokio | cuántos días faltan para Navidad | qué santo es hoy | en qué cae el 12 de octubre | cuándo es el día de la madre | cuándo se cambia la hora | qué día es hoy | diferencia horaria con Sídney
what time is it in New York | how many days until Christmas | que horas são em Tóquio | quando é o carnaval
= noticias y famosos
qué pasó hoy en el mundo | con quién se casó Shakira | cuántos años tiene Ronaldo | murió algún famoso | últimas noticias de Argentina | quién es la mujer más rica | chismes de la farándula | qué es tendencia en tiktok | latest news
how old is Madonna | notícias de hoje | fofoca dos famosos
= compras y recomendaciones de productos
qué celular me compro | mejor televisor barato | zapatillas para correr | dónde venden muebles usados | iphone o samsung | regalo para mi suegra | aspiradora robot buena | ofertas del black friday | best phone to buy
gift idea for my wife | qual celular comprar | presente para o dia das mães
= videojuegos y juegos de mesa
trucos para el gta | cómo paso el nivel 40 de candy crush | reglas del ajedrez | cómo se juega al truco | jugamos al ahorcado | mejor consola | códigos de fortnite | how to play poker | minecraft tips | regras do buraco
dicas de free fire | mods de minecraft
`;
