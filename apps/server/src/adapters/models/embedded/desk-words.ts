/** What staff say for what documents of the service desk call otherwise, in the format of `STAFF_WORDS`. */
export const DESK_WORDS = `
contrasena clave password pass contrasenas
factor > verificacion pasos
autenticacion verificacion
letras digitos caracteres
letras longitud caracteres
ordenador computadora computador portatil laptop notebook compu pc
ordenador computadora portatil laptop celular movil telefono tableta > equipo
celular movil telefono smartphone
propio personal particular mio
correo mail email mails correos
outlook > correo
buzon casilla bandeja
borrar borre borrado borrados eliminar eliminado elimine eliminados
recuperar restaurar recuperacion rescatar
pendrive usb memoria pincho
archivo fichero documento archivos
adjunto adjuntos adjuntar anexo
adjunto > archivo
archivo > adjunto
tamano > mb gb
megas mega mb
gigas giga gb
capacidad espacio almacenamiento
buzon > espacio
auriculares audifonos cascos headset diadema
microfono micro
camara webcam
wifi wify inalambrica > red
internet red conexion
conexion conectar conecta conectarme entrar acceder
lento lenta lentisimo despacio lentitud
imprimir imprime impresion impresora
cola pendientes
recoger recoge retirar recogerlo
pantalla display monitor
tableta tablet ipad efb
bateria pila
hinchada hincha hinchar inflada abombada
programa software aplicacion app programas
instalar instalacion
licencia licencias
administrador admin administracion elevacion
enlace link vinculo url
pulsar pinchar pinche clicar clic click pulsaste pulse pique
phishing estafa fraude sospechoso timo suplantacion
boton tecla
apagar apago apagues apagarlo
bloquear bloqueada bloqueado bloquea bloqueo
equivocar equivoco fallar fallidos intentos error
sms mensaje mensajes
llave token
alternativa opcion opciones
reunion videollamada meet zoom teams llamada
grabacion grabaciones grabar graba
sala salas
carpeta carpetas unidad
calendario agenda
visita visitas invitado invitados
tecnico soporte
cortar corta cae caer cayo desconecta
vender venta
cargar carga cargador
encender enciende prender prende
manual manuales
actualizar actualiza sincronizar sincroniza actualizacion
papel rollo
luz led
atasco atascado trabado
escanear escaner escaneo
toner tinta
tarjeta carne credencial
proveedores terceros externos externas
web webs pagina paginas sitio
rato temporal
duran dura duracion
`;
