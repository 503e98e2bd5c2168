/**
 * What staff say for what documents of people and operations call otherwise, one group per line, in plain letters. Words of a group
 * stand for each other; those before «>» stand for those behind it, but not the other way round.
 */
export const STAFF_WORDS = `
vacaciones ferias
permiso licencia ausencia
novia novio enamorada polola pololo prometida > pareja
conyuge pareja esposa esposo marido mujer senora
hijo hija hijos ninos nino nina chico chica peque crio chamaco nene > hijos hijo
bebe guagua nene > hijo nacimiento lactante
papa padre paternidad paterno > progenitor padres nacimiento
mama madre maternidad materno > progenitor padres nacimiento madre
padres papas viejos
hermano hermana hermanos
abuelo abuela abuelos abuelita abuelito
tio tia tios
sobrino sobrina sobrinos
suegro suegra suegros
cunado cunada cunados
nieto nieta nietos
hermano hermana abuelo abuela tio tia suegro suegra cunado nieto sobrino padre madre hijo hija esposa esposo marido mujer conyuge pareja familia > familiar familiares
gemelos mellizos trillizos > multiple parto
monoparental soltera soltero
divorcio divorciar divorciado divorciarse divorcie
adoptar adopcion adoptado
embarazo embarazada encinta
lactancia pecho amamantar lactante mamar
posnatal postnatal prenatal natalidad > nacimiento permiso
nacer nace nacio nacimiento parto alumbramiento
boda matrimonio casamiento nupcias
boda matrimonio casamiento > ceremonia
fallecimiento fallecer muerte morir murio muere muera defuncion luto
velorio entierro sepelio funeral > fallecimiento sepelio
mudanza mudar mudarme mudarse trasteo > domicilio traslado
hospitalizacion hospital hospitalizado ingresado ingreso ingresan ingresaron hospitalizan internado > hospitalizacion
operacion operar operan opera cirugia intervencion
amigdalas apendice apendicitis vesicula cataratas hernia menisco juanete > operacion
examen examenes prueba parcial
doctor doctora medico medica consulta
especialista medico revision chequeo > cita medica
enfermo enferma enfermar enfermedad indisposicion resfriado resfrio gripe catarro
fiebre gripe resfriado vomitos migrana dolor > enfermo enfermedad
baja incapacidad
ausencia ausentarse faltar falto inasistencia
justificante comprobante certificado constancia papel parte
dentista odontologo muela muelas dientes > dental
psicologo psicologa terapeuta terapia > psicologico apoyo
ansiedad depresion estres agobio > mental salud
accidente caer cai caida golpe lesion choque atropello
laboral trabajo
renta irpf hacienda declaracion > retenciones impuesto
impuesto tributo retencion retenciones
sueldo salario nomina retribucion remuneracion paga mensualidad
plata platica lana guita pasta billete quincena > sueldo nomina dinero
cobrar cobro pagar pago paga abonar abono ingresar depositar deposito remunerar retribuir transferir
adelanto adelantar adelantan adelantado > anticipo anticipos
anticipo anticipos
prestamo credito prestar prestan
aguinaldo gratificacion > paga extraordinaria navidad
gratis gratuito gratuita
navidad navideno
extra extras extraordinaria extraordinarias extraordinario sobretiempo
noche nocturno nocturna nocturnidad madrugada
diurno diurna
finiquito liquidacion
kilometro kilometraje kilometros km
coche carro auto automovil vehiculo
turno turnos jornada horario
cuadrante cuadrantes roster planilla programacion
publicar publican publica salir salen sacan
feriado festivo feriados festivos
imaginaria guardia reten
descanso descansar reposo libre libranza franco descansos
fichar fichaje marcar checar ponchar > fichaje ficha
intercambio intercambiar permuta trueque cambiar cambio
retraso demora atraso tarde retrasar
presentarse presentarme acudir
pasaje billete boleto ticket trayecto vuelo viaje pasajes
volar viajar vuelo viaje
acompanante amigo amiga
plaza lugar asiento espacio cupo sitio hueco
standby espera
equipaje maleta bulto valija bagaje
kilo kilos kg peso pesar
dieta viatico viaticos
almuerzo comida lonche
cena cenar
desayuno desayunar
hotel alojamiento habitacion cuarto hospedaje
pernocta pernoctar dormir duermo noche
taxi uber cabify > taxi transporte
recibo factura ticket boleta comprobante recibos
gasto gastos
calzado zapato zapatos zapatillas botas tenis
chaqueta saco americana
pelo cabello melena
pendiente pendientes arete aretes aro piercing
tatuaje tattoo tatuado
vestimenta ropa vestuario atuendo prenda prendas
uniforme uniformes
romper rompio roto rota rotura rompieron malograr malograron danar danado estropear estropeado descomponer averiado romperse partio
perder perdi perdio pierdo pierde perdido perdida extravio extraviar extravie
robar robaron robado robo hurto hurtaron
limpiar limpieza lavar lavado tintoreria lavanderia
curso cursos formacion capacitacion entrenamiento taller
renovar renueva vigencia caducar caduca vencer vence vencimiento vigente
beca ayuda subvencion apoyo
master maestria posgrado estudios universidad carrera grado
estudiar estudio estudios
matricula inscripcion colegiatura arancel
idioma idiomas ingles portugues lengua
instructor formador profesor
vacante vacantes puesto promocion ascenso ascender
gimnasio gym
guarderia jardin
colegio cole escuela escolar
aparcamiento parking estacionamiento aparcar estacionar
pension pensiones
jubilacion jubilar jubilarme jubilarse jubilado retiro retirarse
seguro poliza aseguradora
regalo obsequio regalar detalle
proveedor proveedores contratista
aceptar quedar quedo quedarme acepto
denuncia denunciar reclamacion
sancion castigo multa expediente
alcohol cerveza beber copa trago vino
trabajo empleo laburo chamba pega curro camello brete
trabajar laburar laburo currar chambear
trabajar > trabajado trabajados
jefe jefa supervisor responsable superior encargado manager gerente lider
contestar responder contesta responde respuesta
companero companera colega
companero companera colega > persona alguien
renunciar renuncia dimitir dimision
teletrabajo remoto teletrabajar home
extranjero exterior abroad
oficina oficinas sede
presencial presencialmente oficina venir ir
casa domicilio hogar
antelacion anticipacion preaviso aviso margen plazo
avisar aviso notificar comunicar informar
pedir pido pide pidio solicitar solicitud peticion tramitar tramite solicito
guardar acumular pasar traspaso traspasar conservar
sobrar sobraron sobran sobrante restantes pendientes > pendientes pasar traspaso
gastar gasto usar utilizar disfrutar consumir tomar
juntar acumular acumulacion unir
empezar empieza comenzar inicio iniciar
terminar acabar fin final finalizar
cancelar anular cancelacion anulacion
devolver devolucion reembolso reintegro devuelven
coste costo precio importe tarifa monto valor
maximo tope limite maxima
minimo minima
ayudar ayudan ayuda apoyo subvencion
empleado trabajador personal colaborador funcionario plantilla
auxiliar azafata azafato tripulante sobrecargo tcp > cabina tripulacion
azafata azafato tcp sobrecargo tripulante tripulacion cabina
piloto pilotos comandante copiloto
tierra aeropuerto
provincia ciudad region
sudamerica suramerica latinoamerica argentina chile peru brasil colombia ecuador uruguay bolivia paraguay lima bogota quito > america sur
paris francia alemania italia londres portugal roma berlin lisboa inglaterra bruselas amsterdam > europa
usa eeuu miami canada mexico orlando > america norte
enero january janeiro
febrero february fevereiro
marzo march
abril april
mayo may maio
junio june junho
julio july julho
agosto august
septiembre september setembro
octubre october outubro
noviembre november
diciembre december dezembro
siguiente proximo viene
resto otras otros demas
sospechoso raro extrano
sustituir sustitucion reponer reposicion cambiar cambian reemplazar reemplazo
entregar dan entregan
cubrir cubre incluye cubren
llamar llamo telefono numero marcar
reloj relojes > regalo obsequio objeto
chaqueta pantalon falda camisa blusa abrigo zapatos zapato corbata panuelo polo > prenda prendas
llegar recibir llega
escuchar escuchan escucha oir oye oyen
volar > pasaje pasajes
dia > diurna diurno
`;
