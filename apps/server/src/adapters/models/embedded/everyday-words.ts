/** What people call things when they tell their case, in the format of `STAFF_WORDS`. */
export const EVERYDAY_WORDS = `
averia averiar averio averiado descomponer descompuso varado tirado grua pinchazo pinche > averia averias
tren metro bus autobus colectivo micro combi trafico atasco huelga > transporte retraso
playa piscina montana crucero escapada veraneo veranear > vacaciones
casero arrendador arrendatario inmobiliaria alquilar arriendo arrendar piso departamento depa > alquiler
gano ganar ganamos ingresos > ingresos sueldo
descuento descontar descontaron rebajaron quitaron menos > retencion descuentos
jamon vino botella cesta canasta chocolates perfume entradas bolsa lapicero boligrafo taza whisky licor > regalo obsequio objeto
propina propinas luca lucas luquita yapa
despido despedir despiden echan echar carta amonestacion apercibimiento > sancion despido expediente
insulta insultar humilla humillar grita gritar manosea acosa acosar acoso maltrato maltrata molesta bullying > acoso
soborno coima mordida corrupcion > sobornos fraude
apuntar apunte apuntado apuntada inscribir inscribi anotar anote registrar registre > inscripcion plaza
asistir asistencia acudir presentar
curso clase clases taller > formacion curso
embarazo embarazada barriga encinta gestacion gestante
bebe nena nene bebita recien nacido > hijo nacimiento
mellizos gemelos > multiple
tatuar tatuarme tatuaje tatuajes tattoo
barba bigote afeitar
unas manicura esmalte
arete zarcillo caravana argolla aros > pendientes
gafas lentes anteojos
falda vestido > prenda
corbata panuelo bufanda fular scarf
zapato zapatilla tacon bota > calzado
talla talle numero
lavar planchar plancha tintoreria > limpieza
costura coser dobladillo sastre sastreria > arreglos
ex exmujer exmarido expareja separado separada separarme separar > divorcio divorciado
hermano hermana primo prima cunado cunada sobrino sobrina > familiares
dentista ortodoncia brackets frenillos caries empaste implante > dental
dentista odontologo ginecologo ginecologa pediatra oculista dermatologo cardiologo traumatologo fisioterapeuta matrona especialista > cita medica medico
psicologo psiquiatra ansiedad depresion estres burnout agotado angustia > psicologico
atropellar atropello choque chocar choque estrellar caida torcer torci esguince quebre fracture > accidente
sancion sancionar castigar castigo
afiliar asegurar inscribir incluir anadir agregar > alta incluir
pareja novio conviviente concubina > pareja
luz electricidad internet gas factura > gastos compensacion
silla escritorio mesa monitor > equipo silla
perro perra perrito gato gata mascota mascotas
receta recetar recetas medicamento pastillas
mochila equipaje bolso maleta carry
cuarto habitacion pieza hotel > alojamiento hotel
dormir alojar pernoctar quedarme > pernocta
kilometraje gasolina bencina combustible nafta peaje > kilometro coche
comida almuerzo cena merienda lonche colacion > comida
tique ticket tickets recibo voucher comprobante boleta > justificante recibo
perder perdi extravie extravio traspapele > perdido perdida
excel hoja planilla word powerpoint presentacion informe pdf fichero > archivo documento
papeles documentacion carpetas > documentos
borre borrar borro elimine elimino suprimi > borrado
guardado guardar guarde grabado > guarda
disco escritorio local > disco escritorio
clave contrasena pin > contrasena
acordar acuerdo recuerdo recordar olvidar olvido olvidado olvide > olvidada olvidaste recuerdo
usuario cuenta login > cuenta usuario
bloquear trabar trabo congelo colgo > bloqueada bloqueado
mandar enviar adjuntar reenviar > adjuntos
video foto fotos pelicula imagen > adjuntos archivo
rebota rebotar rebote devuelto > adjuntos limite
megas mb pesado pesa grande > grandes mb
responder contestar automatico solo > automatica respuesta
ausente vacacionando ausencia > ausencias
aparecer aparecio encontre encontrado hallado > aparece
hojas folios impresos copias fotocopias > impresion documentos
abordar embarque boarding pase pases > embarque pase
link enlace liga hipervinculo > enlace
pique pinche clique abri clickee pulse entre > pulsaste pulsado
fraude estafa engano timo robo suplantar finge hackear hackearon hackeado > phishing fraude sospechoso
director gerente ceo jefazo presidente > jefe
mensaje whatsapp sms texto > mensaje
microfono micro mic audio sonido voz > microfono
oye oyen escucha escuchan > microfono
sala reservada reserva reservado aula > sala
ocupada ocupado cogido cogio quitaron > libera libre
descargar descargue bajar baje download > instalar descarga
chatgpt copilot gemini claude deepseek > inteligencia artificial
ia > inteligencia artificial
gorda abombada inflada inflo hinchada hincho > hincha bateria
quema quemando caliente calienta hirviendo recalienta > calienta
trizar trizo trizada estrellada rajada quebrada quebro > rota
cobrar cobran cobren > coste cargo cobra
aviso notificacion alerta pop push > aviso
reloj smartwatch
llave token fisica
enchufar enchufe cargador corriente
cortar corta corto desconecta caida intermitente > corta
cliente visitante invitado externo proveedor > visitas visita
wifi guifi wi fi internet
celu celular cel fono movil > telefono
compu pc maquina equipo torre > ordenador portatil
cibercafe ciber locutorio cabina publico > cibercafe
administrador admin root permisos privilegios > administrador
controlador driver drivers > programa
impresora imprimir imprimo
retribucion bono bonus incentivo prima
beca carrera maestria postgrado mba > estudios
propuesta rechazar niega negar denegar > negativa
tardanza impuntual atrasado llegue
caducar expirar expiro vencio vencido caducado caduco > caduca
tecnico soporte informatico sistemas
mutua aseguradora hospital clinica
`;
