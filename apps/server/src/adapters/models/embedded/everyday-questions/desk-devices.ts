/** Everyday questions to the service desk about devices, suspicious mail, meetings, programs and files, in the format of `TIME_OFF`. */
export const DESK_DEVICES = `
= ¿Qué hago si pierdo o me roban un portátil, tableta o teléfono de empresa?
perdí mi portátil | me robaron el celular de la empresa | dejé la tableta en el avión | me robaron la computadora | me robaron el notebook en la calle | no encuentro mi laptop del trabajo | olvidé el portátil en un taxi
se me perdió el teléfono corporativo
lost laptop | my company phone was stolen | roubaram meu celular da empresa | perdi o notebook
me chorearon la mochila con la notebook de la oficina adentro | me asaltaron en el metro y se llevaron el celu del laburo | a qué número llamo si se extravía un aparato de la compañía | equipo perdido
creo que la laptop se quedó en el asiento del vuelo de anoche, aviso a objetos perdidos?
no sé dónde quedó mi tablet, la vi por última vez en la sala de embarque | me bolsearon y ya no traigo el teléfono que me dio la chamba | rompieron el vidrio del auto y desapareció la compu de trabajo
qué datos tengo que dar cuando reporto un extravío
parte de pérdida o robo en el portal | abrieron mi casillero y falta el ipad del trabajo | hay que cambiar la clave si me hurtan el equipo
someone took my bag with the work computer inside | left my company tablet on the plane, who do I call | I can't find the phone the airline gave me | esqueci o tablet da empresa no táxi | furtaram o portátil do trabalho no aeroporto
sumiu meu telemóvel de serviço, para quem ligo
me han robado el portátil | me han robado el portátil en el aeropuerto | me robaron la tablet en el hotel | me han robado el móvil de empresa | me han robado el ordenador | he perdido el portátil
me dejé la tablet en el avión
~ I lost my work laptop | My company phone got stolen on the subway | left my crew tablet in a taxi, what now? | Someone nicked my bag with the iPad inside, who do I call? | I think I forgot my laptop on the plane and it's gone | What's the first thing to do when a work device goes missing? | Can't find my company cell anywhere since the layover hotel | they robbed me the computer of the company in the airport
~ perdi o notebook da empresa | roubaram meu celular corporativo no metrô | esqueci o tablet num táxi, o que faço? | levaram minha mochila com o tablet de voo, ligo pra quem? | sumiu o notebook do trabalho no hotel do pernoite
se me perdió el celular de la empresa | perdí el móvil del trabajo | no encuentro el teléfono de la empresa | I lost my work phone | perdi o celular da empresa
= La primera hora cuenta: ¿será sancionado quien pierde un equipo y avisa, o quien lo calla?
cuánto tiempo tengo para avisar que extravié la máquina | tengo miedo de contar que perdí la laptop, me pueden echar? | me da pena reportarlo, mejor espero a ver si sale | aviso ya o busco primero un par de días
puedo quedarme callado si se me extravió la tablet | hay castigo por no reportar el extravío | lo perdí ayer y todavía no dije nada | me ponen una amonestación si confieso que lo extravié
mi compañero ocultó que le robaron el teléfono, qué le pasa
por qué hay que informar tan rápido | se me pasó la hora para notificar el robo, tengo problemas? | me pueden despedir x un equipo extraviado | es obligatorio avisar aunque crea que lo tengo en casa
le tengo pavor al jefe por lo de la compu extraviada | represalias por reportar
will I be punished for losing my work phone | how fast should I report a lost device | can I wait until tomorrow to tell that I lost it | do I get in trouble if I don't report it
vou ser punido por ter perdido o equipamento | quanto tempo tenho para avisar que perdi o tablet | tenho medo de contar que perdi o celular | posso esperar para ver se aparece antes de avisar
me van a sancionar por perder el celular
~ will I get in trouble for losing my tablet? | I'm scared to report my lost laptop, can they punish me? | How quickly do I have to say my phone's gone? | lost it yesterday and haven't told anyone yet, am I in trouble | Do I get written up if I lose a device but own up? | What happens if I keep quiet about a missing laptop? | Is it true that the first hour matters for reporting? | if I inform that I lost the equipment, they sanction me?
~ vou ser punido por perder o tablet? | tô com medo de avisar que perdi o notebook, dá advertência? | perdi ontem e ainda não falei nada, me ferrei? | em quanto tempo preciso avisar que perdi o equipamento? | o que acontece com quem perde e não conta
= Si fue un robo, ¿antes de cuántas horas se denuncia en la policía y se pide copia de la denuncia?
tengo que ir a la policía por el robo de la compu | dónde pongo la denuncia si me robaron en el aeropuerto | levantar acta por robo de equipo | cuántas horas tengo para ir a la comisaría | necesito constancia policial del asalto
hacer la denuncia, plazo
me robaron en otro país, allá mismo denuncio o al volver? | el ministerio público para lo del celular robado | en qué comisaría se hace si pasó en la terminal | no hice la denuncia todavía, ya pasó un día
qué papel de los carabineros tengo que adjuntar | poner denuncio por hurto
sirve la denuncia por internet o debo presentarme ante los agentes | pasan más de 24 hs y no fui a la policía | adónde mando la copia que me dio el policía | hay q denunciar si me sacaron la tablet de la mochila
do I need a police report | where do I file the police report if stolen at the airport | how many hours to go to the police | attach police report
preciso fazer boletim de ocorrência | BO do notebook roubado, qual o prazo | tenho de apresentar queixa na polícia | em que delegacia registro o roubo no aeroporto
~ do I need a police report for a stolen laptop? | How many hours do I have to report the theft to police? | My tablet was stolen abroad, which police do I go to? | got robbed last night, is it too late for a police report | Should I send IT a copy of the police report? | Was mugged on a layover, do I file with the cops first? | Deadline for the police statement when kit is stolen? | I must denounce the robbery in police before how many hours?
~ preciso fazer boletim de ocorrência do notebook roubado? | em quantas horas tenho que registrar o BO? | fui assaltado no pernoite, faço BO lá mesmo? | tenho que mandar cópia do boletim de ocorrência pra quem? | roubaram ontem à noite, ainda dá tempo do BO?
= ¿Qué hace Seguridad con el equipo perdido: bloqueo, localización y borrado a distancia?
pueden rastrear mi portátil por gps | lo borran de lejos? | el que se lo llevó puede ver mis archivos | están cifrados los discos | a los cuántos minutos lo bloquean | en qué momento se formatea remotamente
mi disco tenía datos de pasajeros, quién analiza eso | se avisa a la autoridad de protección de datos | cuánto demora seguridad en cerrar mis sesiones | tenía la clave anotada en un papelito pegado a la compu y se la llevaron
el ladrón puede entrar a mi sistema
pueden ubicar dónde anda el teléfono | qué pasa con la información que había adentro del equipo robado | 72 horas para comunicar la fuga de datos | pierdo todo lo que tenía si lo borran por control remoto
qué hacen ustedes después de que aviso del extravío
can you track my stolen laptop | remote wipe after how long | is the disk encrypted | can the thief read my files | when do you notify the data protection authority
vocês conseguem localizar o aparelho | apagam o notebook à distância? | o ladrão consegue ver os meus ficheiros | o disco é criptografado
~ can you wipe my lost laptop remotely? | Can IT track where my stolen tablet is? | What does security do after I report a missing phone? | is my data safe on the laptop I lost | Could you locate my iPad by GPS? | If they erase the device, do I lose my files? | I reported my lost machine, has it been locked yet? | the security team can block the phone from distance?
~ dá pra apagar meu notebook perdido à distância? | vocês conseguem rastrear o tablet roubado? | o que a Segurança faz depois que aviso da perda? | meus arquivos somem se apagarem o equipamento? | já bloquearam o celular que eu perdi?
= ¿Qué hago si pierdo mi teléfono personal con correo de empresa?
perdí mi móvil y tenía el correo del trabajo | me robaron mi celular personal con outlook | van a borrar mis fotos | lost my personal phone with work email
se me extravió mi propio celular, ahí leía los mails de la pega | me arrebataron mi iphone y tenía la cuenta corporativa abierta | mi móvil particular desapareció, les tengo que avisar también? | borran mis whatsapps si aviso
el telefono es mio no de la empresa y me lo robaron | qué se elimina del aparato privado | hay que bloquear la línea con la operadora | cambié de celular porque perdí el mío y lo usaba para la verificación
me hurtaron el celu mío con teams puesto
quitar de la verificación en dos pasos el móvil extraviado | pueden ver mis mensajes privados si borran el espacio de trabajo | olvidé mi smartphone propio en el uber y entraba ahí a la casilla laboral
se me cayó al río mi cel con el outlook de la aerolínea | mi hijo perdió mi teléfono donde revisaba cosas de la oficina
will you delete my photos | my own phone was stolen and it had the company mailbox | do I report my private mobile too
perdi meu celular pessoal com o e-mail da empresa | vão apagar as minhas fotos | roubaram o meu telemóvel próprio, tinha o correio do trabalho | preciso bloquear o chip na operadora?
me han robado mi móvil personal | he perdido mi móvil personal | he perdido el móvil personal
~ lost my own phone and it had work email on it | My personal cell was stolen, do I need to tell the company? | my iPhone with Outlook is gone, what should I do | Do you wipe my whole private phone or just the work part? | I dropped my mobile in the river, it had company mail | Personal phone missing, does IT care? | How do I remove work email from a phone I no longer have? | I lost my particular phone where I had the mail of the company
~ perdi meu celular pessoal que tinha o e-mail da empresa | roubaram meu telefone particular, aviso a TI? | meu celular com Outlook sumiu, e agora? | vão apagar meu celular inteiro ou só a parte do trabalho? | como tiro o e-mail do trabalho do celular que perdi
= ¿Qué hago si pierdo la tarjeta de aeropuerto, el carné o las llaves?
extravié mi credencial | se me perdió el gafete | no encuentro la tica del aeropuerto | perdí el pase de plataforma | se me cayó la identificación que abre las puertas | me quedé sin tarjeta de acceso y hoy trabajo
cuánto demora la credencial nueva | puedo entrar sin el carné mientras me hacen otro | perdí las llaves de la oficina | a quién reporto que me robaron la acreditación aeroportuaria | tengo que ir acompañado si no tengo tarjeta
dejé el carnet en otra chaqueta y no aparece | me sacaron la billetera con la TIA | 48 horas sin poder pasar el control? | reponer la tarjeta con mi foto para pasar a zona restringida | se me extravio el fotocheck
seguridad aeroportuaria, perdida de credencial
lost my airport badge | how long for a new airport ID card | lost the office keys | can I get in without my pass
perdi o crachá do aeroporto | quanto tempo demora a credencial nova | perdi as chaves do escritório | roubaram minha identificação aeroportuária
he perdido mi tarjeta del aeropuerto
~ I lost my badge | I can't find my airport ID, can I still work today? | My security pass fell somewhere in the terminal, who do I tell? | lost the office keys, help | How do I get a replacement airside pass? | Left my ID at home, is that the same as losing it? | Do I have to report a missing airport badge to someone else too? | I have lost my card of airport, what I must do?
~ perdi meu crachá do aeroporto | não acho minha credencial, posso trabalhar hoje? | perdi as chaves do escritório, aviso quem? | como tiro segunda via do crachá? | meu crachá caiu em algum lugar do terminal
= ¿Qué plazo tiene el equipo de sustitución?
cuándo me dan otro portátil | cuánto tarda el teléfono de reemplazo | perdí el portátil y estoy en otra escala, en cuánto me dan otro | me robaron la tableta, cuándo tengo otra | replacement laptop | quando recebo outro notebook
me quedé sin compu por el robo, cuántos días voy a estar así | dónde pido el aparato de repuesto después del extravío | vuelo mañana y extravié mi tablet, hay una de reserva al momento?
en la base principal cuánto esperan para darte otro celular
estoy en una estación de afuera y me robaron todo, cuándo llega el reemplazo | me prestan una máquina mientras | cómo solicito que me repongan el cel robado | reposición de equipo, días | con qué trabajo hasta que me entreguen la nueva
3 días laborables sin laptop?
me toca esperar mucho para el nuevo móvil? | sustituto de la notebook choreada | ya denuncié, ahora nesecito otro equipo rapido
how many days to get a new phone after it was stolen | can I get a spare tablet right away | I'm at an outstation without laptop, when will the new one arrive
em quantos dias recebo outro telemóvel | tem tablet reserva na base? | substituição do equipamento roubado, prazo
~ how long for a replacement laptop? | My tablet was stolen and I fly tomorrow, when do I get another? | Will I get a loaner while I wait? | when does my new phone arrive after I lost the old one | How many days without a computer am I looking at? | Need a spare iPad before my next trip, how fast is it? | Is there a temporary machine I can borrow today? | the equipment of substitution, how much it delays?
~ quanto demora o equipamento de substituição? | roubaram meu tablet e voo amanhã, quando recebo outro? | me emprestam um notebook enquanto isso? | em quantos dias chega o celular novo? | vou ficar quanto tempo sem computador
= ¿Se cobra el equipo perdido?
tengo que pagar el portátil que perdí | me cobran la tableta | do I have to pay for the lost laptop
me lo descuentan del sueldo | cuánta plata me van a sacar por la compu extraviada | quién paga el aparato robado | es la segunda vez que pierdo el teléfono este año, ahora sí me toca pagarlo? | sale de mi bolsillo?
me rebajan de la nómina la laptop
hay que abonar algo por el reemplazo | tiene algún costo que me den otro | descuido repetido, qué pasa | van a querer que yo reponga la lana del ipad que me volaron | la empresa asume el gasto o el empleado
ya van dos que extravío en doce meses
me pueden exigir que compre uno nuevo | debo reembolsar el valor del celular hurtado | me cae un cargo por el equipo?
will it be deducted from my salary | who pays for a stolen phone | second time I lose it, do they charge me
vão descontar do meu salário | tenho que pagar o notebook que perdi | quem paga o tablet roubado | cobram se eu perder de novo?
~ do I have to pay for the laptop I lost? | Will they take it out of my paycheck? | How much does a lost tablet cost me? | broke my second phone this year, do I get charged | Is a stolen device deducted from my salary? | Who pays when company equipment goes missing? | I lost my iPad, am I going to be billed for it? | they discount me the lost equipment of the wage?
~ vou ter que pagar o notebook que perdi? | descontam do salário o tablet perdido? | quanto custa pra mim perder o celular da empresa? | se foi roubo eu pago o equipamento? | vai vir desconto no holerite por ter perdido o tablet
= Si aparece el equipo, ¿lo enciendo o lo entrego a la mesa?
encontré el portátil que había perdido | apareció mi tableta | I found my lost laptop
ya hallé la compu, estaba en el maletero | me lo devolvieron en objetos perdidos, puedo usarlo? | la policía recuperó mi notebook robada | el taxista me trajo el celular de vuelta | lo prendo para ver si anda?
resulta que lo tenía en casa debajo de la cama
aparecio el telefono que reporte, ke hago | ya tengo de regreso la tablet, a quién se la doy | recuperé el equipo pero lo habían borrado | puedo seguir trabajando con el aparato que volvió | encontraron mi móvil en la terminal, lo conecto?
avisar que ya no está perdido
tienen que revisar si alguien lo tocó | un pasajero devolvió mi ipad | cancelar el reporte de extravío porque lo encontré | di con la laptop que di por robada
the police gave me my computer back | my phone turned up, can I switch it on | got my tablet back from lost and found
achei o notebook que tinha perdido | apareceu o meu telemóvel, posso ligar? | devolveram o tablet roubado, entrego onde | recuperei o celular, e agora
ha aparecido mi portátil | he encontrado mi portátil | ya encontré la tablet
~ I found my lost laptop, can I just turn it on? | The taxi driver brought back my tablet, now what? | my missing phone turned up, do I need to tell anyone | Lost and found has my iPad, can I use it again straight away? | Should I hand in a device that reappeared? | Found my work mobile behind the sofa after reporting it | The hotel sent me back the laptop I'd reported stolen | the equipment appeared, I switch on it or I deliver it?
~ achei o notebook que tinha perdido, posso ligar? | o taxista devolveu meu tablet, e agora? | apareceu o celular que eu dei como perdido, aviso alguém? | o achados e perdidos tá com meu tablet, posso usar normal? | devo entregar o equipamento que apareceu na TI?
= ¿Cómo evitarlo: el portátil se factura en bodega o va en la mano o en la caja fuerte?
puedo facturar el portátil | dónde dejo el portátil en el hotel | consejos para no perder el equipo
se puede despachar la laptop en la maleta | va la compu en el equipaje documentado? | cómo cuido la notebook cuando viajo | en el aeropuerto dónde pongo la mochila con la máquina | puedo dejar la computadora en la habitación
le pego una etiqueta con el nombre de la compañía? | qué pongo en la etiqueta del equipo | bloqueo la pantalla cuando voy al baño? | la puedo apoyar en la silla de al lado mientras espero | caja de seguridad del cuarto para el portátil
recomendaciones para que no me roben el equipo de viaje | puede ir en la valija que va abajo del avión | prevenir robos de dispositivos | levantarme del escritorio y dejar la sesión abierta, está mal? | que no se me extravie la tablet, tips
can I put the laptop in checked baggage | where to keep my laptop in the hotel | tips to avoid losing my devices | should I lock my screen when I get up
posso despachar o notebook na mala | onde guardo o portátil no hotel | como evitar que roubem o equipamento | dicas para não perder o notebook em viagem

~ can I check my laptop in my suitcase? | Should I keep the tablet in the hotel safe? | Is it ok to leave my work computer in the car? | laptop in hold baggage or carry-on | Any tips so I don't lose my company gear on trips? | Where do I leave my iPad when I go out on a layover? | Travelling standby, can my laptop go in the hold? | how to avoid that they rob me the laptop in travel?
~ deixo o tablet no cofre do hotel? | pode deixar o notebook no carro? | notebook vai na bagagem de mão ou despachado? | dicas pra não perder o equipamento em viagem
= ¿Qué es el phishing: un mensaje que finge ser de alguien conocido?
qué significa phishing | q es eso del fishing | explícame qué es la suplantación por correo | para qué mandan esos mensajes engañosos | qué buscan los que se hacen pasar por otro | definición de phishing
por qué medios llega el engaño | puede venir por teléfono también o solo por mail? | no entiendo esa palabra en inglés que usan los de seguridad | qué quieren sacarme los estafadores con esos avisos | el phishing llega en códigos qr?
qué diferencia un mensaje fraudulento de uno normal en pocas palabras | me hablaron de ingeniería social y suplantación, qué es | cómo funciona esa trampa de los correos | a qué le llaman phishing aquí | nunca entendí lo del anzuelo digital
what is phishing | what does phishing mean | can phishing come by phone or text | explain phishing to me
o que é phishing | o que significa esse tal de phishing | o phishing chega só por e-mail? | o que querem os golpistas com essas mensagens
~ what is phishing exactly? | What's this phishing thing in the training? | Can someone explain fake emails that pretend to be my boss? | is a scam text also phishing | What does phishing mean in plain English? | I keep hearing about phishing, what exactly is it? | What do you call an email that impersonates somebody you know? | phishing, I don't understand this word
~ me explica esse negócio de phishing | e-mail fingindo ser meu chefe é phishing? | mensagem falsa no celular também conta como phishing? | o que significa phishing, é um golpe?
= ¿Qué hago si recibí un correo raro o sospechoso?
me llegó un mail raro del banco pidiendo mi usuario | un correo del banco me pide la clave y mis datos | un mensaje de paquetería me pide la tarjeta, será falso
me llegó un correo extraño | creo que esto es phishing | recibí un mail que pide mi clave | correo sospechoso | me escribieron diciendo que gané un premio | me mandaron un sms raro | un whatsapp de mi jefe pidiendo dinero
suspicious email | is this phishing | recebi um e-mail estranho
me cayó un mail que no me da confianza | dónde está el botón para avisar | a quién le reenvío un mensaje dudoso | recibí algo de un remitente desconocido con adjunto, lo abro? | le contesto o lo ignoro?
un compa me escribe algo que no parece de él
cuánto tardan en decirme si era peligroso | me mandaron un audio extraño haciéndose pasar por la gerencia | reportar mensaje malicioso | dice q mi cuenta vence hoy y tengo q entrar a un link
el presidente de la compañía me pide un favor por mensaje, es raro
no abrí nada pero me da mala espina un correo | alguien finge ser mi supervisora, la llamo? | a qué dirección mando la captura del mensaje de texto
got a weird message from my boss | where do I report a suspicious mail | how do I report a scam text | mensagem suspeita no celular, para onde envio | como denuncio um e-mail duvidoso | recebi um SMS esquisito
~ got a weird email, what do I do? | This message looks like a scam, where do I report it? | I think this email's fake | someone claiming to be payroll wants my bank info | How do I report a suspicious message in Outlook? | Received a strange invoice from nobody I know, delete it or forward it? | My crew mates all got the same dodgy email, who do we tell? | I received a mail very strange with a link, is it secure?
~ recebi um e-mail estranho, o que faço? | acho que essa mensagem é golpe, como denuncio? | chegou um e-mail suspeito com link, apago? | alguém se passando pela folha de pagamento pediu meus dados bancários | pra quem encaminho um e-mail falso
= ¿Qué hago si ya pulsé el enlace o di mis datos?
puse mi clave en una página que me llegó por mail | creo que la cagué y metí la contraseña en una web falsa
pinché un enlace de un correo falso | di mi contraseña en una página falsa | abrí un archivo raro | creo que me hackearon | creo que me hackearon el correo | creo que me robaron la cuenta | me hackearon | caí en una estafa
puse mis datos en un enlace | me entraron en la cuenta | tengo un virus
I clicked a link | I think I was hacked | cliquei em um link suspeito | fui hackeado
metí la pata y le di clic | caí redondito, puse usuario y clave | le di los datos de mi tarjeta a una web trucha | se abrió una ventana rara después del link, apago la compu? | desconecto el wifi o el cable?
bajé el adjunto y lo ejecuté | me llegan avisos de verifica que no pedí | borro el mensaje para que nadie se entere?
me van a retar por haber caído en una estafa | mi ordenador hace cosas solas desde que abrí ese archivo | habilité el contenido de un documento sospechoso
I gave my password to a fake site | someone got into my account | coloquei minha senha num site falso | abri o anexo e acho que é vírus
le di al enlace de un correo raro | me llegó un mail raro que pide mi cuenta bancaria y le di al enlace | he pinchado en un enlace sospechoso | pinché en el link | puse mi contraseña en una página falsa | metí mis datos en un enlace de un SMS
~ I clicked on a phishing link | I already gave my password on a fake page, help! | opened the attachment and now I think it was a scam | Typed my login into a site that wasn't ours, what do I do now? | I fell for a fake email, who do I call first? | Entered my card details before realising it was bogus | Clicked the link but closed it right away, am I safe? | I pushed the link and put my data, what now?
~ cliquei no link do golpe, e agora? | coloquei minha senha numa página falsa | abri o anexo e acho que era golpe | caí num e-mail falso, ligo pra quem primeiro? | cliquei mas fechei na hora, tem problema?
he pinchado en un correo raro | pinché en un enlace que no debía | piqué en un correo falso | hice clic en un correo sospechoso | I clicked on a weird email | cliquei num e-mail estranho
= ¿Qué señales tiene un correo de phishing?
cómo sé si un correo es falso | cómo reconocer phishing | how to spot phishing | como reconhecer phishing
en qué me fijo para saber si es trucho | pistas de un mensaje engañoso | la dirección se parece a la nuestra pero con un guion | sin faltas de ortografía entonces es seguro? | cómo distinguir uno bueno de uno malo
el enlace dice una cosa y al pasar el ratón sale otra | me amenazan con cerrar la cuenta, es indicio de fraude? | por qué me piden copia del pasaporte por mail | una factura en zip que no esperaba | pide habilitar contenido, es mala señal?
pasajes gratis por responder una encuesta, será cierto? | jefe que pide comprar tarjetas regalo y no contarlo | indicios de engaño en el remitente | cosas que delatan un correo truchísimo | cómo cacho que es una estafa
ejemplos de correos engañosos
el remitente dice brisa-delsur, es el nuestro? | características de un mensaje fraudulento
how can I tell if an email is fake | red flags in emails | the sender address looks almost right | como saber se o e-mail é falso | sinais de golpe no e-mail | o endereço do remetente está parecido mas diferente
~ What should I look for to spot a scam message? | signs of a phishing email | Is a weird sender address a red flag? | The email says urgent and has spelling mistakes, does that mean it's fake? | How do you recognise a dodgy email? | What gives away a phishing attempt? | how I know when a mail is false?
~ como sei se um e-mail é falso? | quais os sinais de um e-mail de golpe? | remetente esquisito e pressa é sinal de phishing? | como identifico um phishing? | o e-mail tem erro de português e pede urgência, é falso?
= ¿Qué fraudes se ven más?
me llamaron de soporte pidiendo instalar algo | vi un código qr en el aparcamiento | un proveedor cambió su cuenta por correo | me piden mi cuenta de nómina por correo
cuáles son las estafas más comunes | qué timos circulan ahora en la compañía | un técnico me telefoneó y quiere entrar a mi compu | la mesa de servicio pide mi contraseña por teléfono?
pegaron un cuadradito para escanear en la sala de descanso, lo leo?
un proveedor dice que ahora le paguemos a otro banco | personas me escribió para actualizar mi cuenta del sueldo | alguien quiere cambiar dónde me depositan la nómina | me pidieron un código por chat diciendo ser de sistemas
el de soporte quiere que instale anydesk
confirmar por teléfono una factura con cuenta nueva | me marcaron dizque de informática, cuelgo? | puedo escanear un qr con el móvil del trabajo | engaños frecuentes | tipos de estafa más vistos este año
common scams | IT called me asking to install a program | supplier sent an invoice with a new bank account | can I scan a QR code in the parking
quais golpes são mais comuns | ligaram do suporte pedindo para instalar um programa | fornecedor mudou a conta bancária por e-mail | posso ler o QR code do estacionamento
~ what scams are going around right now? | Which frauds hit airline staff the most? | common tricks scammers use on us | Are there fake roster or payroll emails going round? | Somebody on WhatsApp pretends to be the CEO, is that a known scam? | What kind of fake messages do colleagues usually get? | Gift card requests from the boss, is that common? | which are the frauds more seen in the company?
~ que fraudes andam mirando o pessoal da empresa? | tão mandando WhatsApp fingindo ser o diretor, é golpe conhecido? | existe golpe com escala ou holerite falso? | que tipo de e-mail falso mais aparece por aqui
= ¿Cuántas veces al año hay simulacros de phishing y hay sanciones?
caí en el simulacro | me van a castigar por pinchar el correo de prueba | phishing test
piqué en el correo falso que ustedes mandaron | era un ejercicio de seguridad y lo pulsé, me afecta? | cada cuánto mandan los mensajes de práctica | hacen listas con los que fallan? | me va a llegar a mi jefe que caí en la prueba
me salió una explicación de dos minutos, qué es eso | ustedes nos envían trampas a propósito? | queda en mi expediente si fallo el ensayo | pruebas de correo engañoso, frecuencia | por qué nos ponen a prueba con mails truchos
reprobé el test de phishing | se entera recursos humanos de quién cliqueó el simulacro | avisé y resultó ser una práctica, y ahora? | qué gano si reporto el simulacro | me mandan a un curso obligatorio por haber pulsado?
how many times a year do you send fake phishing emails | I failed the phishing simulation, am I in trouble | is my boss told if I click on the test
caí no teste de phishing | quantas simulações fazem por ano | vou ser punido por clicar na simulação | existe lista de quem falhou no exercício
~ was that a phishing test? | How often do you send fake phishing emails to staff? | I failed the phishing drill, will I be punished? | clicked on the simulated phishing, do I get in trouble | How many phishing simulations a year do we get? | Does failing the test go on my record? | They made me do a course after the phishing exercise, is it a penalty? | the simulations of phishing have sanctions?
~ aquele e-mail era um teste de phishing? | quantas simulações de phishing tem por ano? | caí no simulado de phishing, vou ser punido? | cliquei no teste, isso vai pra minha ficha? | de quanto em quanto tempo mandam e-mail de teste
= ¿Qué correo legítimo parece falso?
el correo de la encuesta de clima es verdadero | me escribió el seguro médico desde fuera, es real | is this email from the insurance real
me llegó una encuesta de ambiente laboral desde una dirección externa | la subasta de vacaciones viene de otro dominio, confío? | lista de remitentes aprobados | remitentes de confianza
cómo verifico que ese remitente externo está autorizado
parece estafa pero quizá es de verdad | dónde veo qué direcciones de fuera son oficiales | la aseguradora de salud me mandó un link, será bueno? | contesto la encuesta del clima o es trampa | por qué la encuesta no viene de nuestro dominio
mensaje auténtico que parece truchada | reporté uno que era bueno, hice mal? | el de la prepaga me pide entrar a una web, es confiable? | no me fío del mail de la subasta | quién usa remitentes externos en la compañía
checar si un remitente es oficial
is the climate survey email legit | list of trusted senders | the vacation auction email looks fake | reported a real email by mistake
o e-mail da pesquisa de clima é verdadeiro? | lista de remetentes confiáveis | o seguro de saúde escreveu de fora, posso confiar | parece falso mas é legítimo?
~ this email looks fake but might be real | Got a survey from an outside address, is it really ours? | which real company emails look like scams | Is the training platform email genuine? | I reported an email and it turned out legit, which ones are like that? | How do I check whether an external-looking message is really from us? | HR survey link goes to another website, is it safe? | which mails are true but seem false?
~ esse e-mail parece falso mas é verdadeiro? | recebi uma pesquisa de um endereço de fora, é da empresa mesmo? | quais e-mails legítimos parecem golpe? | o e-mail da plataforma de treinamento é real? | denunciei um e-mail e era verdadeiro, quais são assim
= ¿Qué hago con la publicidad y el correo no deseado?
me llega mucho spam | mucha publicidad en mi correo | too much spam | muito spam
me bombardean con ofertas | cómo paro los boletines que nunca pedí | mi bandeja está llena de propaganda | todos los días me escriben vendiendo cosas | quiero dejar de recibir anuncios | botón no deseado
la publicidad es phishing? | correo basura | filtrar mensajes de vendedores | me suscribieron a una newsletter y no sé salir | el filtro aprende si lo marco? | newsletters a cada rato, qué molestia | me tienen harta las promociones
bloquear un remitente que manda promos | tengo que reportar la propaganda a seguridad? | llegan avisos comerciales que no quiero
stop getting ads in my inbox | how to block marketing emails | is advertising a phishing | junk mail every day
como paro de receber propaganda | muita publicidade na caixa de entrada | marcar como lixo eletrônico | recebo anúncios todo dia
~ I get tons of spam | How do I stop all these ads in my inbox? | too much junk mail, can I block the sender? | Should I unsubscribe from marketing emails or report them? | A vendor keeps emailing me promotions, what can I do? | Is spam the same as phishing or do I just delete it? | My mailbox is flooded with newsletters I never signed up for | what I do with the publicity that arrives to my mail?
~ recebo muito spam, o que faço? | como paro de receber propaganda no e-mail? | dá pra bloquear um remetente chato? | um fornecedor me manda promoção todo dia | lixo eletrônico eu apago ou denuncio?
= Correo no deseado: ¿cuántos días se puede recuperar lo que se retuvo en «Cuarentena»?
mi correo quedó en cuarentena | no me llega un correo de un proveedor, está retenido
un correo bueno se fue a spam | me dicen que me escribieron y no me llegó, lo habrá frenado el filtro? | cómo saco un mensaje retenido | hasta cuándo puedo rescatar lo que el filtro paró | dónde está la cuarentena
el filtro se comió un mail importante | liberar un mensaje bloqueado por el antispam | se perdió un correo que esperaba, lo detuvo el sistema | hace tres semanas retuvieron algo mío, todavía se puede sacar?
después de un mes se elimina lo detenido?
un cliente jura que mandó el contrato y yo no veo nada, ni en basura | quedó atrapado en el filtro | aviso de mensajes en cuarentena | cayó en no deseados y era urgente | quiero recuperar algo que paró el antispam
cuantos dias guardan los retenidos
how to release an email from quarantine | how long do emails stay in quarantine | a good email went to junk | supplier's mail was held by the filter
e-mail preso na quarentena | por quantos dias posso recuperar da quarentena | um e-mail bom foi para o spam | como libero uma mensagem retida

~ an email I'm waiting for got quarantined | How do I release a message from quarantine? | For how many days do held emails stay in quarantine? | supplier swears he sent it but I got nothing, check spam? | Is it too late to get back something quarantined last month? | Where's the quarantine and how do I look in it? | My doctor's mail was held as junk, can I recover it? | until how many days I can recover a mail retained?
~ meu e-mail ficou preso na quarentena | por quantos dias dá pra recuperar da quarentena? | o fornecedor mandou e não chegou, será que ficou retido? | como libero uma mensagem da quarentena? | ficou em spam no mês passado, ainda recupero?
= Programa y equipos: ¿con qué programa se hacen las reuniones y qué equipo tienen las salas?
qué aplicación usamos para videollamadas | se puede usar zoom | por dónde nos juntamos en línea | entro a la videoconferencia desde el celu? | se puede hacer la reunión en el navegador sin instalar | qué tiene cada sala por dentro
cuál sala tiene micrófonos en el techo | hay pantalla doble en alguna? | qué aparatos hay en las salas | la salita trae cámara? | qué es la tableta de control en la mesa | para qué es el aparatito que está en la mesa de juntas
con qué nos conectamos a las juntas virtuales | puedo unirme a la junta desde el teléfono | tienen proyector las salas medianas? | qué equipamiento trae la cabina individual
which app do we use for video calls | can I join meetings from my phone | what equipment do meeting rooms have | is there a camera in the small room
qual programa usamos para videochamada | posso entrar na reunião pelo celular | que equipamento tem a sala média | dá para usar o zoom
~ what app do we use for video calls? | Teams or Zoom, which one's ours? | What equipment is in the meeting rooms? | do the conference rooms have a camera and mic | Which software do I need for meetings? | Can I present from my laptop in the room, is there a screen? | A client wants to use Zoom, can we? | with what program you make the meetings here?
~ qual programa a gente usa pra reunião on-line? | é Teams ou Zoom aqui na empresa? | que equipamento tem nas salas de reunião? | a sala de reunião tem câmera e microfone? | o cliente quer fazer pelo Zoom, pode?
= ¿Qué hago si no se oye o no me oyen en la reunión?
no me oyen en la reunión | no escucho nada en la videollamada | no funciona el micrófono | no hay sonido en teams | no tengo audio en la llamada | they can't hear me | não me ouvem na reunião
hablo y nadie me contesta en la videollamada | se escucha todo bajito o nada | mis audífonos no suenan en la junta | el micro aparece tachado | quedé mudo en plena llamada | cómo pruebo el audio antes de empezar
dicen que me escucho entrecortado
no agarra el micrófono de los cascos | sale el sonido por la compu y no por los auriculares | los inalámbricos conectan pero no suenan | estoy en una junta urgente y nadie me escucha | llamada de prueba | elegir altavoz y micrófono
no sound in the call | my mic is not working in the meeting | I cannot hear anybody | o microfone não funciona na chamada | não escuto ninguém na videochamada | estou sem som na reunião
~ nobody can hear me in the meeting | I can't hear anyone on the call | My mic isn't working in video calls | no sound in the meeting, it starts in 2 min | They say I'm muted but I'm not, what do I check? | Headset's plugged in and still no audio | Everyone sounds like robots or there's no sound at all | in the meeting they don't listen me
~ ninguém me ouve na reunião | não consigo ouvir ninguém na chamada | meu microfone não funciona na reunião | tô com headset e sem som, o que verifico? | a reunião começa agora e não sai áudio
= ¿Qué hago si la cámara no se ve?
no funciona mi cámara | no me ven en la videollamada | la webcam no enciende | camera not working | a câmera não funciona
salgo en negro en la junta | la camarita está apagada y no prende | mi imagen no aparece en la llamada | me piden que encienda el video y no puedo | hay una tapita delante del lente? | se ve pantalla oscura en vez de mi cara
el video no me jala | usa la cámara equivocada | dice que otra aplicación está usando el video | no detecta la webcam | me escuchan pero soy un cuadro negro | compu nueva y no da imagen | se congela mi video
no me anda la camara para la entrevista | cómo elijo otra cámara en dispositivos
my video is black | people can't see me in the call | webcam not detected | minha imagem não aparece | a webcam não liga | fico com a tela preta na videochamada
~ my camera isn't working | Webcam shows a black screen in meetings | They can't see me on the video call | camera light's off, how do I turn it on | Video won't start, says camera in use by another app | Why can't people see my face in the meeting? | Is there a little cover over the webcam or something? | my camera is not seen in the call
~ minha câmera não funciona | a webcam fica preta na reunião | ninguém me vê na chamada de vídeo | aparece que a câmera tá sendo usada por outro programa | como ligo a câmera do notebook, não abre
= ¿Cómo reservar una sala de reunión?
necesito una sala | quiero reservar una sala de reuniones | sala para diez personas | book a meeting room | reservar uma sala
cómo aparto una sala | agendar un cuarto para juntarnos | dónde veo qué salas están libres | necesito un lugar para hacer una entrevista mañana | pedir sala desde el outlook | agregar sala | quiero agarrar un espacio para mi equipo el lunes
a quién le solicito una sala | cómo busco un espacio por edificio y capacidad | hay que pedir permiso para ocupar una sala? | me confirman la sala enseguida? | tengo visita de un cliente y no sé dónde recibirlo
separar una sala para el jueves a las 10
nesecito lugar pa reunirme con mi gente
how do I reserve a room | find a free room in my building | add room to the outlook meeting | como marco uma sala de reunião | preciso de uma sala amanhã | quero agendar uma sala no outlook
~ how do I book a meeting room? | Need a conference room for tomorrow at ten | where can I see which rooms are free | Can I reserve a room from Outlook? | How far ahead can I book a meeting room? | I've got an interview at 3, how do I get a room? | All rooms look taken, is there another way to book? | I want to reserve a room for meet my team
~ como reservo uma sala de reunião? | preciso de uma sala pra amanhã às dez | onde vejo que salas tão livres? | dá pra reservar sala pelo Outlook? | tenho uma entrevista às três, como pego uma sala
= ¿Cuántas personas caben en la sala pequeña, mediana o el auditorio?
para cuántas personas es la sala mediana | qué capacidad tiene el auditorio | what is the capacity of the rooms
somos ocho, en cuál entramos | tamaño de las salas | cuánta gente entra en la salita chica | hay algún lugar para una sola persona | cabina individual, para cuántos | aforo del auditorio | dónde metemos a cien asistentes
sala más grande que tienen | máximo de gente por sala | cupo de cada sala | vamos a ser quince, alcanza la mediana? | hay un sitio para llamar yo solo sin ruido | cuántas sillas tiene el auditorio
el auditorio se reserva aparte? | viene con técnico el salón grande? | entran 5 en la chica?
how many people fit in the small room | is there a booth for one person | which room for 9 people | quantas pessoas cabem na sala média | qual a lotação do auditório | tem cabine individual | sala maior que vocês têm
~ What's the capacity of the auditorium? | Need space for 12, which room do I book? | biggest conference room seats how many | Will 60 people fit in the auditorium? | Is the medium room enough for a team of eight? | Room for 25 trainees, what have we got? | how many persons enter in the medium room?
~ quantas pessoas cabem na sala pequena? | qual a capacidade do auditório? | somos doze, qual sala serve? | a sala média dá pra oito pessoas? | quantos lugares tem o auditório
= ¿Qué pasa si no pulso «Estoy aquí» y la sala se libera?
me quitaron la sala que reservé | cuánto tiempo guardan la sala si llego tarde | llegué tarde a la sala y la ocuparon
tenía sala y cuando llegué había otros adentro | se canceló sola mi reserva | cuántos minutos de tolerancia hay | hay que marcar la llegada en algún lado? | para qué es la tableta de la puerta | olvidé confirmar que había llegado
me demoré quince minutos y ya no era mía | no hice el check-in de la sala | nos botaron de la sala reservada | por qué desapareció mi sala del calendario si la había apartado | no toqué el botón de la puerta
la sala figura libre aunque la tengo reservada | se pierde la sala si uno se retrasa? | diez minutos y te la quitan? | cómo confirmo que ya estoy en la sala
room was released because I was late | how long is my room held | do I have to check in to the room | someone took the room I booked
perdi a sala porque cheguei atrasado | quantos minutos de tolerância para a sala | preciso confirmar presença na sala? | a minha reserva de sala foi cancelada sozinha
~ someone took my room even though I'd booked it | Do I have to check in on the room screen? | My booking got cancelled because I was late | forgot to press the I'm here button, lost the room | How many minutes before the room's released? | We arrived 15 minutes late and the reservation was gone | What's that button on the panel outside the meeting room? | if I don't push I am here, I lose the room?
~ perdi a sala porque não apertei Estoy aquí? | em quantos minutos a sala é liberada? | cheguei atrasado e minha reserva sumiu | tenho que confirmar presença na tela da sala? | outra equipe pegou minha sala que tava reservada
= ¿Qué hago si la pantalla de la sala no responde?
la pantalla de la sala no funciona | no puedo proyectar en la sala | la tele de la sala de reuniones no prende | no puedo compartir mi pantalla en la sala | meeting room screen
el monitor grande quedó en negro y empieza la junta | la tabletita de la mesa no reacciona | no conecta mi compu al televisor de la sala | se trabó el equipo de la sala 3 | no aparece la presentación en la tele | cómo reinicio la sala
el cable de la mesa no da imagen | proyectar sin cable no funciona | cuánto tarda en reiniciar la sala | la tablet de control está congelada | sala muerta, no enciende nada | a quién aviso que el equipo de la sala está malo
el proyector no agarra señal | intento compartir inalámbrico y no sale nada | se quedó colgada la pantallota
the TV in the meeting room is black | can't share my screen in the room | room tablet frozen | restart the room
a tela da sala não funciona | o ecrã da sala de reunião está preto | não consigo projetar na sala | a tablet da mesa travou
~ the screen in the meeting room is frozen | TV in the conference room won't turn on | Room display isn't responding and guests are here | touch panel in the room is dead | Who fixes the meeting room screen? | Can't share my laptop on the big screen, it's black | Do I unplug the room screen or call someone? | the screen of the room doesn't answer, what to do?
~ a tela da sala não responde | a TV da sala de reunião não liga | o painel da sala travou e os convidados já chegaram | não consigo projetar o notebook na tela da sala | quem conserta a tela da sala de reunião?
= ¿Cómo invitar a personas de fuera a una reunión?
puede entrar un cliente a la videollamada | invitar a un externo a la reunión | invite guests to a meeting
mi proveedor no tiene cuenta nuestra, puede unirse? | mandar el enlace a alguien que no es de la empresa | los invitados quedan esperando, cómo los dejo pasar | qué es la antesala | se puede publicar el link en redes
reunión con la autoridad aeronáutica, lleva contraseña? | quiero que se conecte un candidato para la entrevista | sumar a un consultor a la llamada | gente ajena a la compañía en la videollamada
el cliente dice que está en la sala de espera virtual
cómo admito a un visitante a la junta | convidar a un auditor de otra empresa | ponerle clave a la reunión | necesita instalar algo el invitado externo? | hacer entrar a alguien que no trabaja aquí
can a customer join our call | how to let people in from the lobby | meeting with authorities, password | external guest link
convidar alguém de fora para a reunião | o fornecedor pode entrar na videochamada? | como admito quem está na sala de espera | reunião com autoridades precisa de senha
~ how do I invite someone from outside the company? | Can a client join my video meeting? | External guest can't get in, stuck in the lobby | send a meeting link to a supplier | Do outsiders need an account to join our calls? | How do I add a job candidate to an online interview? | Is it safe to have external people in the meeting? | to invite persons of outside to the meeting, how?
~ como convido gente de fora pra reunião? | um cliente pode entrar na minha reunião on-line? | o convidado externo ficou preso na sala de espera | quem é de fora precisa de conta pra entrar? | como mando o link da reunião pro fornecedor
= ¿Cuándo se puede grabar una reunión y cuánto queda la grabación?
puedo grabar la reunión | dónde está la grabación | cuánto duran guardadas las grabaciones | record a meeting | gravar a reunião
me pueden grabar sin mi permiso | hay que avisar antes de darle a grabar? | falté a la junta, dónde la veo después | se borra sola la grabación? | tienen que estar todos de acuerdo? | transcribir lo que se habló
puedo grabar una entrevista de trabajo | mi jefe me grabó en una llamada, está permitido? | quiero dejar registrado el video de la capacitación | a los cuántos días desaparece el video | se graban las citas médicas?
sacar la transcripción de la junta | no quiero que me graben | busco el video de la junta del mes pasado | consentimiento para grabar | guardar el audio de la charla
can my boss record me | how long are recordings kept | where is the meeting recording | transcript of the meeting
podem me gravar sem autorização | por quanto tempo fica a gravação | onde encontro a gravação da reunião | transcrição da reunião
~ can I record a meeting? | Do I need everyone's permission to record? | where did the recording of yesterday's call go | I missed the meeting, is there still a recording? | Somebody's recording us without asking, is that allowed? | Can the recording be saved longer than usual? | when it's permitted to record the reunion?
~ posso gravar uma reunião? | preciso da autorização de todos pra gravar? | perdi a reunião, ainda tem a gravação? | gravaram sem avisar, pode isso?
= ¿Cómo se pide un evento en directo de más de 100 personas?
quiero hacer un webinar | evento online para 200 personas | reservar el auditorio | live event
transmitir en vivo para toda la plantilla | vamos a presentar resultados a 300 empleados por internet | con cuántos días aviso para un streaming | traducción simultánea al inglés y portugués | hacemos un town hall, qué pido
viene un técnico a probar? | charla masiva por videollamada | necesito intérpretes para una conferencia en línea | asamblea virtual de todo el personal | en qué idiomas se puede traducir la transmisión | organizar un congreso en línea
cuándo se hace el ensayo con el técnico | reunión gigante | quiero emitir una presentación en vivo a todas las bases | anticipación para pedir la transmisión | se puede con una semana de aviso el evento?
broadcast to 500 people | how many days before do I request a live event | translation for an online event | town hall online
evento ao vivo para 200 pessoas | com quantos dias peço a transmissão | tem tradução simultânea? | quero fazer uma live para todos os funcionários
~ how do I set up a live event for 200 people? | We need to stream a town hall to all bases | webinar for more than 100 people, who helps? | How far in advance do I request a live broadcast? | Too many attendees for a normal meeting, what's the alternative? | Our director wants to go live to all the crew | What's the limit before I need a live event? | I need ask an event in direct for 150 persons
~ como peço um evento ao vivo pra mais de cem pessoas? | queremos transmitir uma reunião geral pra todas as bases | webinar com 200 pessoas, quem ajuda? | com quanta antecedência peço uma transmissão ao vivo? | o diretor quer falar ao vivo com toda a tripulação
= ¿Cómo se cambian los auriculares rotos?
se me rompieron los auriculares | necesito audífonos nuevos | mis cascos no funcionan | broken headset | fone de ouvido quebrado
los audífonos ya no dan de un lado | quiero otros cascos porque se les peló la almohadilla | dónde retiro unos auriculares | se despegó la esponjita de la oreja | cada cuánto cambian las almohadillas
nunca me dieron audífonos | me pueden mandar unos por correo interno? | cuánto tarda en llegarme el repuesto de los cascos | se cortó el cable de los auris | me los pisé y quedaron inservibles | tengo derecho a dos pares?
perdí las almohadillas | pedir manos libres para las llamadas | el headset está hecho polvo
need a new headset | ear pads are worn out | how long to replace my headphones | where do I get headphones
meu headset estragou | preciso de auscultadores novos | onde troco o fone | as almofadas do fone rasgaram
se me fregó la diadema
~ my headset is broken | How do I get a new headset? | One side of my headphones died, can I swap them? | need replacement earphones for calls, where do I go | The mic on my headset snapped off | Do I hand in the broken headset to get another? | Can I just buy my own headset and expense it? | my hearphones are broken, who changes them?
~ meu headset quebrou hoje | como troco o fone de ouvido? | um lado do fone parou, dá pra trocar? | onde pego outro headset? | preciso devolver o fone quebrado pra receber um novo?
= ¿Qué consejos hay para las videollamadas: cable de red, fondo difuminado, cancelación de ruido?
se me corta la videollamada con el wifi | llamada se congela a cada rato | cómo oculto lo que hay detrás de mí | poner fondo borroso | hay mucho ruido en el hangar para hablar | qué auriculares sirven en la sala de embarque
cómo hago para que vaya más fluida la videollamada | mejor con cable o inalámbrico para la junta? | no quiero que vean mi casa en la cámara | estoy en un sitio compartido y tengo reunión | se oye el ruido de los motores cuando hablo
recomendaciones para que la llamada salga bien | me pixelo todo en la junta | voz robótica por mala conexión | trabajo en plataforma y no me entienden por el ruido | trucos para reuniones en línea | difuminar
video call keeps freezing | blur my background | noise cancelling headset for the hangar | better with cable or wifi for calls
a videochamada fica travando | desfocar o fundo | muito barulho no hangar para falar | dicas para videochamadas

~ tips for better video calls | How do I blur my background? | My calls keep freezing at home, would a cable help? | kids are screaming behind me, can I cut the noise? | Can I hide my messy room in meetings? | Colleagues complain about the noise from the terminal when I talk | What can I do so my video isn't choppy? | how to put the background blurred in the meeting?
~ dicas pra chamada de vídeo ficar melhor | como desfoco o fundo na reunião? | meus filhos fazem barulho, dá pra cortar o ruído? | a chamada trava em casa, cabo de rede ajuda? | como escondo a bagunça atrás de mim na câmera
= ¿Cómo pedir un programa?
necesito instalar un programa | cómo instalo una aplicación | quiero un software | necesito photoshop | necesito autocad | cómo consigo un programa de diseño | me hace falta un editor de pdf | necesito power bi | no me deja instalar nada
quiero descargar un programa de internet
install software | I need a program | preciso instalar um programa
dónde está la tienda de aplicaciones de la compu | ocupo un software pa mi chamba y no lo tengo | a quién le pido que me ponga una app | en el centro de aplicaciones dice solicitar, qué hago | no aparece en el catálogo lo que busco
tiene que venir alguien a instalármelo?
qué datos llevan las solicitudes de software | quiero bajar una app pero pide clave de administrador | mi laburo exige una herramienta nueva | pasos para obtener una aplicación
how do I get a new app on my computer | request a software license | where is the app store of the company | como peço um software novo | onde fica a central de aplicativos | quero um programa que não está no catálogo
~ how do I get new software? | I need Photoshop for my job | Where do I request a program for my computer? | want to install an app on my work laptop | Is there a software store or catalogue? | My new role needs Visio, how do I ask? | Who do I ask to put a program on my machine? | I want to ask a program for my PC
~ como peço um programa? | preciso de um software novo no notebook | onde solicito a instalação de um programa? | tem um catálogo de programas? | mudei de área e preciso do Visio, como peço
= Programas del catálogo: ¿cuáles son algunos de los más pedidos?
qué aplicaciones hay disponibles | el excel lo tenemos todos? | cuáles son gratis para el empleado y cuáles se pagan | el autocad tiene costo? | qué trae el catálogo de software | hay algo para unir y firmar pdf
con qué puedo guardar mis contraseñas | qué es cofre | programas disponibles para análisis de datos e informes | existe algo de diseño gráfico en la lista | el visor de planos es de pago? | la bolsa común de licencias del pdf
lista de software que ofrece la compañía | word y hojas de cálculo vienen incluidos? | qué programas puede usar comunicación y marca | gestor de claves para todos? | cuánto del catálogo cuesta plata
qué programas hay | qué programas tenemos | qué programas hay en el catálogo | lista de programas
which programs are in the catalogue | is the office package free for everybody | does AutoCAD cost money | is there a password manager
quais programas existem no catálogo | o office é para todos? | o autocad tem custo? | há algum gestor de senhas
~ which programs are free for everyone? | Is Visio free or does it need a licence? | What's in the software catalogue? | do I need a paid license for Acrobat | Which apps can I install without asking anybody? | Does my department get charged for Project? | Show me which catalogue software costs money | what programs are for all and which have cost?
~ quais programas são liberados pra todo mundo? | o Visio é pago ou gratuito aqui? | o que tem no catálogo de programas? | quais softwares precisam de licença paga? | o que posso instalar sem pedir pra ninguém
= ¿Por qué los ordenadores no permiten instalar nada descargado de internet?
por qué está bloqueado bajar cosas de la web | es una desconfianza que no me dejen instalar? | descargué un ejecutable y no abre, por qué | para qué tanta restricción en la compu | no confían en nosotros?
bajé un .exe y lo bloqueó | cuál es el motivo de prohibir las descargas | me traje un instalador de internet y lo rechaza | qué riesgo hay en poner un programita descargado | un virus puede parar el aeropuerto?
quiero entender por qué mi máquina rechaza instaladores | está prohibido instalar software descargado? | antes podía bajar lo que quería y ahora no, x q? | la compu me tira que la descarga está bloqueada por la organización
a qué se debe el bloqueo de instaladores
why can't I install things from the internet | downloaded installer is blocked | is it forbidden to download programs | why so many restrictions on my PC
por que não posso instalar nada da internet | baixei um instalador e foi bloqueado | é proibido baixar programas? | porque é que o computador bloqueia downloads
~ why can't I install anything on my laptop? | It blocks the program I downloaded | The computer asks for admin when I run an installer | downloaded a tool from the internet and it won't open | How come I'm not allowed to install stuff myself? | Is it normal that my machine blocks downloads? | I just want to install a small utility, why's it blocked? | the PC doesn't let me install nothing of internet
~ por que não consigo instalar nada no notebook? | baixei um programa e o computador bloqueou | pede administrador quando tento instalar | por que não posso instalar coisa da internet? | é normal o computador barrar o que eu baixo?
= ¿Quién aprueba el gasto de un programa y quién asigna la licencia?
mi jefa tiene que dar el visto bueno para el software? | quién autoriza la compra de una aplicación | a quién le llega mi pedido de software | seguridad revisa al proveedor? | compras pone la licencia?
mi responsable no aprobó mi aplicación | de qué presupuesto sale el software | hace falta centro de coste para la licencia | quién paga lo que cuesta la licencia | qué mira seguridad de la información antes de comprar un software
necesito firma del patrón para que me den autocad? | quién decide si me compran la herramienta | mi jefe está de vacaciones y tiene que aprobar mi software | revisan dónde guarda los datos el proveedor | por qué manos pasa la petición
who approves my software request | does my manager have to approve the license | who pays for the license | which team assigns licenses
quem aprova o gasto do programa | meu chefe precisa autorizar o software? | quem paga a licença | quem atribui a licença
~ who approves the cost of software? | Does my manager have to sign off a licence? | My boss said yes, who gives me the license now? | whose budget pays for my program | I asked for a paid app, who has to approve it? | Is it IT or my supervisor who authorises the spend? | Waiting on a licence, who assigns it? | the expense of the program who authorizes?
~ quem aprova o gasto com um programa? | meu gestor precisa autorizar a licença? | o chefe aprovou, quem libera a licença agora? | de qual orçamento sai o programa? | quem atribui a licença, a TI?
= ¿Qué plazo tiene un programa con licencia o fuera del catálogo?
necesito autocad, en cuánto me lo ponen | en cuánto tiempo me instalan un programa de pago
cuánto tarda en llegar la licencia | cuándo me instalan el programa que pedí | how long does a software request take
llevo una semana esperando el software | cuántos días demora la aprobación de un programa | pedí algo que no está en la lista, para cuándo | lo del catálogo libre es al instante? | tiempos de entrega de aplicaciones
me urge una licencia, cuándo la tendré
en cuánto está un software que hay que comprar | por qué se demoran veinte días | dos días laborables para la licencia? | todavía no me habilitan lo que solicité | tiempo de revisión de seguridad de un programa nuevo
nada que llega la licencia del autocad
cuánta anticipación necesito para tener el programa el mes que viene | plazo software | es rápido conseguir algo que no está en catálogo?
when will I get my license | how many days for a program outside the catalogue | still waiting for my software
quanto tempo leva a licença | prazo para programa fora do catálogo | quando vou receber o software que pedi | o programa livre instala na hora?
necesito autocad, cuánto tarda y quién lo aprueba | cuánto tarda en llegar autocad
~ how long does it take to get licensed software? | I requested a program last week, when will I have it? | How many days for something that isn't in the catalogue? | waiting time for a paid license | It's not listed in the catalogue, how long's the review? | I need Project by Friday, is that realistic? | When can I expect my software request to be done? | a program out of the catalog how much it delays?
~ quanto demora um programa com licença? | pedi um software semana passada, quando chega? | programa fora do catálogo leva quantos dias? | preciso do programa até sexta, dá tempo? | qual o prazo pra liberar uma licença
= ¿Qué hago si la instalación de un programa falla?
no se instala el programa | me da error al instalar | la instalación se queda parada | installation fails | a instalação falha
se quedó a la mitad y no avanza | sale un código que empieza con CA | le doy instalar y no pasa nada | me tira fallo el centro de aplicaciones | se cuelga la barra al 40 por ciento | cuánto espacio libre se necesita para instalar
la app quedó mal puesta, cómo reparo | estoy en casa y no termina de bajar el programa del centro | no me alcanza el disco para la aplicación | botón reparar | intenté tres veces y nada, no carga el instalador
qué código anoto cuando truena la instalación | debo estar con vpn para instalar? | hay que tener el portátil enchufado para instalar? | no se completó, vuelva a intentarlo | se traba al instalar
setup gets stuck | error code CA when installing | how much free space do I need to install
dá erro ao instalar o programa | a instalação parou no meio | código CA na instalação | quanto espaço livre preciso para instalar
no se me instala el programa | no se instala
~ the program installation failed | Program won't install, gives an error halfway | It's been stuck at installing for an hour | installer from the catalogue keeps failing | Tried installing twice and it says not enough space | What do I do when software doesn't install properly? | The app shows failed in the company store, retry? | the installation of the program gives fail
~ a instalação do programa falhou | tá instalando faz uma hora e não termina | dá erro no meio da instalação, o que faço? | o programa do catálogo não instala | tentei instalar duas vezes e deu falha
= ¿Qué pasa con las licencias que no se usan?
me quitaron una licencia | me quitaron un programa por no abrirlo, a los cuántos días | desapareció un programa que casi no usaba | unused license
por qué ya no tengo el autocad | estuve de baja dos meses y me sacaron el software | me llegó un aviso de que no uso una aplicación | en cuántos días sin abrir me la retiran | puedo volver a pedir lo que me sacaron sin aprobación?
me desinstalaron algo por falta de uso | regresé de la licencia de maternidad y no está mi herramienta de diseño | aviso a los 60 días | licencia retirada por inactividad | cómo evito que me la quiten si la ocupo poco
me volaron el editor de pdf | recuperar licencia perdida | se vence la licencia si no entro? | hace rato que no uso ese software, lo pierdo? | otra vez tengo que rogarle a mi jefe para la misma licencia?
my license was removed | how many days without opening before I lose the program | can I get the license back without approval
perdi a licença por não usar | tiraram meu programa | em quantos dias retiram a licença parada | posso pedir a licença de novo sem aprovação?
~ what happens if I don't use my licence? | My software got taken away because I hadn't opened it | do you remove unused licenses | I was on leave for three months and my program's gone | How long before an unused licence is withdrawn? | I don't need Visio anymore, should I give it back? | Can I get my licence back after it was removed? | the licenses without use are retired?
~ o que acontece com licença sem uso? | tiraram meu programa porque eu não usava | fiquei de licença três meses e perdi o software | depois de quanto tempo sem usar removem a licença? | não preciso mais do Visio, devolvo a licença?
= ¿Se pueden usar versiones de prueba, programas gratis o extensiones del navegador?
puedo instalar una extensión en chrome | puedo usar una prueba gratis | browser extension
bajar un trial de 30 días | el adblock está permitido? | agregar un complemento al outlook | es gratis, igual tengo que pedirlo? | un plugin para traducir páginas | software libre de código abierto, permitido?
poner una extensión para capturas de pantalla | quiero probar una herramienta antes de comprarla | versión demo | por qué debo solicitar algo que no cuesta nada | usar una web gratuita para convertir pdf
puedo meterle un add-on al navegador | la app free del fabricante se puede? | me ofrecen un período de prueba sin costo | una barra de herramientas para el correo | instalar gramática correctora en el explorador
qué riesgo tiene un freeware
can I use a free trial | is free software allowed | add-in for outlook
posso usar uma versão de teste | extensão do chrome, pode? | programa grátis também tem que pedir? | complemento para o e-mail
~ Is freeware allowed on work computers? | Can I add a Chrome extension? | want to use a free pdf converter, ok? | Are browser add-ons blocked here? | There's a 30-day demo I'd like to try, may I? | It's free software so I don't need permission, right? | the extensions of the navigator are permitted?
~ programa gratuito pode instalar? | dá pra colocar extensão no Chrome? | quero usar um conversor de PDF grátis, pode? | extensão de navegador é bloqueada aqui?
= ¿Qué herramienta de inteligencia artificial está aprobada?
puedo usar chatgpt | puedo usar una ia para redactar | se puede usar copilot | puedo subir datos a una ia | can I use ChatGPT | posso usar inteligência artificial
puedo pegar datos de pasajeros en gemini | cuál bot podemos usar | la ia oficial de la aerolínea | está prohibido el chat gpt acá? | quiero resumir un informe con un robot de esos | metatron es lo único permitido?
subí una lista de compañeros a una página de ia, está mal? | usar claude o gemini en el laburo | traducir con inteligencia artificial un texto con nombres | necesito otra ia distinta, cómo la pido
generar imágenes con ia para una presentación
asistentes virtuales autorizados | me ayudo con un chatbot para contestar correos, pasa algo? | qué ia nos dejan ocupar
which AI tool is approved | can I paste passenger data in an AI | are we allowed to use Gemini
posso usar o chatgpt no trabalho | qual IA está aprovada | posso colar dados de passageiros numa IA | preciso de outra ferramenta de IA
~ can I use ChatGPT at work? | Which AI tool are we allowed to use? | is there an approved chatbot for writing emails | Can I paste passenger data into an AI? | Does the company have its own AI assistant? | My coworker uses ChatGPT for reports, is it permitted? | What's the policy on artificial intelligence tools? | which tool of AI is authorized for us?
~ posso usar ChatGPT no trabalho? | qual ferramenta de IA é aprovada? | a empresa tem alguma inteligência artificial oficial? | posso colar dados de passageiro numa IA? | que IA posso usar pra escrever relatório
= ¿Cómo se piden permisos de administrador?
necesito ser administrador de mi equipo | permisos de admin | instalar como administrador | admin rights | permissão de administrador
me pide usuario y clave de admin | quiero ser root en mi máquina | elevación temporal | por cuántas horas te dan control total del equipo | soy técnico de mantenimiento y requiero privilegios en la laptop
a quiénes les dan privilegios elevados
cambiar la configuración del sistema exige más privilegios | necesito modificar un driver y no me deja | pueden darme admin para siempre? | queda registro de lo que hago como administrador? | dar motivo para tener el control del pc
soy de ventas, me darían privilegios de administrador? | permisos especiales un rato | admin por un día | solicitar superusuario | no tengo facultades para cambiar la hora del equipo
how do I get admin on my laptop | admin for how many hours | temporary elevation | who can have administrator rights
preciso ser admin do meu computador | elevação temporária | por quantas horas dão acesso de administrador | quem pode ter direitos de admin
~ how do I get admin rights? | I need administrator permissions on my laptop | Developer here, can I be local admin? | who grants admin privileges and for how long | Can I have temporary admin access to install a driver? | What do I need to justify to get admin rights? | It asks for an administrator password, how do I get one? | I want to be administrator of my PC
~ como peço permissão de administrador? | preciso ser admin no meu notebook | quem libera acesso de administrador e por quanto tempo? | dá pra ter admin temporário pra instalar um driver? | pede senha de administrador, como consigo
= ¿Se instalan programas de la empresa en ordenadores propios?
puedo instalar office en mi computadora de casa | usar licencias en mi ordenador personal | install Office at home
quiero el word en mi compu particular | puedo usar el autocad en mi máquina | trabajo desde mi mac, me dan las licencias? | el paquete de oficina en el equipo de la casa
tengo mi propia laptop más potente, le pueden meter los softwares de la empresa? | bajar excel en el pc de mi casa | licencia corporativa en un equipo que compré yo | qué se puede poner en mi notebook personal
está permitido el software corporativo fuera del equipo asignado? | sin computadora de la compañía, uso la mía? | el editor de pdf en mi ordenador particular, se puede? | instalar diseño gráfico en mi imac
en la compu que tengo en casa quiero lo del trabajo
can I put company software on my own PC | office package on my home computer | use AutoCAD licence on my personal laptop | my private laptop, which company programs are allowed
posso instalar o office em casa | usar a licença da empresa no meu computador pessoal | programas da empresa no meu notebook particular | tenho direito ao word no PC de casa?
el paquete de office vale para la pc familiar?
~ can I install Office on my home computer? | Do we get company software for personal laptops? | want work programs on my own PC | Can I use my work licence at home on my Mac? | My own laptop's better, can IT put the programs on it? | Are employees allowed to install company apps on their private machines? | Is there free Office for staff at home? | you install programs of the company in own computers?
~ posso instalar o Office no meu computador de casa? | dá pra pôr programa da empresa no meu notebook pessoal? | a licença do trabalho vale no meu Mac? | instalam software da empresa em computador particular? | funcionário ganha Office pra usar em casa?
= ¿Se pueden usar las reuniones y el correo en el teléfono propio con el espacio de trabajo separado?
qué es el espacio de trabajo separado en mi celular | la empresa puede ver mis cosas si pongo el trabajo en mi móvil | puedo conectarme a las juntas desde mi cel particular | es obligatorio usar mi propio teléfono para el trabajo?
meter las apps de la pega en mi celu | se mezclan mis datos con los del laburo en el smartphone? | uso mi iphone para las reuniones, está permitido? | perfil de trabajo en android propio
tengo teléfono mío nada más, puedo ver las cosas de la oficina ahí?
qué cosas de la compañía puedo tener en mi dispositivo privado | no me dieron celular corporativo, uso el mío para reuniones y correo? | política de dispositivos personales | me espían el teléfono si instalo lo de la oficina?
se vale usar el cel de uno para juntas
can I use my own phone for work | BYOD | separate work space on my phone | can the company see my private data on my phone
posso usar meu celular pessoal para o trabalho | espaço de trabalho separado no telemóvel | reuniões da empresa no meu celular particular | a empresa vê minhas coisas no meu telefone?

~ can I join meetings from my own phone? | Can I use email and calls on my personal mobile? | is it ok to have work apps on my private cell | I'm always out of office, can I take meetings on my phone? | Do work apps stay separate from my personal stuff? | What's this separate work space on my phone? | Must I have a company phone for mail and meetings? | I can use in my own telephone the meetings?
~ posso entrar na reunião pelo meu celular? | dá pra usar e-mail e reunião no celular pessoal? | os apps do trabalho ficam separados das minhas coisas? | preciso de celular da empresa pra reunião e e-mail? | o que é o espaço de trabalho separado no celular
= ¿Qué hago si la carpeta da acceso denegado?
no puedo entrar a una carpeta | acceso denegado | no tengo permisos en la carpeta | necesito acceso a la carpeta de otro departamento | no me deja abrir un archivo compartido | access denied to folder | não tenho acesso à pasta
me rebota al abrir la unidad R | dice que no estoy autorizado a ver ese directorio | ayer entraba y hoy ya no me abre el compartido | pedir acceso a una ruta de red | quiero ver los documentos de finanzas y me bloquea
candado en la carpeta
me aprobaron el acceso y sigo sin entrar | cuánto espero después de que me aprueban el ingreso | desde casa no veo la unidad departamental | los demás de mi equipo entran y yo no | no me figura la carpeta que usan mis colegas
solicitud de acceso a carpeta, qué pongo
folder says I don't have permission | need access to a shared drive | my access was approved but still can't open the folder | pasta com acesso negado | preciso entrar na pasta de outro setor
já aprovaram e continuo sem conseguir abrir a pasta
~ I get access denied on a folder | Can't open our team's shared folder | says I don't have permission to this file | I changed departments and can't get into their folder | How do I request access to a shared folder? | Yesterday I could open it, now it says denied | A colleague sent me a link and it won't let me in | the folder says me access denied
~ a pasta dá acesso negado | não consigo abrir a pasta da equipe | diz que não tenho permissão pro arquivo | mudei de setor e não entro na pasta nova | como peço acesso a uma pasta compartilhada?
= ¿Quién es el dueño de la carpeta y qué pasa si no contesta en dos días?
cómo averiguo de quién es una carpeta | el propietario no me responde | quién autoriza a entrar a ese directorio | nadie aprueba mi petición de acceso hace tres días | el dueño está de vacaciones y necesito entrar
botón derecho propiedades dueño
a quién le toca darme permiso | cuánto se demoran en aprobar mi entrada a la carpeta | el responsable de la carpeta ya no trabaja aquí, quién autoriza? | si el encargado ignora el pedido, sube a su jefe?
no sé a quién pedirle que me deje ver ese compartido
pasó el plazo y no me dan el visto bueno de la carpeta | ver el propietario de un directorio | quién manda en la carpeta de contratos | el q debe aprobarme no contesta | pedido de acceso sin respuesta
who is the owner of this folder | owner doesn't answer my access request | how long until my folder access is approved | who approves folder access
quem é o dono da pasta | o dono da pasta não responde | quem aprova o acesso à pasta | quanto tempo demora a aprovação da pasta
~ who owns this folder? | I asked for access and the owner doesn't reply | folder owner's on vacation, who else can approve | How do I find out whose shared folder it is? | It's been two days and nobody's answered my access request | What if the owner left the company? | Who decides who gets into the folder? | the owner of the folder doesn't answer me, what happens?
~ pedi acesso e o dono não responde | o responsável pela pasta tá de férias, quem aprova? | faz dois dias que pedi acesso e nada | como descubro de quem é a pasta compartilhada
= ¿Cómo recuperar un archivo borrado o una versión anterior?
borré un archivo | eliminé una carpeta entera por error | borramos una carpeta del equipo | se me eliminó un documento | recuperar un excel borrado | guardé encima y perdí lo anterior | versión anterior de un documento | recover a deleted file
apaguei um arquivo
mandé a la papelera algo que sí servía | alguien botó el informe y lo necesito | quiero volver a como estaba el documento ayer | desapareció una planilla del espacio de equipo | restaurar una hoja que eliminé la semana pasada
mi excel quedó dañado, hay copia de antes?
historial de versiones | hace dos meses se borró un archivo, hay forma de rescatarlo? | en la unidad R perdí una carpeta | me sobreescribieron la presentación | vacié la papelera y me arrepentí | ctrl z ya no sirve, guardé y cerré
I deleted a folder by accident | restore previous version of a file | overwrote my document
recuperar um ficheiro eliminado | voltar à versão anterior do documento | salvei por cima da planilha | excluí uma pasta sem querer
~ I deleted a file by accident | Can I get back yesterday's version of my spreadsheet? | someone overwrote our file, how do I restore it? | Where's the version history? | The folder's gone, can you recover it from backup? | Saved over my report, three hours of work lost, help | How many days do deleted files stay recoverable? | I erased a document without wanting, how to recuperate?
~ apaguei um arquivo sem querer | dá pra voltar a versão de ontem da planilha? | alguém salvou por cima do nosso arquivo, como recupero? | sumiu uma pasta inteira, tem backup? | por quantos dias consigo recuperar arquivo excluído
= ¿Dónde se guarda cada cosa y qué copia de seguridad tiene?
dónde guardo mis archivos | se hace copia de seguridad de mi portátil | tenía todo en el escritorio y se murió el portátil | cuántos días guardan copia de mi carpeta | where should I save my files | onde salvo meus arquivos
qué diferencia hay entre mi carpeta y el espacio de equipo | para qué es la unidad departamental | hacen respaldo de lo que dejo en el escritorio? | se quemó el disco y ahí estaba todo | dónde conviene tener los documentos del grupo
backup de mis documentos
cuánto dura el respaldo del espacio de equipo | archivos viejos y pesados, en qué lugar van | cada cuánto se respalda la R | si se daña la compu pierdo mis papeles? | no sé en qué sitio archivar mis cosas de la pega
lo tengo en el disco duro nomás, es seguro?
noventa o treinta días de copia? | guardar en C está mal?
is my desktop backed up | where do team documents go | how many days of backup | backup da minha pasta | o disco do portátil tem cópia de segurança? | onde guardo documentos da equipe | quantos dias dura o backup
~ Which folder's for team stuff and which for my own? | do files on my laptop's hard drive have a backup | If my computer dies do I lose everything? | Where do I store documents so they're safe? | What gets backed up and what doesn't? | in which place I keep each thing?
~ onde eu salvo meus arquivos? | minha área de trabalho tem backup? | se o notebook morrer eu perco tudo? | qual pasta é da equipe e qual é minha? | o que tem cópia de segurança e o que não tem
= ¿Cómo compartir archivos con personas de fuera?
cómo mando documentos a un cliente | compartir una carpeta con un externo | share files with external people | compartilhar arquivos com gente de fora
pasarle un documento pesado a un proveedor | el enlace que le di al cliente ya no abre | cuánto dura el link que comparto | puedo poner cualquiera con el enlace | enviar lista de pasajeros a un tercero
quiero que un consultor vea mi presentación
mandar datos de empleados a otra empresa, quién autoriza | caducó el vínculo | hace falta protección de datos para compartir? | darle entrada a un auditor a mis documentos | usar wetransfer para mandar algo al hotel
compartir con la agencia un directorio
cómo hago que solo el cliente vea el archivo | a los 30 días se corta el acceso del externo? | enviar un video muy grande a otra compañía | un abogado externo necesita el expediente
send a big file to a customer | the share link expired | anyone with the link, is it allowed | can I share passenger data with a supplier
mandar um ficheiro para um cliente | o link que compartilhei expirou | dados de passageiros para um fornecedor, posso enviar? | quanto tempo vale o link
~ how do I share a file with a supplier? | Can I send a link to someone outside the company? | need to give an external auditor access to a folder | Is WeTransfer allowed for sending documents to clients? | Does the external link expire? | A contractor needs our spreadsheet, how do I share it safely? | Can I use my personal Dropbox to send files to a vendor? | to share archives with persons of outside, how?
~ como compartilho arquivo com gente de fora? | posso mandar link pra um fornecedor? | o auditor externo precisa ver uma pasta, como faço? | pode usar WeTransfer pra mandar documento pro cliente? | o link externo tem validade?
= ¿Cómo crear un espacio de equipo?
quiero una carpeta para mi equipo | crear un sitio de equipo | team space | espaço de equipe
armar un sitio para el proyecto | abrir un espacio compartido nuevo pal grupo | cuánto tarda en estar listo el espacio | cuántos dueños debe tener | somos un área nueva y no tenemos dónde poner los documentos juntos
dar de alta un grupo de trabajo
necesito un lugar común para todos los de mi turno | quién puede pedir un sitio colaborativo | contiene datos personales, qué marco? | empezamos un proyecto y queremos trabajar sobre los mismos archivos
pedir un canal de documentos del área
qué datos hay que dar para abrir el espacio | montar un repositorio para la comisión | requisitos para un espacio nuevo | hacer un compartido entre dos departamentos | lista de miembros y dueños al crear
create a shared space for my project | how long to get a team site | how many owners does a team space need | new shared area for our department
criar um espaço para o projeto | quantos donos precisa o espaço de equipa | em quanto tempo fica pronto o espaço | quero um site de equipe novo
~ how do I create a team space? | We need a shared area for our new project | want a new group with folder and chat for my team | Who can set up a team site? | Starting a new department, how do we get our own space? | Can I make a workspace myself or does IT do it? | I would create a space for my equipment of work
~ como crio um espaço de equipe? | preciso de uma área compartilhada pro projeto novo | eu mesmo crio o espaço ou a TI faz? | quantos donos precisa ter um espaço de equipe? | queremos um grupo com pasta e chat pro nosso time
= ¿Cada cuánto revisan los dueños los miembros y cuándo se archiva un espacio de equipo sin uso?
nuestro espacio desapareció, nadie lo usaba | me pidieron revisar quiénes están en el espacio | soy dueña de un sitio de equipo, qué obligaciones tengo | archivaron nuestro sitio | cuánto aguanta un espacio sin que nadie entre
cada cuántos meses hay que depurar los integrantes | hace más de un año que no abrimos ese sitio | sacar gente que ya no debería estar en el espacio | caduca un espacio de equipo? | a los cuánto se cierra un sitio abandonado
revisión semestral de miembros | me llegó un aviso para confirmar los participantes del espacio | espacio inactivo | proyecto terminado, qué pasa con el sitio que quedó quieto | quién controla los integrantes del espacio
se elimina el espacio si no se ocupa
team space archived | how often must owners review members | what happens to a team site nobody uses | do unused team spaces expire
espaço de equipe arquivado | de quanto em quanto tempo reviso os membros | o que acontece com um espaço parado há um ano | sou dono do espaço, o que tenho de rever
~ our team space got archived, why? | How often do I have to review the members? | I got an email asking me to check who's in my space | nobody's used our team site in months, will it be deleted | When does an inactive team space get archived? | Do I need to confirm members every few months? | Can I bring an archived space back? | the owners check the members each how much time?
~ por que nosso espaço de equipe foi arquivado? | recebi um e-mail pra conferir quem tá no espaço | ninguém usa o espaço há meses, vai ser arquivado? | dá pra reativar um espaço arquivado?
= ¿Qué pasa con los documentos y accesos de quien deja la empresa o cambia de puesto?
se fue un compañero y necesito sus archivos | una persona dejó la empresa y necesito sus papeles | me cambié de puesto y no tengo accesos | quitar accesos a quien se fue | files of a colleague who left
mi compa renunció y yo usaba sus archivos | despidieron a mi jefe y sus planillas quedaron ahí | quién se queda con lo de alguien que se jubiló | me pasaron a otra área y sigo viendo lo viejo
me ascendieron y me faltan permisos del nuevo cargo
alguien se fue hace tres meses, se pueden ver sus documentos? | hasta cuándo guardan las cosas de un ex empleado | qué hago con mis archivos antes de irme | pedir que le saquen los accesos a un chico que salió del equipo
traslado de departamento, quién tramita los accesos
soy jefa y entra alguien de otra área, cómo le doy los accesos | después de 60 días qué ocurre con lo del que salió | renuncié, a quién pasan mis carpetas | se marchó la de contabilidad con todo en su carpeta
colleague resigned and I need his documents | I changed position and have no access | who gets the files of a former employee | remove access of someone who left
um colega saiu e preciso dos arquivos dele | mudei de cargo e não tenho os acessos | para quem vão os documentos de quem sai da empresa | tirar o acesso de quem foi embora
~ my coworker quit, how do I get her files? | What happens to my documents when I leave? | I'm moving to another department, do I keep my access? | someone on my team resigned and his spreadsheet is locked away | How long are an ex-employee's files kept? | Can I take my personal files when I go? | Changed position last week and still see the old folders, is that right? | the accesses of who leaves the company, what happens?
~ a colega pediu demissão, como pego os arquivos dela? | o que acontece com meus documentos quando eu sair da empresa? | vou mudar de área, perco meus acessos? | por quanto tempo guardam os arquivos de quem saiu? | mudei de cargo e ainda vejo as pastas antigas
= ¿Qué hago con un archivo bloqueado por otra persona?
el archivo está abierto por otro | no puedo editar un excel porque está bloqueado | file locked by another user
dice en uso por maría y ella ya se fue | solo lectura porque alguien lo tiene abierto | no puedo guardar la planilla, la tiene otro | quién lo está ocupando? sale un nombre | mi compañera dejó el word abierto y está de vacaciones
cierren la sesión de quien tiene tomado el excel | el documento de la R está tomado | me aparece a mí mismo como el que lo tiene abierto | podemos escribir dos al mismo tiempo? | no suelta el archivo | abrir una copia porque está ocupado
libere el archivo por favor | varios editando a la vez, se puede? | se quedó pegada una sesión en un archivo compartido | está siendo editado por otro usuario, qué hago | nadie lo tiene abierto pero dice bloqueado
document opens as read only, someone has it open | can you close the session on a file in R | can two people edit the same file | excel in use by someone who went home
o arquivo está aberto por outra pessoa | ficheiro bloqueado, só leitura | a planilha está em uso e o colega já saiu | duas pessoas podem editar ao mesmo tempo?
~ file is locked by another user | Can't edit the spreadsheet, says someone else has it open | It opens read-only because a colleague's in it | coworker went home and left the file open | How do I unlock a document somebody else is using? | It says locked by me but I've closed it! | Who can kick a user out of a file? | the archive is blocked by other person
~ o arquivo tá bloqueado por outra pessoa | não consigo editar a planilha, diz que alguém tá usando | o colega foi embora e deixou o arquivo aberto | abre só como leitura, como desbloqueio? | diz que tá bloqueado por mim mas já fechei
= ¿Qué hago si falla la sincronización en el portátil con una cruz roja?
no se sincronizan mis archivos | la nube tiene una equis roja | onedrive no sincroniza | sync error
el icono de la nubecita está mal | mis documentos no suben | la equis roja no se va | no veo en el otro equipo lo que guardé en este | nombre de archivo demasiado largo | qué signos no se permiten en los nombres
ruta demasiado larga | se duplicaron mis carpetas al copiarlas | lo que hago en casa no aparece en la oficina | dice pendiente de cargar hace horas | un archivo con asterisco o dos puntos no sube
los cambios de mi laptop no llegan al navegador
puedo copiar la carpeta a otro lado para arreglarlo? | hay un circulito con una x colorada en mi carpeta | no sincronisa | la nube dejó de cargar
red cross on the cloud icon | files are not syncing | file name too long to sync
a nuvem está com um X vermelho | meus arquivos não sincronizam | caminho do ficheiro demasiado longo | o onedrive não sobe nada
~ there's a red cross on my files | My folder isn't syncing | Red X on the cloud icon, what's wrong? | files on my laptop don't match the ones online | Sync stopped working since I came back from leave | Why won't my documents upload? | My changes aren't showing for the team, red x on the file | the synchronization fails in my portable
~ aparece um X vermelho nos meus arquivos | minha pasta não sincroniza | a sincronização parou no notebook, o que faço? | tem uma cruz vermelha no ícone da nuvem | mudei o arquivo e ninguém vê, não tá subindo
= ¿Se pueden usar memorias USB?
puedo usar un usb | copiar archivos a un pendrive | no me lee la memoria usb | usb stick | pen drive
conecto un pincho y no pasa nada | enchufar un disco externo | pasar las fotos a un dispositivo extraíble | por qué están desactivados los puertos | me regalaron un pendrive en una feria, lo puedo meter?
llevarme los documentos en una llavecita
permiso para usar memorias externas | no reconoce el lápiz de memoria | quiero hacer copias en un aparatito de esos chiquitos | me quiero llevar el trabajo a casa en un disco duro portátil
la flash no aparece en mi pc | hay excepción para conectar un usb? | el cliente me dio su presentación en una memoria | puertos usb bloqueados | tarjeta sd de la cámara, la puedo leer?
can I plug in a flash drive | USB ports blocked | external hard disk not recognised | permission for USB
posso usar pen drive | o computador não lê a pen | copiar para um HD externo | entrada USB bloqueada
el usb no me jala
~ can I use a USB stick? | My pen drive doesn't work on the work computer | Are flash drives blocked? | need to copy a presentation from a thumb drive | A supplier gave me a memory stick, can I plug it in? | Found a USB in the crew room, safe to open? | How do I move files if USBs aren't allowed? | it's permitted the USB memories in the PC?
~ meu pen drive não funciona no computador da empresa | USB é bloqueado aqui? | um fornecedor me deu um pen drive, posso abrir? | achei um pen drive na sala, conecto?
= Normas: ¿se guardan los expedientes de personal fuera de RHConnect?
tengo currículums y evaluaciones en mi carpeta, puedo? | dónde van los legajos de los empleados | guardar contratos de mi gente en el espacio del equipo | las fichas de los trabajadores, en qué sistema
archivar amonestaciones de mi personal
quiero tener copia de los expedientes en la R | soy supervisor y guardo datos de mis subordinados en un excel | se puede llevar el archivo de un colaborador en una carpeta normal? | papeles laborales de otra persona, en qué sitio
hojas de vida de mi equipo en el drive compartido | los documentos de recursos humanos pueden estar en el portátil? | tengo la carpeta personal de un empleado, está permitido? | rhconnect es el único lugar para expedientes?
legajo fuera del sistema
guardé las evaluaciones de desempeño en mi escritorio
can I keep personnel files in a shared folder | where to store employee records | staff files outside RHConnect | copy of employee file in my folder
posso guardar fichas de funcionários na pasta | onde ficam os processos dos empregados | prontuário de pessoal fora do RHConnect | ficha do colaborador na minha pasta
~ can I keep staff files in our team folder? | Where do personnel records go? | I'm a supervisor, may I save my team's evaluations on my laptop? | copies of employees' contracts in a shared folder, ok or not | Is it allowed to have HR files outside RHConnect? | I've got a spreadsheet with my crew's medical notes, is that a problem? | Should sick notes be stored in the department folder? | the expedients of personal can be in other place?
~ posso guardar ficha de funcionário na pasta da equipe? | onde ficam os prontuários do pessoal? | sou supervisor, posso salvar avaliações no meu notebook? | atestado da equipe pode ficar em pasta compartilhada? | documento de RH pode ficar fora do RHConnect?
= Normas: ¿las fotos y la música personales tienen sitio en las carpetas?
guardar mis fotos de vacaciones en la compu | puedo tener canciones en mi carpeta | me borran los videos familiares? | tengo el álbum de mi boda en la unidad R | cosas privadas en las carpetas de la empresa
subir mp3 a la nube de la oficina | quiero respaldar las fotos de mi celular ahí | puedo usar mi espacio para cosas mías | se permite música en el espacio de equipo? | películas guardadas en el compartido
meter imágenes de mi guagua en la nube del trabajo | archivos no laborales | guardo mis documentos particulares ahí o no? | el respaldo de mi teléfono en mi carpeta | selfies y audios propios en el servidor
uso privado del almacenamiento
can I store personal photos in my folder | music on the company drive | private files on the shared drive | save my family pictures at work
posso guardar fotos pessoais na pasta | música na nuvem da empresa | arquivos particulares no drive do trabalho | fotografias da família na minha pasta

~ can I save personal photos on my work drive? | Is it ok to keep music in my folder? | got my holiday pics on the company laptop, problem? | Can I store family videos in the cloud at work? | Will you delete my private files from my folder? | I back up my phone pictures to the work drive, allowed? | Where can I put personal stuff on the network? | my personal music can be in the folders?
~ posso salvar fotos pessoais na pasta do trabalho? | tem problema guardar música no drive da empresa? | deixei as fotos das férias no notebook, pode? | vão apagar meus arquivos particulares da pasta? | dá pra guardar vídeo da família na nuvem da empresa?
= ¿Qué hago si Biblioteca no actualiza los manuales de la tableta?
no se actualizan los manuales | biblioteca en rojo | la tableta no sincroniza los manuales | manuales desactualizados antes del vuelo | los manuales siguen en rojo y salgo en una hora | manuals won't update | o tablet não atualiza os manuais
no me sale la marca verde de todo al día | se queda pensando al bajar las circulares | tengo el manual viejo y no cambia | la descarga se corta en el wifi del hotel | cuánto espacio libre pide biblioteca | le doy a sincronizar ahora y nada
firmo en una hora y los libros de la tablet no están al día | hay tabletas de reserva en la sala de firmas? | cuánto demora la primera sincronización | se cierra sola la app de los manuales | dónde veo el número de mi tableta
almacenamiento lleno en el efb
bajar las circulares y no avanza | marca roja y no puedo despachar
library app stuck | red mark on the manuals and my flight leaves soon | how much free space for the manuals | spare tablet in the crew room
a biblioteca não sincroniza | manuais desatualizados e o voo sai já | marca vermelha na biblioteca | tem tablet reserva na sala de assinaturas?
~ Biblioteca won't update my manuals | My EFB manuals are out of date and I fly in two hours | manuals stuck downloading on the iPad | It says pending in Biblioteca and never finishes | How do I force the manuals to refresh on my tablet? | Can I fly if my tablet's manuals aren't current? | Biblioteca shows the old revision, new one isn't coming | the manuals don't actualize in the tablet
~ a Biblioteca não atualiza os manuais | meus manuais do tablet tão desatualizados e voo daqui a pouco | o manual trava no download no iPad | como forço a atualização da Biblioteca? | posso voar com manual vencido no tablet?
my tablet won't update before the flight | the tablet will not update | la tableta no se actualiza antes del vuelo | o tablet não atualiza antes do voo
= ¿Qué hago si la tableta no se enciende o no carga?
mi tableta no prende | la ipad no carga | se apagó la tablet y no enciende | tablet won't turn on | o tablet não liga
quedó muerta la tablet | la enchufo y no sube el porcentaje | conector sucio, cómo lo limpio | no da señales de vida el efb | pantalla negra en mi ipad de vuelo | cuántos minutos la dejo enchufada
sirve cualquier cargador para la tablet? | le puedo meter un clip al conector para limpiarlo? | se descargó del todo y ahora no arranca | no agarra carga | el cable entra flojo y no carga la tablet | mi tableta no revive
se quedó frita anoche y hoy vuelo | aprieto el botón del ipad y nada | está en cero y no reacciona con el cargador
my tablet is dead | ipad is not charging | how to clean the tablet charging port | which charger for the tablet
o tablet não carrega | tablet morto, não dá sinal | como limpo o conector do tablet | posso usar outro carregador no tablet?
~ my tablet won't turn on | my iPad isn't charging | EFB's dead and I've got a flight at six | plugged in all night and the tablet's still at zero | Black screen on my crew tablet, how do I reset it? | Tablet doesn't charge, is it the cable? | Where can I get a spare tablet before departure? | the tablet doesn't light on nor charge
~ meu tablet não liga | deixei na tomada a noite toda e continua sem bateria | tela preta no tablet de voo, como reinicio? | tenho voo às seis e o tablet morreu, onde pego outro
= ¿Qué hago si la batería de la tableta se calienta o se hincha?
la batería está inflada | la tableta quema | se hinchó la tablet | swollen battery | bateria inchada
se está abombando por detrás | la tapa se levanta como si tuviera un globo | está hirviendo mi tablet | echa humo el ipad | huele a quemado la tableta | la puedo subir al avión si está caliente?
caja ignífuga | dónde dejo una tableta peligrosa | se curvó la pantalla por la pila | recalentada y da miedo que explote | riesgo de incendio con el efb | la pila creció y separó la carcasa | sobrecalentamiento del aparato de vuelo
está panzona la tablet | quema las manos al tocarla | vuelo con el ipad hinchado? | se pone muy caliente cargando
tablet is too hot | battery bulging | smoke from the tablet | can I take a swollen tablet on the plane
o tablet está a aquecer muito | tablet estufado | cheiro de queimado no tablet | posso levar a bordo com a bateria inchada?
~ my tablet's battery is swelling | iPad's burning hot, is it dangerous? | The back of my tablet is bulging | tablet overheating in the cockpit, what do I do? | Can I fly with a swollen battery? | It gets really hot while charging, should I stop using it? | Screen's lifting off the tablet, looks like the battery's puffed up | the battery is hot and inflated, is risk?
~ a bateria do tablet tá inchada | meu tablet tá pegando fogo de quente, é perigoso? | a tampa do tablet estufou | posso embarcar com bateria inchada? | o tablet esquenta muito carregando, paro de usar?
= ¿Qué hago si la tableta tiene la pantalla rota?
se rompió la pantalla de la tableta | se me cayó el ipad | cristal roto de la tablet | cracked tablet screen | quebrei a tela do tablet
se estrelló contra el piso | está trizada la tablet | le pisaron el vidrio al efb | me cobran el cambio del cristal | es la segunda que rompo en dos años | pierdo mi información al cambiarla?
dónde entrego la tablet quebrada | rayones y rajadura en el ipad de vuelo | el carrito golpeó mi tableta | astillada la pantalla táctil | el touch no responde desde el golpe | me dan otra enseguida si se partió?
se le hizo una telaraña al vidrio | gratis la primera vez? | sale caro arreglar el vidrio de la tablet? | se cayó en el galley y se partió
dropped my tablet and the glass broke | do I pay for the broken tablet screen | will I lose my data if you swap the tablet
o vidro do tablet rachou | deixei cair o tablet | pago pela tela quebrada? | parti o ecrã do tablet
~ cracked my tablet screen | I dropped my iPad and the glass is shattered | Can I keep flying with a broken screen? | crew tablet fell down the airstairs, screen's smashed | Where do I swap a tablet with a cracked display? | Small crack in the corner of the EFB, need to report it? | Who repairs tablet screens and do I pay? | the screen of tablet is broken, how I change?
~ deixei o iPad cair e o vidro trincou | posso voar com a tela do tablet quebrada? | onde troco o tablet com tela rachada? | a tela trincou no canto, preciso avisar?
= ¿Qué hago si el datáfono no cobra en la venta a bordo?
no funciona el datáfono | no puedo cobrar con tarjeta a bordo | el posnet no conecta | card reader on board | a maquininha não funciona
la maquinita de las tarjetas no agarra | no empareja con cabina viva | no aparece el punto azul | el aparatito para pagar no responde | el pasajero quiere pagar y la terminal no lee | pos desconectado | cómo vinculo el lector con la tablet
la terminal de pago da error en pleno servicio | qué número elijo en dispositivos | no pasa ninguna tarjeta | está desvinculado el lector | no puedo vender los snacks porque no jala la terminal | bluetooth del datáfono no conecta
cambié de avión y el lector es otro | rechaza todas las tarjetas del pasaje
pairing the card terminal with Cabina Viva | payment terminal won't work in the cabin | no blue dot
a máquina de cartão não emparelha | não consigo cobrar o passageiro | o terminal de pagamento não conecta | sem ponto azul no Cabina Viva
~ card machine isn't working on board | The payment terminal won't take cards on the flight | passenger wants to buy a sandwich and the card reader's frozen | POS keeps declining every card, what do I do? | Card reader won't pair with the tablet | Can I take cash if the card terminal's dead? | How do I reset the payment device in the cabin? | the datafono does not charge the cards
~ a maquininha não passa cartão a bordo | a maquininha travou na venda a bordo | o passageiro quer pagar e o leitor de cartão não funciona | a maquininha recusa todo cartão, o que faço? | como reinicio a máquina de cartão na cabine
= Venta a bordo sin red: ¿hasta cuánto se cobra y cuándo se envían las ventas?
en vuelo no hay internet, puedo cobrar igual? | límite de cobro offline | cuánto es el tope sin conexión | quedaron sin enviarse las operaciones | apagué antes del mensaje ventas enviadas | cuándo suben los cobros del vuelo
300 euros máximo sin señal? | un pasajero compró perfume caro y no teníamos red | cierre de ventas al aterrizar | qué mensaje espero al cerrar el vuelo | se pierden los pagos hechos en el aire?
cobrar sin cobertura | no salió ventas enviadas | rendición de lo vendido al terminar el vuelo | puedo apagar la tablet ya o espero algo de las ventas? | las transacciones siguen pendientes
can I charge cards offline | limit for offline sales on board | sales not sent after landing | what message before I switch off after sales
posso cobrar sem rede | limite de venda sem internet | as vendas não foram enviadas | fechar o voo e enviar as vendas
~ what's the offline limit for onboard sales? | No connection in flight, how much can I charge on a card? | When do the offline sales get sent? | sold stuff without signal, do I have to sync after landing | Passenger wants an expensive perfume mid-flight, is there a max offline? | Forgot to upload the sales after the turnaround, what happens? | Do offline card payments go through automatically on the ground? | without net until how much I can charge?
~ qual o limite de venda a bordo sem rede? | sem conexão no voo, até quanto posso cobrar no cartão? | quando as vendas offline são enviadas? | esqueci de enviar as vendas depois do pouso, e agora? | o passageiro quer um perfume caro, passa offline?
= ¿Qué hago si la programación no aparece en Escalas?
no veo mis vuelos | no aparece mi programación | falta un vuelo en mi app | my roster does not show | não aparece minha escala
mi roster está en blanco | cambiaron mi línea y no la veo | cuánto demoran en reflejarse los cambios de vuelo | me falta una rotación completa | no carga el calendario de vuelos | a quién llamo si falta un vuelo entero
no me figuran los servicios de la semana que viene | en escalas sale todo vacío | me dijeron que vuelo mañana y en la app no está | la publicación del mes no se ve | deslizo y no refresca | mi turno de imaginaria no está
la app de las líneas no se actualiza | es falla de la tablet o de programación? | no me sale el hotel ni el vuelo
my flights are missing in the app | schedule is empty in Escalas | roster change not showing yet | who do I call for a missing flight
falta um voo na minha escala | a app Escalas está vazia | não vejo a mudança de voo | quanto tempo demora a atualizar a escala
~ my roster isn't showing in Escalas | Escalas is blank, I don't know when I fly | next month's schedule doesn't appear | Everyone's got their roster but mine's empty | My trip disappeared from Escalas after the update | I can't see tomorrow's duty in the app, am I flying? | Escalas shows the old schedule, how do I refresh it? | in Escalas my programming is not there
~ minha escala não aparece no Escalas | o Escalas tá em branco, não sei quando voo | a escala do mês que vem não apareceu pra mim | todo mundo já vê a escala menos eu | sumiu meu voo de amanhã no aplicativo
la tableta no muestra mi programación | no veo mis vuelos del mes en la tableta | no me aparece el roster | my roster does not show on the tablet | a escala não aparece no tablet
= ¿Qué aplicación de la tableta es para pilotos y cuál para cabina: Biblioteca, Rumbo, Cabina Viva o Escalas?
para qué sirve rumbo | dónde consulto las cartas | en qué app veo los hoteles y las dietas | soy tcp y no tengo rumbo | qué es cabina viva
dónde hago los partes de cabina | soy piloto, tengo que tener cabina viva? | en cuál leo las circulares | con qué app veo el plan de vuelo | qué trae instalado el efb | los auxiliares usan la misma tablet que los pilotos?
dónde miro la lista de pasaje | las azafatas necesitan ver las cartas? | cuál es la app de programación | verifica viene en la tablet?
what apps are on the crew tablet | what is Rumbo for | which app for cabin reports | where do I see hotels and per diem
que aplicativos tem o tablet | para que serve o Rumbo | em que app vejo o hotel | o que é Cabina Viva
qué aplicaciones tiene la tableta
qué lleva mi tablet
~ what's the Rumbo app for? | Which tablet apps are for pilots and which for cabin crew? | I'm a flight attendant, do I need Rumbo? | what does Cabina Viva do | Which app has the manuals and which has my roster? | New first officer, what are all these apps on the iPad? | Where do I see passenger info on the tablet? | Cabina Viva or Escalas, which is for the cabin?
~ pra que serve o Rumbo? | quais apps do tablet são de piloto e quais de comissária? | sou comissária, preciso do Rumbo? | o que é o Cabina Viva? | em que aplicativo vejo os manuais e em qual a escala
= ¿Qué lleva la tableta y qué hacer antes de cada vuelo?
cuánta batería debe tener la tableta | qué hago con la tableta antes de volar | tablet before the flight
con qué porcentaje debo salir de casa | rutina previa con el efb | pasos con la tablet antes de presentarme | dejé la tableta en casa y tengo vuelo | modo avión con la red de cabina | hay que descargar el vuelo antes?
se despacha sin manuales al día? | tengo 60 por ciento de batería, alcanza? | qué reviso en el ipad antes de la firma | llevo la tablet a todos los vuelos? | cómo preparo la tableta para mañana | checklist de la tableta
cuándo activo el modo avión | antes de despegar qué descargo | me pueden bajar del vuelo si no traigo la tablet lista | es obligatorio cargarla antes de salir
how much battery must my tablet have | what do I check on my EFB before departure | airplane mode on the crew tablet
quanta bateria o tablet precisa ter | o que faço no tablet antes do voo | modo avião no tablet | preciso baixar o voo antes de sair?
~ what do I check on the tablet before a flight? | Does the crew iPad come with a charger and case? | pre-flight checklist for tablet | How much battery do I need at report time? | What's included with the flight tablet? | Do I have to sync the tablet before every departure? | First flight tomorrow, how do I get my EFB ready? | before each flight what I must make with the tablet?
~ o que confiro no tablet antes do voo? | o tablet vem com carregador e capa? | quanto de bateria preciso ter na apresentação? | tenho que sincronizar o tablet antes de cada voo? | meu primeiro voo é amanhã, como preparo o tablet
= ¿Se admite el uso personal de la tableta?
puedo ver netflix en la tableta | puedo instalar juegos en el ipad | personal use of the tablet
ver series en el hotel con el ipad | puedo meterme a facebook con la tablet de vuelo | que mis hijos jueguen con la tableta | instalar spotify en el efb | uso moderado, qué significa | bajar apps que no están en el centro
entrar a mi banco desde la tablet | quiero leer mis libros ahí | está mal mirar youtube en el descanso con la tablet? | poner mi whatsapp en la tableta | para cosas mías la puedo ocupar? | se puede navegar por internet por ocio
me pueden llamar la atención por usar la tablet para lo mío | tiktok en la tablet de la compañía | sacar fotos de vacaciones con el aparato de vuelo | descargar películas en la tableta para la pernocta
can I watch movies on the crew tablet | install games on my work ipad | private use of EFB allowed?
posso ver netflix no tablet | instalar jogos no tablet da empresa | uso pessoal do tablet | posso pôr o meu whatsapp no tablet?
~ can I watch movies on my crew tablet? | Is personal use of the iPad allowed? | Can I put Netflix on it for layovers? | my kid wants to play on my work tablet, ok? | May I log in with my own Apple ID? | Can I use the flight tablet for Facebook at the hotel? | Is it a problem if I have my photos on the EFB? | the use personal of tablet is admitted?
~ posso ver filme no tablet da tripulação? | pode uso pessoal do tablet? | dá pra pôr Netflix no tablet pro pernoite? | meu filho quer jogar no tablet do trabalho, pode? | posso entrar com minha conta pessoal no iPad?
= ¿De cuántas cifras es el código de la tableta y a los cuántos minutos se bloquea?
cada rato me pide el pin | cuántos números lleva la clave para desbloquear | se apaga la pantalla muy rápido, puedo alargarlo? | quiero un pin de cuatro | a los cuántos minutos se traba sola la tablet
código de seis dígitos | tiempo de autobloqueo | poner un pin más corto en el efb | se me bloquea en medio del briefing | la tablet se cierra si no la toco | número para abrir la tableta
quitar el pin del ipad | por qué se bloquea tan seguido | cómo es la clave de desbloqueo | largo del código de acceso del aparato de vuelo | cinco minutos y se bloquea?
how many digits is the tablet code | tablet locks too fast | after how many minutes does the tablet lock | can I remove the passcode
quantos dígitos tem o código do tablet | o tablet bloqueia muito rápido | em quantos minutos bloqueia o tablet | posso tirar o PIN do tablet
~ how many digits is the tablet passcode? | My iPad locks too quickly, can I change it? | is a 4 digit pin ok for the tablet | Forgot my tablet code, how long is it meant to be? | The EFB keeps locking during the briefing, what's the timeout? | Can I take the passcode off my crew tablet? | the code of the tablet how many numbers has?
~ em quantos minutos o tablet bloqueia? | meu tablet trava a tela muito rápido, dá pra mudar? | posso usar senha de quatro números no tablet? | dá pra tirar o código de bloqueio do tablet?
= ¿Cuándo se devuelve la tableta?
dejo la empresa, entrego la tableta | tengo que devolver el ipad en excedencia | return the tablet
se me termina el contrato, qué hago con el ipad | me voy de la aerolínea y tengo el efb | pedí excedencia de seis meses, me quedo con la tablet? | hay que regresar la funda y el cargador? | en qué lugar entrego el ipad al irme
licencia sin sueldo por dos meses, la devuelvo? | me jubilo, a quién le doy la tableta | perdí el cargador y debo entregar la tableta | qué accesorios se devuelven con la tablet
salgo de la compañía el viernes, la tableta dónde va | tres meses fuera, me piden la tablet? | me quedo con el aparato de vuelo o lo regreso? | baja voluntaria y tablet | fin de temporada, devolver dispositivo de tripulante
leaving the airline, where do I hand in my tablet | on leave for 4 months, keep the ipad? | do I return the case and charger too
devolver o tablet | saio da empresa, entrego o tablet onde | licença de mais de três meses, fico com o tablet? | tenho de devolver a capa e o carregador
entrego la tablet o pasa a ser mía cuando me retire?
dejo la empresa, ¿y la tablet?
~ when do I give back my tablet? | I'm leaving the company, where do I return the iPad? | do I hand in my tablet during maternity leave | Going on a six-month leave, do I keep the EFB? | Last flight's on Friday, who takes my tablet? | Moving from crew to the office, does the iPad go back? | How many days after I quit do I have to return it? | the tablet when must be devolved?
~ quando devolvo o tablet? | vou sair da empresa, onde entrego o iPad? | na licença-maternidade fico com o tablet? | vou passar da cabine pro escritório, devolvo o tablet? | meu último voo é sexta, entrego o tablet pra quem
= ¿Cómo pedir el cambio de un equipo con Windows 10?
mi computadora tiene windows 10 | cuándo me pasan a windows 11 | mi equipo es viejo, me lo cambian | windows 10 sin red | upgrade from Windows 10
mi pc no se conecta desde enero | renovación de equipo | todavía tengo el sistema viejo | la compu de la oficina es del 2019, me toca una nueva? | cómo paso al once | no agarra red mi máquina antigua
quiero que me actualicen el sistema operativo
los equipos de 2021 se actualizan o se sustituyen? | me rechaza la red por tener windows antiguo | a quién solicito una máquina moderna | sigo con win10 y no entra a la red | pedir una pc con el windows nuevo
me van a botar la compu vieja?
en qué tipo del portal pido la renovación
my PC still has Windows 10 and no network | how to get Windows 11 | request a newer computer | replace my old windows laptop
meu computador ainda é windows 10 | como peço a troca para o windows 11 | renovação de equipamento | o PC antigo não conecta à rede
~ I still have Windows 10, how do I get a new laptop? | My computer's on Windows 10, can I swap it? | request to replace an old windows 10 machine | Who do I ask to upgrade my PC from Windows 10? | Everyone's got Windows 11 except me | Our counter computers still run Windows 10, what's the process? | Is there a wait to exchange a Windows 10 laptop? | I want to change my equipment with Windows 10
~ ainda tô no Windows 10, como troco de notebook? | como peço a troca do computador com Windows 10? | todo mundo já tem Windows 11 menos eu | o PC do balcão ainda é Windows 10, quem troca? | quanto demora pra trocar uma máquina com Windows 10
= ¿Cuándo dejó el fabricante de publicar correcciones de seguridad de Windows 10?
hasta cuándo hubo soporte del windows 10 | ya no es seguro el win 10? | fin de soporte | microsoft dejó de dar parches? | en qué fecha se acabó el soporte | es peligroso seguir con ese windows
se terminaron los parches | por qué jubilaron el windows viejo | octubre de 2025 qué pasó con windows | sigue recibiendo correcciones mi equipo del 2020? | qué riesgo hay de quedarme en el diez
venció el soporte del sistema operativo? | ya no salen arreglos de seguridad para mi versión | windows 10 obsoleto, desde cuándo | hasta qué año entregaron equipos con windows 10 | está muerto el win10?
when did Windows 10 support end | is Windows 10 still safe | no more security patches for Windows 10 | end of support date
quando acabou o suporte do windows 10 | o windows 10 ainda é seguro? | fim das correções de segurança | até quando teve suporte o windows 10
~ Is Windows 10 still getting security updates? | what date did microsoft stop patching windows 10 | Is it risky to keep using Windows 10? | Why's Windows 10 no longer allowed, did it expire? | My PC says Windows 10 has reached end of support | Since when are there no fixes for Windows 10? | the manufacturer stopped the corrections of Windows 10 when?
~ o Windows 10 ainda recebe atualização de segurança? | em que data a Microsoft parou de corrigir o Windows 10? | é perigoso continuar com Windows 10? | aparece que o Windows 10 chegou ao fim do suporte
= Windows 10: ¿cómo entrar en el equipo con Control, Alt y Suprimir?
cómo inicio la compu antigua | qué teclas aprieto al prender | usuario corto o correo para ingresar al equipo | no sé cómo arrancar sesión en la pc de la oficina | ctrl alt supr | sale pulse tres teclas y no sé cuáles
es mi primer día y no sé cómo abrir la computadora | pantalla de inicio, y luego qué | qué escribo en usuario al encender el ordenador | cuándo se cargan las unidades al ingresar | apreté control alt delete y nada
cómo logearse en la máquina con windows 10 | pasos para acceder al escritorio | qué nombre pongo para ingresar en la pc | se pone la clave después de qué teclas | me sale el reloj y no la casilla para la clave
how do I log in to the windows 10 computer | which keys to press to sign in to the PC | short username to log on the computer | control alt delete
como entro no computador com windows 10 | que teclas aperto para iniciar sessão no PC | usuário curto para entrar no computador | ctrl alt del para entrar
~ how do I log on to a Windows 10 computer? | It says press ctrl alt delete to sign in | What do I press at the Windows 10 lock screen? | old pc at the counter wants control alt del | Can't find how to get to the login box on the Windows 10 machine | Pressed Ctrl Alt Del and nothing happens, now what? | What username do I type on the old Windows 10 desktop? | to enter in the computer with Control Alt Supr, how?
~ como entro num computador com Windows 10? | pede pra apertar Ctrl Alt Del, e depois? | o PC velho do balcão pede control alt delete | aperto Ctrl Alt Del e não acontece nada | que usuário coloco na tela de login do Windows 10
= Actualizaciones de Windows 10: ¿qué día se instalaban y qué pasa si faltan dos ciclos?
a qué hora se actualiza la compu | me sale un aviso de instalar ahora | cuándo se ponen los parches del mes | segundo miércoles | puedo posponer la actualización | se reinicia para actualizar en pleno trabajo
me bloquearon el equipo por no actualizar | estuve de vacaciones y no se actualizó mi pc | tengo que dejarla enchufada mientras actualiza? | qué días son los updates | puedo apagarla mientras está actualizando?
dos meses sin update y se bloqueó | aviso de actualización pendiente | tengo que estar en la oficina para que baje la actualización? | cuántas veces puedo saltarme el update | el windows quiere reiniciar, le doy?
when are windows updates installed | my computer was blocked because it missed updates | install now message | can I postpone the update
quando instalam as atualizações do windows | o computador pede para atualizar | bloquearam meu PC por falta de atualização | posso adiar a atualização?
~ what day did Windows 10 updates install? | My Windows 10 machine missed two updates, what happens now? | will my computer get blocked for missing updates | I was on leave and skipped a couple of Windows 10 patches | Which day of the month were updates pushed? | Laptop's been off two months and now it's got no network | Why did my PC restart by itself for updates on Windows 10? | if lack two cycles of actualization, the PC is blocked?
~ que dia instalavam as atualizações do Windows 10? | meu Windows 10 perdeu duas atualizações, o que acontece? | o computador é bloqueado se faltar atualização? | fiquei de férias e o notebook pulou dois ciclos de atualização | o Windows 10 reiniciou sozinho pra atualizar, é normal?
= ¿Qué hago con la pantalla azul?
me sale pantalla azul | se reinicia solo el ordenador con un error azul | blue screen | tela azul
se puso todo azul con letras blancas | carita triste en la pantalla | se cayó el windows de golpe | pantallazo | salió un código abajo y se apagó | ya van dos pantallazos hoy | el monitor quedó celeste con un mensaje
error fatal y se reinicia | quito los usb cuando se pone azul? | murió windows mientras trabajaba | la compu crasheó | se me fue a azul y perdí el documento | qué código tengo que anotar cuando truena el equipo
espero o la apago cuando sale lo azul? | el pc se reinició solo con un fallo | pantalla de la muerte | stop code
computer crashed with a blue error | sad face on the screen | blue screen twice today
o computador ficou azul e reiniciou | deu erro azul com um código | ecrã azul | tela azul duas vezes no mesmo dia
~ I got a blue screen | Blue screen of death on my laptop | My computer crashed with a blue screen and a sad face | keeps restarting with a blue screen every morning | What do I note down when I get the blue error screen? | PC at the gate went blue in the middle of boarding | Had two blue screens today, do I need a new machine? | it appears the screen blue and it turns off
~ deu tela azul no notebook | o computador fica dando tela azul | apareceu tela azul com carinha triste, o que faço? | o PC do portão deu tela azul no meio do embarque | todo dia tela azul, preciso trocar de máquina?
= Copia de tus documentos: ¿cómo arrastrar el escritorio y Documentos a Mi carpeta?
me cambian la compu, cómo paso mis cosas | trasladar lo del escritorio antes de entregar la vieja | migrar documentos al pc nuevo | no quiero perder nada con el cambio de máquina | cómo sé que ya se subió todo | icono de la nube verde
mover mis archivos a la nube antes del cambio | arrastrar documentos en el navegador | mañana me dan otra laptop y tengo todo en el escritorio | pasar lo que hay en la computadora vieja | cómo compruebo que mis papeles se copiaron
respaldar antes de renovar equipo | salvar mis cosas de la compu antigua | tengo años de documentos en la máquina que retiran | llevar mis archivos de un ordenador a otro | qué hago con lo que tengo en documentos antes de devolver
move my files to the new computer | copy my desktop before changing PC | how do I know my documents were uploaded | backup before replacing laptop
passar meus arquivos para o computador novo | copiar o ambiente de trabalho antes da troca | como sei que os documentos subiram | salvar tudo antes de trocar de PC
~ how do I back up my stuff before swapping laptops? | Do my desktop files move to the new computer? | How do I copy my documents to Mi carpeta? | getting a new pc tomorrow, what do I save and where | Will I lose what's on my desktop when they change my machine? | Where do I drag my files so they're not lost? | Is saving documents before the swap my job or IT's? | to make copy of my documents, where I drag them?
~ como salvo meus arquivos antes de trocar de notebook? | o que tá na área de trabalho vai pro computador novo? | como copio meus documentos pra Mi carpeta? | amanhã trocam meu PC, o que preciso salvar? | vou perder os arquivos da área de trabalho na troca?
= Devolución: ¿dónde se entrega el equipo antiguo y se destruye el disco?
ya tengo la compu nueva, qué hago con la vieja | me puedo quedar con el ordenador antiguo | a quién le doy la pc que ya no uso | regresar la laptop anterior | qué le hacen al disco duro | dan certificado de destrucción?
lo tiro a la basura o lo llevo a algún lado? | entregar máquina con el cargador | reciclar computadora de la oficina | tengo dos portátiles, devuelvo uno
me da cosa que lean mi disco cuando devuelva la compu
dónde dejo el pc jubilado | hay que borrar todo antes de entregar el viejo? | perdí el cargador de la compu que hay que devolver | qué pasa con mis datos en la máquina retirada
where do I return my old computer | is the hard disk destroyed | can I keep my old laptop | certificate of disk destruction
onde entrego o computador antigo | destroem o disco? | posso ficar com o notebook velho | devolver o PC velho com o carregador
hacen pedazos el disco de la máquina retirada?
~ where do I return my old laptop? | Is the hard drive destroyed when I give my computer back? | got my new machine, what do I do with the old one | Who picks up the old PCs from our counter? | Can I keep or buy my old laptop? | I've still got my previous computer at home, where do I drop it? | What happens to my data on the old disk? | the ancient equipment where it is delivered?
~ onde devolvo o notebook antigo? | destroem o disco do computador velho? | recebi a máquina nova, o que faço com a antiga? | quem recolhe os computadores antigos do balcão
= El equipo va lento: ¿cerrar programas, vaciar la papelera y «Limpieza de equipo»?
mi computadora va muy lenta | el portátil se queda pegado | tarda mucho en abrir todo | slow computer | meu computador está lento
está lentísima la compu | se arrastra mi máquina | la pc anda a pedales | tengo mil pestañas y se congela | demora diez minutos en prender | disco casi lleno | se me cuelga todo el rato | cuánto disco libre debe quedar
el cursor se queda dando vueltas | mi notebook es una tortuga | cómo la dejo más rápida | le falta memoria a mi equipo | carpeta de descargas llena, la limpio? | no rinde el ordenador | herramienta para limpiar el pc
my laptop freezes all the time | computer takes forever to start | how to clean up my PC
o notebook está travando muito | demora muito para ligar | o portátil está lentíssimo | como deixo o PC mais rápido
~ my computer is so slow | Laptop takes ten minutes to start up | Everything freezes when I open two programs | machine's crawling, how do I speed it up? | Is there a cleanup tool for a slow PC? | My laptop hangs all the time, do I need a new one? | Disk's nearly full and it's super sluggish, what can I delete? | the computer goes very slow since some days
~ meu computador tá muito lento | o notebook demora dez minutos pra ligar | trava tudo quando abro dois programas | tem alguma ferramenta de limpeza pra PC lento? | a máquina tá se arrastando, o que faço?
= Unidades de red: ¿qué contiene H:, R: y P:?
dónde quedó la H | se vació mi unidad H | qué hay en la letra P | no encuentro mi carpeta personal de antes | para qué es la R dos puntos | adónde se fueron los archivos que tenía en H
me desapareció un disco de red | letras de las unidades | programas de la base, en qué letra | ya no veo el disco h en mi pc | qué significa cada letra en equipo | pasaron mis cosas de la H a otro lado?
tenía documentos del 2022 en la unidad personal | cuál es el disco del departamento | qué letra tiene la unidad departamental | busco mi carpeta antigua
what is the H drive | where did my H: files go | what is on the P drive | which letter is the department drive
o que tem na unidade R | onde foram parar os arquivos do H | para que serve a unidade P | sumiu a minha unidade H
~ what's on the H drive? | What's the difference between H:, R: and P:? | Where's my R drive gone? | which network drive has my personal files | What do people keep on P:? | I'm told to save it on the R drive, what's that? | My H: drive isn't showing up, what was in it? | the unit P: what contains it?
~ o que tem na unidade H:? | qual a diferença entre H:, R: e P:? | cadê minha unidade R:? | em que unidade de rede ficam meus arquivos? | mandaram salvar no P:, o que é isso?
`;
