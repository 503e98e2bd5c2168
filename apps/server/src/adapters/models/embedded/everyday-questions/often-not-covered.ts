/**
 * What staff often ask and few documents answer, in the format of `TIME_OFF`. Without these lines such a question would be taken for
 * the nearest one that is answered: «se casa mi hermana» for the employee's own wedding.
 */
export const OFTEN_NOT_COVERED = `
= permiso por boda de un hermano, un hijo o un amigo
se casa mi hermana | boda de mi hermano, me dan el día | mi hijo se casa, tengo permiso | matrimonio de mi prima | se casa mi mejor amigo el viernes | mi hija se casa, cuántos días me tocan
mis padres se casan otra vez | my sister is getting married, do I get a day off | casamento da minha irmã, tenho folga
= permiso por cumpleaños
me dan libre mi cumpleaños | es mi cumple, tengo el día | día libre por cumpleaños de mi hijo | birthday off | folga no aniversário
= permiso por bautizo, comunión, graduación o fiesta de un familiar
bautizo de mi sobrino | comunión de mi hijo | graduación de mi hija, me dan el día | quinceañera de mi sobrina | fin de curso de mi hijo | reunión del colegio de mi hijo | graduation of my daughter
= permiso por muerte o enfermedad de una mascota, perro o gato
se murió mi gato | murió mi mascota, cuántos días me dan | se murió mi perra, cuántos días me corresponden | mi perro está enfermo, puedo faltar | llevar al perro al veterinario | my dog died | meu cachorro morreu
= permiso por fallecimiento de un amigo, vecino o compañero
murió un amigo, puedo ir al entierro | falleció mi mejor amiga | se murió mi vecino | my friend died
= permiso por divorcio o separación, días libres
me separo, tengo días | me estoy divorciando, puedo faltar | días por divorcio | day off for divorce
= permiso por huelga, tormenta o nevada que impide llegar
hay huelga de metro y no llego | no puedo salir de casa por la nieve | hay inundación y no puedo ir a trabajar | strike and I can't get to work
= ¿Qué preaviso hay que dar al renunciar o dimitir?
quiero renunciar, cuánto aviso | con cuánto tiempo aviso si me voy | cómo presento mi renuncia | quiero dejar la empresa, qué hago | how do I resign | notice period | quero pedir demissão | aviso prévio
= ¿Qué indemnización corresponde por despido?
me echaron, cuánto me pagan | cuánto me toca si me despiden | indemnización por años de servicio | severance pay | quanto recebo se for demitido
= ¿Cuánto dura el periodo de prueba del contrato?
estoy en periodo de prueba | cuándo me hacen fijo | cuánto dura la prueba | cuándo me renuevan el contrato | me van a renovar | probation period | período de experiência
= ¿Cuál es la tabla salarial o el sueldo de cada categoría?
cuánto gana un piloto | sueldo de un tcp | cuánto cobra el jefe | cuál es el salario de un mecánico | tablas salariales | how much does a captain earn | quanto ganha um comissário
= subida salarial, aumento o revisión del sueldo
cuándo nos suben el sueldo | quiero un aumento | subida del ipc | nos van a subir el salario | pay rise | aumento de salário
= evaluación del desempeño
cuándo es mi evaluación | no estoy de acuerdo con mi evaluación | performance review | avaliação de desempenho
= edad de jubilación y jubilación anticipada
cuándo me puedo jubilar | jubilación anticipada | a qué edad se retiran los pilotos | retirement age | idade para aposentar
= traslado a otra base o cambio de ciudad de trabajo
quiero cambiarme de base | pedir traslado a Santiago | me quiero ir a trabajar a otra ciudad | transfer to another base | quero transferência de base
= seguro de gafas, lentes o cirugía de la vista
el seguro paga las gafas | me cubren lentes de contacto | operación de miopía | does insurance cover glasses | o plano cobre óculos
= ortodoncia, implantes, psiquiatra, fertilidad y otros tratamientos del seguro
me cubre una ortodoncia | cuánto cuesta una ortodoncia con el seguro dental | el seguro paga un implante | cubre la reproducción asistida | does insurance cover braces
= lista de clínicas, hospitales y médicos del seguro en una ciudad
qué clínicas entran en el seguro | a qué hospital voy en una ciudad | qué médicos hay en Sevilla | which hospitals are covered
= rescatar o retirar el plan de pensiones
puedo sacar el dinero del plan de pensiones | rescatar la pensión antes de jubilarme | withdraw my pension
= cuánto se cobra de plus en euros
cuánto pagan de plus de idioma en euros | de cuánto es el plus de instructor | how much is the language bonus
= tallas disponibles, compra de prendas y tienda de recuerdos
hay talla grande de pantalón | qué tallas hay | puedo comprar otra chaqueta | what sizes are there
= duración y contenido de un curso, horario de clases
cuántas horas dura el curso | qué se ve en el curso de emergencias | dónde es el curso | how long is the course
= pasaporte, visado y permisos de viaje
me pagan el pasaporte | necesito visa para un vuelo | renovar el visado | do they pay for my passport
= equipaje o reglas de otra aerolínea
cuánto equipaje deja llevar otra compañía | maleta de mano de otra aerolínea
= comedor, cafetería o microondas de la sede
dónde se come en la oficina | hay cafetería | menú del comedor | hay microondas | canteen | tem refeitório
= quién es el director o la directora de un departamento
quién es mi jefe de recursos humanos | cómo se llama el director general | quién lleva nóminas | who is the CEO | quem é o diretor de rh
= fumar y cigarrillos electrónicos
dónde puedo fumar | se puede vapear | zona de fumadores | smoking area | posso fumar
= viajar con mascotas, perro o gato en cabina con pasaje
puedo llevar a mi perro en el avión | mascota con pasaje de empleado | fly with my dog | viajar com meu gato
= sindicato, comité de empresa, huelga y convenio
cómo me afilio al sindicato | quién es mi delegado sindical | puedo hacer huelga | dónde está el convenio | union | sindicato
= copia del contrato de trabajo y certificado de empresa
necesito una copia de mi contrato | certificado de antigüedad | carta de trabajo para la visa | constancia de que trabajo aquí | employment letter | carta de emprego
= descargar la nómina o el recibo de sueldo
dónde descargo mi nómina | cómo veo mi contracheque | como vejo meu contracheque | where is my pay stub | cómo veo mi recibo de pago | no encuentro mi nómina | dónde está mi boleta de pago | get my payslip | onde baixo o holerite
= tarjeta de comida perdida o sin saldo
perdí la tarjeta de comida | no me funciona la tarjeta restaurante | lost meal card
= cambio de dirección, teléfono o datos personales
cambié de dirección | dónde actualizo mi teléfono | cambié de apellido | change my address | mudei de endereço
= embargo de la nómina y deudas
me embargaron el sueldo | tengo un embargo | wage garnishment
= cumplir años en la empresa, premio o bono de antigüedad
hay premio por 25 años | bono de antigüedad | regalo por aniversario en la empresa | quinquenio | long service award
= recomendar a un amigo para un puesto, enviar currículum
puedo recomendar a un amigo para trabajar | cómo mando el currículum de mi primo | bono por recomendar | refer a friend | indicar um amigo
= descuentos en tiendas, cines y restaurantes
dónde hay un buen restaurante | descuentos en cines | descuentos para empleados en tiendas | employee discounts in shops
= pedir un monitor, teclado, ratón o segunda pantalla
necesito otra pantalla | quiero un teclado nuevo | se rompió mi ratón | necesito un mouse | pedir un cargador | request a monitor | preciso de um monitor
= el teclado, el ratón o el touchpad no funciona
no me funciona el mouse | las teclas no responden | teclado roto | el ratón no se mueve | keyboard not working | teclado não funciona
= desviar llamadas, teléfono fijo y extensión
cómo desvío las llamadas | no tengo tono en el teléfono de mesa | cambiar mi extensión | buzón de voz | forward calls | desviar chamadas
= líquido derramado sobre el ordenador
se me cayó café en la computadora | mojé el portátil | derramé agua en el teclado | spilled coffee on laptop | derramei café no notebook
= pedir un teléfono o móvil de empresa nuevo
quiero un celular de empresa | me dan teléfono corporativo | cómo pido un iphone | company phone request
= fondo de pantalla, idioma, brillo y ajustes de Windows
cambiar el fondo de pantalla | poner el ordenador en inglés | cómo hago una captura de pantalla | cambiar la hora del ordenador | change wallpaper
= precio o coste de una licencia o de un portátil
cuánto vale la licencia de un programa | cuánto cuesta un portátil | price of a license
= marca, modelo, nombre o proveedor de un equipo o de un servicio
de qué marca son los portátiles | qué modelo de tableta nos dan | cómo se llama la aseguradora | qué empresa lleva el canal de denuncias | con qué compañía es el seguro | which company insures us
= programar un correo para enviarlo más tarde, reglas y carpetas de Outlook
programar un correo para mañana | crear una regla en outlook | marcar correos con colores | schedule an email
= usar un Mac, Linux o un ordenador de otra marca
cómo instalo algo en un mac | uso linux | my mac
= contraseña de hoy, clave o código actual
cuál es la clave del wifi hoy | dime la contraseña del wifi | qué código toca hoy | what is today's wifi password
= escribir código, programar y hojas de cálculo
escríbeme una función en python | haz un script | write code
= tarjeta SIM, roaming, datos móviles y facturas de teléfono
me quedé sin datos | activar el roaming | no tengo cobertura en mi teléfono de empresa | pin de la sim | sim card
= fórmulas de Excel, tablas dinámicas y uso de programas
cómo hago una tabla dinámica | fórmula para sumar en excel | cómo combino celdas | excel formula
= el ordenador no se enciende o la pantalla está negra
mi portátil no prende | pantalla negra | no arranca la computadora | no carga la laptop | laptop won't turn on | meu notebook não liga
= impresión en color, fotocopias a doble cara y grapas
cómo imprimo en color | imprimir a doble cara | quiero imprimir en a3 | print double sided
= el tiempo, noticias, deportes, recetas y cultura general
qué tiempo hace | va a llover mañana en la ciudad | cómo se juega a un juego de cartas | cómo se quita una mancha del sofá | quién ganó el partido | receta de tortilla | capital de Francia | cuéntame un chiste | precio del bitcoin | qué película veo | traduce esta frase | escribe un poema | quién es el presidente
weather today | what was the Great Depression | what was the cold war | qué fue la gran depresión de 1929 | tell me a joke | previsão do tempo | quem ganhou o jogo
`;
