/** Everyday questions to the service desk, in the format of `TIME_OFF`. */
export const SERVICE_DESK = `
= ¿Cómo recuperar la contraseña olvidada?
olvidé mi contraseña | no recuerdo mi clave | no me acuerdo de la clave del computador | se me ha olvidado la contraseña | se me olvidó el password | perdí mi contraseña, qué hago | no puedo entrar porque no sé mi clave | ya no puedo acceder a mi cuenta | ya no puedo entrar al sistema | cómo restablezco mi contraseña | cómo cambio mi contraseña
reset my password | forgot password | esqueci minha senha | como troco a senha
= ¿Qué hago si la cuenta está bloqueada por intentos fallidos?
mi cuenta está bloqueada | me bloqueó el usuario | puse mal la clave varias veces y no me deja | me sale cuenta bloqueada | se bloquea mi usuario cada rato | account locked | minha conta está bloqueada
= ¿Qué longitud mínima y composición tiene la contraseña?
cuántos caracteres lleva la contraseña | qué requisitos tiene la clave | puedo repetir la contraseña | no me acepta la contraseña nueva | la contraseña tiene que tener símbolos | password rules | quantos caracteres a senha
= ¿La contraseña caduca?
cada cuánto caduca la clave | hay que cambiar la contraseña cada tres meses | me vence la contraseña | does my password expire | a senha expira
= ¿Por qué al entrar pide «Debes cambiar la contraseña»?
me obliga a cambiar la contraseña | me sale que debo cambiar la clave | por qué me pide una contraseña nueva | it forces me to change my password
= ¿Cómo se crea la contraseña el primer día de trabajo con el código de activación?
es mi primer día y no tengo clave | soy nuevo, cómo entro por primera vez | se venció mi código de activación | empecé hoy y no puedo entrar | first day, how do I log in | primeiro dia de trabalho, senha
= ¿Qué gestor de contraseñas se usa?
dónde guardo mis contraseñas | hay un gestor de claves | puedo guardar la clave en el navegador | tengo muchas contraseñas | password manager
= ¿Se comparten las contraseñas de buzones o cuentas de puesto?
puedo darle mi clave a un compañero | necesitamos compartir una cuenta | clave del mostrador | share a password
= ¿Cuándo llamar a la extensión 4000?
alguien sabe mi contraseña | cuál es el teléfono de la mesa | a quién llamo si no puedo entrar | número de soporte | service desk phone number | telefone do suporte

= ¿Cómo activar Verifica por primera vez?
cómo instalo verifica | activar el segundo paso | configurar la doble verificación | set up two-step verification | ativar verificação em duas etapas
= Si cambiaste de celular y ya no tienes el anterior, ¿los códigos y avisos siguen yendo al viejo?
cambié de celular y no puedo entrar | cambié de teléfono y no me llegan los códigos | los códigos llegan a mi celular viejo | ya no tengo el teléfono viejo | se me rompió el celular y no tengo verifica
perdí el móvil y no puedo verificar | tengo número nuevo y no recibo el código | I have a new phone and no longer have the old one | troquei de celular e não recebo o código
= Teléfono nuevo: ¿cómo pasar Verifica si todavía tienes el teléfono anterior?
tengo teléfono nuevo y todavía tengo el viejo | me compré otro móvil, cómo paso verifica | mover verifica de un teléfono a otro | new phone, how do I move Verifica | passar o Verifica para o celular novo
= ¿Qué hago si no llega el aviso de Verifica?
no me llega la notificación | verifica no suena | no recibo el código | no aparece el aviso en el teléfono | I don't get the prompt | não chega a notificação
= Avisos que tú no pediste: ¿qué hago si llega un aviso y no estaba entrando?
me llega un aviso y yo no estoy entrando | me piden aprobar un acceso que no hice | me salen notificaciones de verifica solas | login prompt I didn't request | recebi um aviso que não pedi
= ¿Cómo pedir una llave física sin usar el teléfono propio?
no quiero usar mi teléfono | no tengo smartphone | hay alternativa a la app | puedo usar un token | I don't want to use my own phone | não quero usar meu celular
= ¿Funciona Verifica en el extranjero sin datos?
estoy de viaje y no me llega el sms | cómo verifico sin roaming | me voy fuera, funciona verifica | Verifica abroad | verificação no exterior
= ¿Cuántos códigos de emergencia hay y dónde se guardan?
dónde guardo los códigos de emergencia | qué son los códigos de emergencia | perdí mis códigos de emergencia | emergency codes
= ¿Cuánto dura el pase temporal que pide tu responsable?
no tengo código ni el mismo número, qué hago | pase temporal para entrar | temporary pass
= ¿Qué métodos de verificación se admiten?
puedo usar sms para verificar | qué formas hay de segundo factor | which verification methods

= ¿Cómo conectarse a la VPN por primera vez?
cómo me conecto a la vpn | cómo entro a la red de la empresa desde fuera | necesito entrar desde casa a la red | instalar la vpn | cómo uso pasarela 7 | para qué sirve la vpn | connect to the VPN | como entro na vpn
= ¿Qué hago si no conecta la VPN?
no me conecta la vpn | la vpn no funciona | no puedo entrar a la vpn | vpn no va en el hotel | falla la conexión remota | pasarela no conecta | VPN not working | can't connect to the vpn | a vpn não conecta
= ¿Qué significa el código de error[ {codigo}] de la VPN?
error P-12 | me sale p-44 | qué es el código P-50 en la vpn | vpn error code | erro P-27
= ¿Qué hago si la VPN va lenta o se corta?
la vpn va lenta | se me corta la vpn | se desconecta la vpn a cada rato | se cae la conexión a los 30 minutos | se corta la conexión a la empresa desde casa | vpn lentísima | VPN keeps dropping | a vpn cai
= ¿Cómo se pide acceso a la VPN para personas externas o proveedores?
un proveedor necesita entrar a la red | acceso para un consultor | dar acceso a un externo | vpn access for a contractor | acesso para terceiros
= ¿Se puede usar la VPN en China o desde equipos personales?
puedo conectar la vpn desde mi computadora personal | puedo entrar a la red desde un cibercafé | viajo a China, funciona la vpn | vpn en cuba | vpn from my own computer
= ¿Cuándo es el mantenimiento de la VPN y el horario de soporte?
la mesa atiende de noche | a qué hora atiende soporte | cuándo es el mantenimiento de la vpn | support hours | horário do suporte

= ¿Qué redes wifi hay disponibles y para quién?
a qué wifi me conecto | cómo conecto el wifi | qué red wifi hay | qué red uso con mi portátil | cuál es el wifi de la empresa | which wifi should I use | qual wifi eu uso
= ¿Qué hago si la conexión wifi va lenta?
el wifi va lento | el wifi de la oficina anda lentísimo | internet lento en la oficina | la red está lentísima | va muy lento el internet en el hangar | slow wifi | a internet está lenta
= El wifi no se conecta: ¿cómo olvidar la red y renovar el certificado de red?
no me conecta el wifi | no tengo internet en la oficina | mi portátil no encuentra la red | no se conecta a brisa-empresa | el portátil no coge el wifi después de meses sin usarlo | wifi not connecting | não conecta no wifi
= ¿Cómo entra el teléfono propio en el wifi Brisa-Personal?
puedo conectar mi celular al wifi | wifi para mi móvil | cuántos dispositivos puedo conectar | connect my own phone to wifi | conectar meu celular no wifi
= Visitas en Brisa-Visitas: ¿recepción da el código diario del wifi?
wifi para invitados | viene una visita y necesita internet | un cliente en la oficina quiere wifi | clave del wifi de visitas | guest wifi | wifi para visitantes
= ¿Se pide una red wifi para eventos de más de 20 personas?
tenemos un evento con mucha gente y necesitamos wifi | wifi para un curso de 40 personas
= ¿Hay wifi en plataforma y a bordo?
hay wifi en la pista | puedo usar el wifi del avión | wifi a bordo para la tripulación | wifi on board
= ¿Qué cobertura wifi hay en el hangar y el almacén?
no hay señal en el hangar | cobertura en el almacén | wifi coverage hangar
= ¿Se pueden conectar routers o repetidores propios?
puedo traer mi router | poner un repetidor en la oficina | own router
= ¿Dónde se ve el estado de la red en averías generales?
se cayó la red en toda la oficina | está caído el sistema | hay una avería general | no funciona nada a nadie | is there an outage | o sistema está fora do ar

= La impresora de puerta o mostrador no imprime: ¿qué hago, procedimiento?
no imprime la impresora de la puerta | la impresora del mostrador no saca pases | se atascó el papel en la puerta de embarque | salen los pases en blanco | no salen las etiquetas de maletas | luz roja en la impresora de embarque | la impresora de la puerta no saca nada | se trabó la impresora del gate
gate printer not working | a impressora do portão não imprime
= Mira la luz de la impresora: ¿qué es verde, roja o ámbar?
qué significa la luz naranja de la impresora | la impresora tiene una luz roja | luz ámbar parpadea en la impresora | printer light is red
= Si el pase sale en blanco al imprimir, ¿el rollo térmico está al revés?
los pases salen en blanco | imprime papeles en blanco | las etiquetas salen vacías | boarding passes come out blank | os cartões saem em branco
= Vuelo afectado: ¿en cuántos minutos llega un técnico?
cuánto tarda el técnico en llegar a la puerta | cuándo viene alguien a arreglar la impresora del embarque | how long until a technician comes | em quanto tempo chega o técnico
= ¿Cómo instalar la impresora de oficina?
cómo agrego una impresora | instalar impresora en mi portátil | conectar la impresora de la oficina | install the office printer | instalar a impressora
= La de oficina no imprime: ¿comprobar la red de la oficina, pasar el carné y «Arreglar mi impresora»?
no puedo imprimir | la impresora del despacho no imprime | the office printer is not printing | a impressora do escritório não imprime | la impresora de la oficina no funciona | mandé a imprimir y no sale nada | mi documento no sale en la impresora | no me imprime | office printer does not print | a impressora não funciona
= ¿Cuánto tiempo quedan los documentos en cola de la impresora?
dónde recojo lo que imprimí | mandé imprimir ayer y mis hojas desaparecieron | hasta cuándo puedo recoger lo impreso | se borró lo que mandé imprimir | cómo saco mis hojas de la impresora
= ¿Cómo escanear a mi correo?
cómo escaneo un documento | quiero escanear un papel | digitalizar un documento | scan a document | escanear um documento
= ¿Qué hago si falta papel o tóner en la impresora?
no hay tóner | se acabó la tinta | falta papel en la puerta | dónde hay rollos de papel térmico | printer out of toner | acabou o toner
= ¿Cómo se imprimen nóminas y datos confidenciales?
tengo que imprimir algo confidencial | imprimir mi nómina | dónde tiro los papeles confidenciales

= ¿Qué hago si no veo un calendario o un buzón del equipo?
no me aparece el calendario del equipo | no veo el buzón compartido | desapareció el calendario | no puedo abrir el correo del equipo | shared calendar missing | não vejo a agenda da equipe
= Compartir tu calendario: ¿«Permisos» para solo disponibilidad, detalles o edición?
quiero compartir mi calendario | cómo comparto mi calendario con un compañero | dar permiso para ver mi agenda | que mi jefe vea mi calendario | share my calendar | compartilhar minha agenda
= ¿Cómo se pide un buzón compartido?
necesitamos un correo para el equipo | crear un buzón compartido | cuenta de correo del departamento | request a shared mailbox | caixa de correio compartilhada
= ¿Cuánto espacio tiene el buzón y qué hago si está lleno?
mi correo está lleno | no me caben más correos | buzón lleno | cuántos gigas tengo de correo | cuánto espacio tiene mi buzón si soy tripulante | mailbox full | caixa de entrada cheia
= ¿Hasta cuántos MB se envían adjuntos grandes?
no puedo mandar un archivo grande | tamaño máximo de adjunto | el archivo pesa mucho para el correo | quiero enviar un video por mail | attachment too big | anexo muito grande
= ¿Cómo poner el correo en el teléfono?
cómo instalo el correo en mi celular | correo de la empresa en el móvil | puedo usar mi celular personal para el correo del trabajo | configurar outlook en el teléfono | email on my phone | e-mail no celular
= ¿Qué hago si el correo del teléfono deja de recibir después de cambiar la contraseña?
no me llegan correos al celular desde que cambié la clave | dejó de funcionar el correo del móvil | mail stopped on my phone
= ¿Cómo se activa la respuesta automática de ausencia?
poner mensaje de vacaciones en el correo | quiero que el correo conteste solo | que el mail responda automáticamente | respuesta automática | mensaje de fuera de oficina | cómo aviso por correo que no estoy | out of office reply | resposta automática de férias
= ¿Cómo se genera la firma corporativa del correo?
cómo pongo mi firma en el correo | firma del email | cambiar mi firma | email signature | assinatura de e-mail
= ¿Cómo recuperar mensajes de correo borrados?
borré un correo importante | cómo recupero un correo que eliminé | recuperar un mail eliminado | cómo recupero un correo borrado | eliminé un mensaje sin querer | recover a deleted email | apaguei um e-mail
= ¿Quién puede escribir a listas de distribución o a toda la plantilla?
quiero mandar un correo a toda la empresa | me quiero salir de una lista de correo | añadir a alguien a una lista de distribución | email everyone in the company

= ¿Qué hago si pierdo o me roban un portátil, tableta o teléfono de empresa?
perdí mi portátil | me robaron el celular de la empresa | dejé la tableta en el avión | me robaron la computadora | me robaron el notebook en la calle | no encuentro mi laptop del trabajo | olvidé el portátil en un taxi | se me perdió el teléfono corporativo
lost laptop | my company phone was stolen | roubaram meu celular da empresa | perdi o notebook
= ¿Qué hago si pierdo mi teléfono personal con correo de empresa?
perdí mi móvil y tenía el correo del trabajo | me robaron mi celular personal con outlook | van a borrar mis fotos | lost my personal phone with work email
= ¿Qué plazo tiene el equipo de sustitución?
cuándo me dan otro portátil | cuánto tarda el teléfono de reemplazo | perdí el portátil y estoy en otra escala, en cuánto me dan otro | me robaron la tableta, cuándo tengo otra | replacement laptop | quando recebo outro notebook
= ¿Se cobra el equipo perdido?
tengo que pagar el portátil que perdí | me van a sancionar por perder el celular | me cobran la tableta | do I have to pay for the lost laptop
= Si aparece el equipo, ¿lo enciendo o lo entrego a la mesa?
encontré el portátil que había perdido | apareció mi tableta | I found my lost laptop
= ¿Cómo evitarlo: el portátil se factura en bodega o va en la mano o en la caja fuerte?
puedo facturar el portátil | dónde dejo el portátil en el hotel | consejos para no perder el equipo

= ¿Qué hago si recibí un correo raro o sospechoso?
me llegó un correo extraño | creo que esto es phishing | recibí un mail que pide mi clave | correo sospechoso | me escribieron diciendo que gané un premio | me mandaron un sms raro | un whatsapp de mi jefe pidiendo dinero
suspicious email | is this phishing | recebi um e-mail estranho
= ¿Qué hago si ya pulsé el enlace o di mis datos?
pinché un enlace de un correo falso | di mi contraseña en una página falsa | abrí un archivo raro | creo que me hackearon | creo que me hackearon el correo | creo que me robaron la cuenta | me hackearon | caí en una estafa | puse mis datos en un enlace | me entraron en la cuenta | tengo un virus
I clicked a link | I think I was hacked | cliquei em um link suspeito | fui hackeado
= ¿Qué señales tiene un correo de phishing?
cómo sé si un correo es falso | cómo reconocer phishing | how to spot phishing | como reconhecer phishing
= ¿Qué fraudes se ven más?
me llamaron de soporte pidiendo instalar algo | vi un código qr en el aparcamiento | un proveedor cambió su cuenta por correo | me piden mi cuenta de nómina por correo
= ¿Cuántas veces al año hay simulacros de phishing y hay sanciones?
caí en el simulacro | me van a castigar por pinchar el correo de prueba | phishing test
= ¿Qué correo legítimo parece falso?
el correo de la encuesta de clima es verdadero | me escribió el seguro médico desde fuera, es real | is this email from the insurance real
= ¿Qué hago con la publicidad y el correo no deseado?
me llega mucho spam | mucha publicidad en mi correo | un correo bueno se fue a spam | too much spam | muito spam
= Correo no deseado: ¿cuántos días se puede recuperar lo que se retuvo en «Cuarentena»?
mi correo quedó en cuarentena | no me llega un correo de un proveedor, está retenido

= ¿Qué hago si no se oye o no me oyen en la reunión?
no me oyen en la reunión | no escucho nada en la videollamada | no funciona el micrófono | no hay sonido en teams | no tengo audio en la llamada | they can't hear me | não me ouvem na reunião
= ¿Qué hago si la cámara no se ve?
no funciona mi cámara | no me ven en la videollamada | la webcam no enciende | camera not working | a câmera não funciona
= ¿Cómo reservar una sala de reunión?
necesito una sala | quiero reservar una sala de reuniones | sala para diez personas | book a meeting room | reservar uma sala
= ¿Cuántas personas caben en la sala pequeña, mediana o el auditorio?
para cuántas personas es la sala mediana | qué capacidad tiene el auditorio | what is the capacity of the rooms
= ¿Qué pasa si no pulso «Estoy aquí» y la sala se libera?
me quitaron la sala que reservé | cuánto tiempo guardan la sala si llego tarde | llegué tarde a la sala y la ocuparon
= ¿Qué hago si la pantalla de la sala no responde?
la pantalla de la sala no funciona | no puedo proyectar en la sala | la tele de la sala de reuniones no prende | no puedo compartir mi pantalla en la sala | meeting room screen
= ¿Cómo invitar a personas de fuera a una reunión?
puede entrar un cliente a la videollamada | invitar a un externo a la reunión | invite guests to a meeting
= ¿Cuándo se puede grabar una reunión y cuánto queda la grabación?
puedo grabar la reunión | dónde está la grabación | cuánto duran guardadas las grabaciones | record a meeting | gravar a reunião
= ¿Cómo se pide un evento en directo de más de 100 personas?
quiero hacer un webinar | evento online para 200 personas | reservar el auditorio | live event
= ¿Cómo se cambian los auriculares rotos?
se me rompieron los auriculares | necesito audífonos nuevos | mis cascos no funcionan | broken headset | fone de ouvido quebrado

= ¿Cómo pedir un programa?
necesito instalar un programa | cómo instalo una aplicación | quiero un software | necesito photoshop | necesito autocad | cómo consigo un programa de diseño | me hace falta un editor de pdf | necesito power bi | no me deja instalar nada | quiero descargar un programa de internet
install software | I need a program | preciso instalar um programa
= ¿Qué plazo tiene un programa con licencia o fuera del catálogo?
cuánto tarda en llegar la licencia | cuándo me instalan el programa que pedí | how long does a software request take
= ¿Qué hago si la instalación de un programa falla?
no se instala el programa | me da error al instalar | la instalación se queda parada | installation fails | a instalação falha
= ¿Qué pasa con las licencias que no se usan?
me quitaron una licencia | me quitaron un programa por no abrirlo, a los cuántos días | desapareció un programa que casi no usaba | unused license
= ¿Se pueden usar versiones de prueba, programas gratis o extensiones del navegador?
puedo instalar una extensión en chrome | puedo usar una prueba gratis | browser extension
= ¿Qué herramienta de inteligencia artificial está aprobada?
puedo usar chatgpt | puedo usar una ia para redactar | se puede usar copilot | puedo subir datos a una ia | can I use ChatGPT | posso usar inteligência artificial
= ¿Cómo se piden permisos de administrador?
necesito ser administrador de mi equipo | permisos de admin | instalar como administrador | admin rights | permissão de administrador
= ¿Se instalan programas de la empresa en ordenadores propios?
puedo instalar office en mi computadora de casa | usar licencias en mi ordenador personal | install Office at home

= ¿Qué hago si la carpeta da acceso denegado?
no puedo entrar a una carpeta | acceso denegado | no tengo permisos en la carpeta | necesito acceso a la carpeta de otro departamento | no me deja abrir un archivo compartido | access denied to folder | não tenho acesso à pasta
= ¿Cómo recuperar un archivo borrado o una versión anterior?
borré un archivo | eliminé una carpeta entera por error | borramos una carpeta del equipo | se me eliminó un documento | recuperar un excel borrado | guardé encima y perdí lo anterior | versión anterior de un documento | recover a deleted file | apaguei um arquivo
= ¿Dónde se guarda cada cosa y qué copia de seguridad tiene?
dónde guardo mis archivos | se hace copia de seguridad de mi portátil | tenía todo en el escritorio y se murió el portátil | cuántos días guardan copia de mi carpeta | where should I save my files | onde salvo meus arquivos
= ¿Cómo compartir archivos con personas de fuera?
cómo mando documentos a un cliente | compartir una carpeta con un externo | share files with external people | compartilhar arquivos com gente de fora
= ¿Cómo crear un espacio de equipo?
quiero una carpeta para mi equipo | crear un sitio de equipo | team space | espaço de equipe
= ¿Qué pasa con los documentos y accesos de quien deja la empresa o cambia de puesto?
se fue un compañero y necesito sus archivos | una persona dejó la empresa y necesito sus papeles | me cambié de puesto y no tengo accesos | quitar accesos a quien se fue | files of a colleague who left
= ¿Qué hago con un archivo bloqueado por otra persona?
el archivo está abierto por otro | no puedo editar un excel porque está bloqueado | file locked by another user
= ¿Qué hago si falla la sincronización en el portátil con una cruz roja?
no se sincronizan mis archivos | la nube tiene una equis roja | onedrive no sincroniza | sync error
= ¿Se pueden usar memorias USB?
puedo usar un usb | copiar archivos a un pendrive | no me lee la memoria usb | usb stick | pen drive

= ¿Qué hago si Biblioteca no actualiza los manuales de la tableta?
no se actualizan los manuales | biblioteca en rojo | la tableta no sincroniza los manuales | manuales desactualizados antes del vuelo | los manuales siguen en rojo y salgo en una hora | manuals won't update | o tablet não atualiza os manuais
= ¿Qué hago si la tableta no se enciende o no carga?
mi tableta no prende | la ipad no carga | se apagó la tablet y no enciende | tablet won't turn on | o tablet não liga
= ¿Qué hago si la batería de la tableta se calienta o se hincha?
la batería está inflada | la tableta quema | se hinchó la tablet | swollen battery | bateria inchada
= ¿Qué hago si la tableta tiene la pantalla rota?
se rompió la pantalla de la tableta | se me cayó el ipad | cristal roto de la tablet | cracked tablet screen | quebrei a tela do tablet
= ¿Qué hago si el datáfono no cobra en la venta a bordo?
no funciona el datáfono | no puedo cobrar con tarjeta a bordo | el posnet no conecta | card reader on board | a maquininha não funciona
= ¿Qué hago si la programación no aparece en Escalas?
no veo mis vuelos | no aparece mi programación | falta un vuelo en mi app | my roster does not show | não aparece minha escala
= ¿Qué lleva la tableta y qué hacer antes de cada vuelo?
qué aplicaciones tiene la tableta | cuánta batería debe tener la tableta | qué hago con la tableta antes de volar | tablet before the flight
= ¿Se admite el uso personal de la tableta?
puedo ver netflix en la tableta | puedo instalar juegos en el ipad | personal use of the tablet
= ¿Cuándo se devuelve la tableta?
dejo la empresa, entrego la tableta | tengo que devolver el ipad en excedencia | return the tablet
= ¿Cómo pedir el cambio de un equipo con Windows 10?
mi computadora tiene windows 10 | cuándo me pasan a windows 11 | mi equipo es viejo, me lo cambian | windows 10 sin red | upgrade from Windows 10
= ¿Qué hago con la pantalla azul?
me sale pantalla azul | se reinicia solo el ordenador con un error azul | blue screen | tela azul
= El equipo va lento: ¿cerrar programas, vaciar la papelera y «Limpieza de equipo»?
mi computadora va muy lenta | el portátil se queda pegado | tarda mucho en abrir todo | slow computer | meu computador está lento
`;
