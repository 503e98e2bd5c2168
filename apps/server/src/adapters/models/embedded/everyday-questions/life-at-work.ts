/** Everyday questions about benefits, staff travel, the uniform and conduct, in the format of `TIME_OFF`. */
export const LIFE_AT_WORK = `
= ¿Quién tiene los beneficios sociales y desde cuándo?
desde cuándo tengo seguro | soy temporal, tengo beneficios | cuándo empiezan mis beneficios | do temps get benefits | contrato temporário tem benefícios
= Resumen de beneficios: ¿qué es cada beneficio y qué coste tiene?
qué beneficios tengo | qué ventajas tiene trabajar aquí | lista de beneficios | what benefits do we have | quais benefícios eu tenho
= ¿Qué cubre el seguro médico?
tengo seguro médico | qué me cubre el seguro | el seguro cubre el parto | el seguro incluye hospital | desde cuándo me cubre el seguro de salud | hay seguro privado | what does the health insurance cover | o que o plano de saúde cobre
= ¿Cuál es la cuota al mes del seguro médico[ de {familiar}]?
cuánto cuesta meter a mi pareja en el seguro | qué me cobran por asegurar a mi esposo | precio del seguro para mis padres | cuánto pago por mi tercer hijo en el seguro | cuánto cuesta el seguro de mi cuarto hijo | cuánto me descuentan por el seguro de mi mujer | seguro para la familia cuánto vale
how much is insurance for my wife | quanto custa o plano de saúde para meu marido
= ¿Puedo incluir a la pareja y los hijos en el seguro médico y hasta qué edad?
puedo meter a mi familia en el seguro | mi hijo mayor puede estar en el seguro | el seguro cubre a mis hijos | tengo seguro médico para mi familia | puedo asegurar a mi marido | can I add my family to the insurance | posso incluir minha família no plano
= ¿Cómo dar de alta a un familiar en el seguro médico?
cómo añado a mi hijo al seguro | quiero meter a mi hijo en el seguro médico | quiero incluir a mi esposa en el seguro | dar de alta a mi bebé en el seguro | how do I add my baby to the insurance | como incluo meu filho no plano de saúde
= ¿Cuándo se puede dar de alta a un familiar en el seguro médico fuera de noviembre?
hasta cuándo puedo meter a alguien en el seguro | plazo para inscribir a mi hijo recién nacido en el seguro | me casé, cuándo meto a mi pareja en el seguro
= ¿Qué hago si enfermo en una escala o de viaje y necesito urgencias?
me puse enfermo en una escala | necesito un médico estando de viaje | urgencia médica en el extranjero | me enfermé en otra ciudad durante una escala, a quién llamo | me accidenté en un layover, a qué hospital voy | I got sick on a layover | fiquei doente em viagem
= ¿Cómo se pide el reembolso de una factura médica pagada?
pagué el hospital de mi bolsillo en el extranjero | cómo me devuelven lo que pagué al médico en el viaje | reembolso del seguro
= ¿Qué es el seguro dental y qué coste tiene?
tengo dentista incluido | tengo seguro dental | limpieza dental gratis | dental insurance | plano odontológico
= ¿De cuánto es el capital del seguro de vida y quiénes son los beneficiarios?
hay seguro de vida | quién cobra si me muero | cambiar el beneficiario del seguro de vida | cuánto paga el seguro de vida | life insurance | seguro de vida
= ¿Cuánto pone la empresa en el plan de pensiones?
hay plan de pensiones | cuánto aporta la empresa a mi pensión | ahorro para el retiro | pension plan contribution | previdência privada da empresa
= ¿Cuánto es la ayuda de guardería?
me ayudan con la guardería | cuánto dan para la sala cuna | ayuda jardín infantil | daycare allowance | childcare help | auxílio creche
= ¿Cuánto es la ayuda escolar y cuándo se pide?
ayuda para el colegio de los niños | me dan algo para los libros del cole | bono escolar | ayuda para útiles escolares | hasta cuándo se pide la ayuda escolar | school allowance | auxílio escolar
= ¿Cuánto al mes tienen los hijos con discapacidad del 33 % o más?
mi hijo tiene una discapacidad, hay ayuda | tengo un niño con autismo, me dan algo | disabled child benefit | filho com deficiência
= ¿Cuánto es la tarjeta de comida por día trabajado en oficina?
hay tickets restaurante | cuánto me dan en la tarjeta de comida | me pagan la comida en la oficina | cuánto dan de vale de comida | meal vouchers | lunch card | vale refeição
= ¿Qué beneficio de transporte o aparcamiento hay?
me pagan el metro | puedo aparcar en el aeropuerto | hay parking para empleados | abono transporte | is there employee parking | vale transporte
= ¿Cuánto es la ayuda de gimnasio?
la empresa paga el gimnasio | descuento para el gym | me apunté a un gimnasio, me ayudan con la cuota | me subvencionan ir a nadar | gym membership | academia
= ¿Qué puedo cambiar por salario en la retribución flexible y cuándo se elige?
qué es la retribución flexible | puedo pagar la guardería con mi sueldo bruto | cuándo elijo la retribución flexible | flexible compensation
= ¿El reconocimiento médico anual es voluntario u obligatorio?
tengo que pasar el reconocimiento médico | es obligatorio el chequeo | revisión médica de empresa | medical check-up | exame médico periódico
= ¿Dónde ponen las vacunas para los destinos que las exigen?
necesito vacunarme para un destino | vacuna de la fiebre amarilla | dónde me vacuno para volar a África | vaccines for destinations | vacina febre amarela
= ¿Hay fisioterapia en las bases?
me duele la espalda, hay fisio | fisioterapia en el trabajo | masajes
= ¿De cuánto es el préstamo sin intereses que puedo pedir?
la empresa presta dinero | puedo pedir un préstamo | crédito de la empresa | necesito un préstamo para el coche | company loan | empréstimo da empresa
= ¿Hasta cuándo se mantiene el seguro médico al dejar la empresa?
me voy de la empresa, qué pasa con el seguro | renuncié, sigo con seguro médico | cuándo se acaba el seguro si me despiden | puedo seguir con el seguro al irme | health insurance after leaving the company | saio da empresa, plano de saúde

= ¿Cuántos trayectos ID100 gratis hay al año y quién puede usarlos?
cuántos vuelos gratis tengo | cuántos pasajes gratis me dan | boletos gratis al año | tickets gratis para empleados | ID100 | cuántos trayectos de beneficio tengo al año | quantos trechos de benefício eu tenho por ano | how many staff travel flights do I have a year | how many free flights | quantas passagens grátis
= ¿Qué descuento y cantidad tienen los ID90 y los ID50?
qué diferencia hay entre ID90 e ID50 | qué es un id90 | plaza confirmada con descuento | cuántos id50 tengo | descuento de empleado en vuelos | staff discount on flights | desconto de funcionário em passagens
= ¿Cuántos pasajes hay y quién puede usarlo[: {familiar}]?
mi hijo de 20 años puede viajar | puede usar mis billetes mi mujer | mi novio puede volar con descuento | puedo llevar a mi novia con los pasajes | mi hermano puede usar mis pasajes
can my wife use staff tickets | minha esposa pode viajar
= ID90 sujeto a espacio: ¿pueden usarlo los anteriores y los padres?
mis padres pueden volar con mis pasajes | mi mamá puede viajar gratis | mis papás pueden volar con descuento | mi padre puede usar mis billetes | qué pasajes tienen mis padres
can my parents fly standby | can my mother use my staff tickets | meus pais podem usar as passagens
= ¿Cuántos trayectos tiene el pase de acompañante para amigos?
puedo llevar a un amigo | puede viajar una amiga con mi descuento | pase de acompañante | buddy pass | mi primo puede viajar con descuento | passe de acompanhante amigo
= ¿Qué billetes hay para la luna de miel?
me caso, me dan vuelos para la luna de miel | pasajes para mi viaje de bodas | billetes gratis para el viaje de novios después de casarnos | honeymoon tickets | passagens lua de mel
= ¿Cuándo empieza el derecho a los pasajes, a los seis meses de contrato?
cuándo puedo empezar a viajar gratis | llevo dos meses, ya tengo pasajes | soy nuevo, desde cuándo puedo volar gratis | se acumulan los vuelos que no usé | se pierden los pasajes a fin de año | when do staff tickets start | quando começo a ter passagens
= ¿La pareja y los hijos pueden viajar solos con los pasajes?
mi mujer puede volar sin mí | mis hijos pueden viajar solos con mi beneficio | tengo que ir yo con mi familia | can my family fly without me
= ¿Cómo registrar a la familia como beneficiarios de los pasajes?
cómo añado a mi pareja a los pasajes | dónde registro a mis hijos para volar | inscribir a mi familia en los viajes | register my family for staff travel | cadastrar minha família nas passagens
= ¿Un divorcio se comunica y qué pasa con los pasajes de la expareja?
me divorcié, mi ex puede seguir volando | tengo que avisar de mi divorcio | separación y pasajes | I got divorced staff travel
= ¿Cómo y hasta cuándo se reserva un pasaje de beneficio?
cómo reservo un vuelo de empleado | dónde saco mi pasaje gratis | hasta cuándo puedo reservar el vuelo | cómo compro un id90 | book staff tickets | como reservo passagem de funcionário
= ¿Cuál es el orden de la lista de espera para embarcar?
quién sube primero en standby | prioridad en la lista de espera | voy delante de un jubilado | boarding priority standby | ordem da lista de espera
= ¿La carga prevista del vuelo se ve en la web con una estimación de plazas libres?
cómo sé si hay sitio en el vuelo | ver si el vuelo va lleno | probabilidad de embarcar | how full is the flight
= ¿Qué pasa si no hay plaza y te quedas en tierra con pasaje sujeto a espacio?
no pude subir al avión con mi pasaje de empleado | me quedé tirado sin vuelo de standby | no hubo sitio, me pagan hotel | el vuelo iba lleno y no subí | I didn't get on the standby flight | não consegui embarcar de standby
= ¿Se devuelve el trayecto no usado y las tasas?
no usé mi pasaje, me devuelven las tasas | cancelar un billete de beneficio | reembolso de tasas
= ¿Qué vestimenta hay que llevar con pasaje de beneficio?
cómo me visto para viajar gratis | puedo ir en chanclas | puedo viajar en short con pase | dress code for staff travel | como me vestir para viajar
= ¿Se puede ir en clase superior con pasaje de beneficio?
me pueden subir a business | puedo ir en primera | upgrade con pasaje de empleado | business class for staff | classe executiva
= ¿El equipaje es el de la tarifa económica, una maleta y una de mano?
cuánto equipaje puedo llevar | cuántas maletas con id90 | peso de la maleta | exceso de equipaje | baggage allowance | quanta bagagem posso levar
= ¿Cómo se piden billetes de otras compañías?
puedo volar en otra aerolínea con descuento | convenios con otras aerolíneas | cuántas compañías tienen acuerdo | fly on other airlines | outras companhias
= ¿Quién paga las tasas y cómo tributan los pasajes?
tengo que pagar tasas del vuelo gratis | me descuentan impuestos por los pasajes | who pays the taxes on staff tickets
= ¿Qué sanción hay por vender o prestar un pasaje?
puedo vender mi pasaje | qué pasa si vendo un billete de empleado | me sancionan por el pasaje | can I sell my ticket
= ¿Se conservan los pasajes en baja, excedencia y jubilación?
me jubilo, sigo volando gratis | mantengo los pasajes en excedencia | pasajes de jubilados | retired staff travel | aposentado tem passagens

= ¿Qué prendas de uniforme se entregan[ a {puesto}] y cada cuánto se reponen?
cuántas camisas me dan | cada cuánto cambian el uniforme | cuántos pares de zapatos entregan | qué ropa me dan en rampa | cuándo me toca chaqueta nueva | how many shirts do I get | quantos uniformes recebo
= ¿Cómo pedir reposición de una prenda por desgaste, rotura o cambio de talla?
se me rompió el pantalón del uniforme | se rompieron mis zapatos de trabajo | los zapatos del uniforme están gastados | necesito zapatos nuevos | mi chaqueta está rota | se me manchó la camisa | el uniforme me queda chico | engordé y no me cabe el uniforme | cómo pido otro uniforme | se me descosió la falda
my uniform is torn | I need a new size | meu uniforme rasgou | preciso de sapatos novos
= ¿Cuánto se paga por la pérdida o el robo de una prenda del uniforme?
perdí la chaqueta del uniforme | me robaron el uniforme | extravié el abrigo de la empresa | I lost my uniform jacket | perdi meu uniforme
= ¿Puedo usar calzado propio mientras llega el calzado nuevo?
puedo llevar mis propios zapatos | zapatos propios mientras llegan los nuevos | can I wear my own shoes
= ¿Se puede entrar en plataforma sin calzado de seguridad?
me olvidé las botas de seguridad | puedo trabajar en rampa con zapatillas
= ¿Quién paga los arreglos y la limpieza del uniforme?
me pagan la tintorería | arreglar el bajo del pantalón | quién lava la ropa de trabajo | limpiar el uniforme | dry cleaning uniform | quem lava o uniforme
= ¿El uniforme se devuelve al terminar el contrato?
me voy, devuelvo el uniforme | tengo que entregar la ropa | return the uniform when I leave
= ¿Se puede llevar el uniforme fuera del servicio, en bares o redes sociales?
puedo ir al bar con uniforme | puedo subir una foto con uniforme | usar el uniforme fuera del trabajo | wear uniform off duty
= ¿Cómo debe ir la barba, de cuántos centímetros?
puedo llevar barba | barba larga | tengo que afeitarme | bigote | can I have a beard | posso usar barba
= ¿Cómo debe ir el pelo y de qué color?
puedo teñirme el pelo | pelo azul | tengo el pelo largo, lo recojo | puedo llevar el cabello suelto | dyed hair | posso pintar o cabelo
= ¿De qué color y largo pueden ser las uñas?
puedo llevar las uñas pintadas | uñas largas | esmalte rojo | nail polish | unhas compridas
= ¿El maquillaje es voluntario?
es obligatorio maquillarse | tengo que ir maquillada | do I have to wear makeup | sou obrigada a usar maquiagem
= ¿Se permiten los tatuajes visibles y de qué tamaño?
puedo tener tatuajes | me quiero tatuar el brazo | tatuaje en el cuello | tengo tatuada la pierna | can I have tattoos | posso ter tatuagem
= ¿Cuántos pendientes se admiten por oreja y en la nariz?
puedo llevar piercing | aros en la nariz | cuántos aretes puedo usar | piercings | posso usar brinco
= ¿Se llevan anillos, pulseras o colgantes en rampa y mantenimiento?
puedo llevar mi anillo en rampa | pulsera trabajando en mantenimiento | reloj y cadena en rampa | jewellery on the ramp
= ¿El reloj es obligatorio en cabina?
tengo que llevar reloj | smartwatch en cabina | do I need a watch
= ¿Se permiten símbolos religiosos, velo o turbante?
puedo llevar velo | crucifijo con uniforme | hijab | can I wear a headscarf | posso usar véu
= ¿Cómo se pide la ropa de embarazo?
uniforme de embarazada | no me cabe el uniforme por el embarazo | maternity uniform | uniforme de grávida
= ¿Se reembolsan plantillas, medias de compresión y calzado ortopédico?
uso plantillas, me las pagan | medias de compresión | zapatos ortopédicos | compression socks
= ¿Qué hago si pierdo la tarjeta de aeropuerto?
perdí mi tarjeta del aeropuerto | perdí mi credencial | se me perdió el carné de acceso | extravié mi identificación | me robaron la acreditación | no encuentro mi pase de seguridad del aeropuerto | perdí el gafete | perdí mi gafete de la terminal | perdí mi tarjeta de acceso | no encuentro mi carné de empleado | lost my badge
I lost my airport badge | lost ID card | perdi meu crachá | perdi a credencial do aeroporto

= ¿Qué hacer con un regalo u obsequio de un proveedor?
un proveedor me regaló algo | puedo aceptar un regalo | me dieron una cesta de navidad | me regalaron unas entradas | me invitaron a comer unos proveedores | un cliente me dio un reloj | me mandaron un jamón
can I accept a gift | a supplier sent me a present | posso aceitar um presente
= ¿Se acepta la propina de un pasajero?
un pasajero me dio dinero | puedo quedarme una propina | me dejaron unos dólares en el asiento de regalo | can I accept a tip | gorjeta de passageiro
= ¿Se acepta un viaje u hotel pagado por un proveedor?
un proveedor me invita a un viaje | me pagan el hotel para una feria | supplier invites me on a trip
= ¿Hay conflicto de interés al contratar a un familiar o tener parte de un proveedor?
mi hermano trabaja en un proveedor | puedo contratar a mi primo | mi esposa trabaja en otra aerolínea | tengo acciones de un proveedor | conflict of interest | conflito de interesse
= ¿Se permite un segundo empleo?
puedo tener otro trabajo | puedo trabajar en un bar los fines de semana | puedo tener otro trabajo los fines de semana | trabajar en dos sitios | puedo conducir uber en mis días libres | montar mi propio negocio | second job | posso ter outro emprego
= ¿Qué hacer si te ocurre o ves acoso?
un compañero me acosa | mi jefe me humilla | me hacen bromas sexuales | sufro bullying en el trabajo | me tocaron sin permiso | mi supervisor me toca y no sé a quién contarlo | vi que acosaban a una compañera | I am being harassed | estou sofrendo assédio
= ¿Cómo funciona el canal de denuncias y admite denuncias anónimas?
cómo denuncio | quiero reportar un fraude | puedo denunciar sin que sepan quién soy | vi a alguien robando | denuncia anónima | canal ético | how do I report fraud | canal de denúncia anônima
= ¿En cuánto tiempo hay respuesta a una denuncia?
cuánto tarda en resolverse una denuncia | cuánto tarda el canal de denuncias en contestar | puse una denuncia y no sé nada
= ¿Hay represalias por denunciar?
me pueden castigar por denunciar | tengo miedo de denunciar | me van a despedir si denuncio | retaliation
= ¿Se permite el uso personal de los equipos y las cuentas?
puedo usar el ordenador para cosas mías | puedo ver mi correo personal en el trabajo | personal use of the laptop
= ¿Se pueden publicar fotos de pasajeros, de la cabina o de zonas restringidas en redes?
puedo subir una foto del avión a instagram | hacer un tiktok en la cabina | puedo publicar fotos del trabajo | post pictures of the cockpit | postar fotos do avião
= ¿Cuántas horas antes del servicio no se puede tomar alcohol y hay controles?
puedo tomar una copa antes de volar | cuántas horas sin beber antes del turno | cuántas horas antes no puedo tomar cerveza si trabajo en rampa | bebí anoche y vuelo hoy | me hacen control de alcohol | alcohol before flight | posso beber antes do voo
= ¿Qué pasa con quien pide ayuda por alcohol u otras sustancias?
tengo un problema con el alcohol | soy adicto, me despiden | necesito ayuda para dejar de beber
= ¿Se puede parar una tarea peligrosa y cómo se notifican los errores?
vi algo peligroso en la rampa | cometí un error, me sancionan | cómo reporto un incidente de seguridad | me equivoqué en un procedimiento | report a safety issue
= ¿Qué consecuencia tiene una falta leve, grave o muy grave?
qué sanción me pueden poner | qué pasa si llego tarde muchas veces | me pueden despedir por esto | qué es una falta grave | cuántos días sin sueldo es la sanción | disciplinary sanctions
= ¿Qué hago si recibo una carta de despido o de sanción?
me dieron una carta de despido | me quieren sancionar | me abrieron un expediente | tengo que firmar la carta de sanción | I got a dismissal letter | recebi uma carta de demissão
`;
