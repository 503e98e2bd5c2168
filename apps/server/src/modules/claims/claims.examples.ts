/** The kind of error in a claim, or how a correct claim is worded. */
export type ClaimKind =
  | "true"
  | "paraphrase"
  | "english"
  | "portuguese"
  | "negated"
  | "number"
  | "row"
  | "column"
  | "unit"
  | "date"
  | "subject"
  | "condition"
  | "english-false"
  | "portuguese-false";

export const SUPPORTED_KINDS: ReadonlySet<ClaimKind> = new Set([
  "true",
  "paraphrase",
  "english",
  "portuguese",
]);

export interface ClaimGroup {
  /** A section of the demo knowledge, as `folder/document#section`, or an invented passage. */
  from: string;
  /**
   * The rules were written with `tune` in view and corrected after `check` and `held-out`; `last` was run
   * once they were final.
   */
  set: "tune" | "check" | "held-out" | "last";
  claims: readonly (readonly [ClaimKind, string])[];
}

const INVENTED_PASSAGES: Readonly<Record<string, string>> = {
  deicing: `## Deshielo de aeronaves
El deshielo es obligatorio cuando hay escarcha en las alas. El fluido tipo I se aplica a 60 °C como mínimo y protege durante 22 minutos. El fluido tipo IV protege durante 80 minutos y no se calienta. El comandante decide si se repite el tratamiento; el agente de rampa no puede autorizar la salida.

| Fluido | Color | Temperatura mínima | Protección |
|---|---|---|---|
| Tipo I | Naranja | -28 °C | 22 minutos |
| Tipo II | Incoloro | -25 °C | 45 minutos |
| Tipo IV | Verde | -24 °C | 80 minutos |`,
  lounge: `## Sala VIP de personal
La sala abre de 06:00 a 22:30, todos los días salvo el 25 de diciembre. El aforo es de 1.500 visitas al mes. Cada empleado puede llevar a dos invitados; los niños menores de cuatro años no cuentan. La estancia no puede superar las tres horas. La ducha se reserva con 24 horas de antelación y cuesta 12 €.`,
  cargo: `## Mercancías peligrosas
Las baterías de litio sueltas viajan solo en cabina, nunca en bodega. Se admiten hasta 20 baterías por pasajero, de 100 Wh cada una como máximo. Entre 100 y 160 Wh hace falta autorización de la aerolínea y se admiten dos. Las de más de 160 Wh están prohibidas. El hielo seco se admite en bodega hasta 2,5 kg por persona.`,
  fleet: `## Flota
| Modelo | Unidades | Asientos | Alcance |
|---|---|---|---|
| A320 | 24 | 174 | 5.700 km |
| A321neo | 11 | 220 | 7.400 km |
| B787-9 | 8 | 300 | 14.100 km |

Los A320 vuelan rutas nacionales. El B787-9 entró en servicio el 3 de mayo de 2021 y tiene su base en Santiago. La retirada del último A319 está prevista para el 30 de noviembre de 2027.`,
  safety: `## Evacuación en tierra
La evacuación la ordena el comandante. Si el comandante está incapacitado, la ordena el copiloto. Los pasajeros dejan el equipaje a bordo. La aeronave debe quedar vacía en 90 segundos. El jefe de cabina abandona el avión el último, después de revisar los aseos.`,
  canteen: `## Comedor de la base
El menú completo cuesta 4,50 € para la plantilla y 9 € para visitas. El comedor cierra los sábados y los domingos. El pago se hace con el carné; no se admite efectivo. Las dietas especiales se piden con dos días de antelación a cocina@brisadelsur.example.`,
  parking: `## Aparcamiento de empleados
| Zona | Tarifa mensual | Plazas | Horario |
|---|---|---|---|
| P1 cubierto | 45 € | 320 | 24 horas |
| P2 exterior | 20 € | 900 | 24 horas |
| P3 motos | 8 € | 150 | 05:00 a 01:00 |

La plaza se solicita en el portal y se asigna por antigüedad. Las personas con movilidad reducida no pagan. El vehículo que pase más de 14 días seguidos sin moverse será retirado por la grúa.`,
  simulator: `## Entrenamiento en simulador
Cada piloto hace dos sesiones de simulador al año, de cuatro horas cada una. La primera sesión es en marzo y la segunda en octubre. Quien suspende repite la sesión en un plazo de 21 días y no vuela hasta aprobarla. El instructor entrega el informe el mismo día. La tripulación de cabina no usa el simulador: entrena en la maqueta una vez al año.`,
};

const LAST_PASSAGES: Readonly<Record<string, string>> = {
  bikes: `## Bicicletas en la base
El aparcamiento de bicicletas es gratuito y tiene 64 plazas. La llave se pide en recepción con una fianza de 15 €, que se devuelve al entregarla. Las bicicletas eléctricas no se cargan dentro del edificio. El candado que lleve más de seis semanas sin uso se corta.`,
  bonus: `## Plus de idioma
| Idioma | Nivel B2 | Nivel C1 |
|---|---|---|
| Inglés | 40 € al mes | 75 € al mes |
| Portugués | 55 € al mes | 90 € al mes |
| Alemán | 60 € al mes | 110 € al mes |

El plus se cobra desde el mes siguiente al examen y caduca a los cuatro años. El personal de tierra lo recibe solo si atiende a pasajeros.`,
};

export const ALL_PASSAGES: Readonly<Record<string, string>> = { ...INVENTED_PASSAGES, ...LAST_PASSAGES };

export const CLAIM_GROUPS: readonly ClaimGroup[] = [
  {
    from: "rh/vacaciones#2",
    set: "tune",
    claims: [
      ["true", "Con menos de 5 años de antigüedad, el personal de tierra tiene 23 días laborables."],
      [
        "paraphrase",
        "Si llevas 12 años en la empresa (de 10 a 14 años), en tierra te corresponden 26 días laborables.",
      ],
      ["true", "La tripulación de cabina con 15 años o más tiene 38 días naturales."],
      ["paraphrase", "Los festivos locales no gastan días de vacaciones al personal de tierra."],
      ["column", "Con menos de 5 años de antigüedad, el personal de tierra tiene 30 días naturales."],
      ["row", "De 5 a 9 años, el personal de tierra tiene 28 días laborables."],
      ["unit", "Con menos de 5 años de antigüedad, el personal de tierra tiene 23 horas laborables."],
      ["number", "Con menos de 5 años de antigüedad, el personal de tierra tiene 24 días laborables."],
      ["negated", "Las fracciones no se redondean al medio día superior."],
      [
        "negated",
        "Los festivos locales que caen dentro de las vacaciones del personal de tierra consumen días.",
      ],
      ["english", "Ground staff with less than 5 years of service have 23 working days."],
      ["portuguese", "O pessoal de terra com menos de 5 anos tem 23 dias úteis."],
      ["english-false", "Ground staff with less than 5 years of service have 30 working days."],
      ["subject", "Los becarios con menos de 5 años tienen 23 días laborables."],
    ],
  },
  {
    from: "rh/bajas-medicas#2",
    set: "tune",
    claims: [
      ["true", "Tienes cuatro días al año de indisposición sin parte médico."],
      ["paraphrase", "La tripulación dispone de tres días de indisposición al año."],
      ["true", "A partir del tercer día seguido hace falta el parte de baja."],
      ["number", "Tienes tres días al año de indisposición sin parte médico en tierra."],
      ["negated", "A partir del tercer día seguido no hace falta el parte de baja."],
      ["negated", "Los días de indisposición no se pagan con el salario completo."],
      ["condition", "Tienes cuatro días al año de indisposición con parte médico."],
      ["english", "You have four days a year of indisposition without a medical certificate."],
      ["portuguese", "Você tem quatro dias por ano de indisposição sem atestado médico."],
      ["portuguese-false", "A partir do terceiro dia seguido não é preciso o atestado."],
      ["unit", "Tienes cuatro semanas al año de indisposición sin parte médico."],
    ],
  },
  {
    from: "rh/beneficios-sociales#3",
    set: "tune",
    claims: [
      ["true", "La cuota de la pareja es de 38 € al mes."],
      ["true", "Puedes incluir a tus hijos hasta los 26 años si conviven contigo o estudian."],
      ["paraphrase", "Los dos primeros hijos no pagan nada: 0 € al mes."],
      ["row", "La cuota de la pareja es de 64 € al mes."],
      ["row", "Los padres a cargo cuestan 38 € al mes cada uno."],
      ["number", "La tarjeta digital llega en 30 días laborables."],
      ["negated", "El seguro médico no incluye el parto."],
      ["negated", "El seguro exige un cuestionario de salud."],
      ["date", "Las altas fuera de plazo tienen efecto el 1 de febrero siguiente."],
      ["english", "The fee for your partner is 38 € per month."],
      ["english-false", "The fee for your partner is 12 € per month."],
      ["portuguese", "O cartão digital chega em cinco dias úteis."],
    ],
  },
  {
    from: "rh/calendario-de-nomina-2026#1",
    set: "tune",
    claims: [
      ["true", "La nómina de marzo se paga el 30 de marzo."],
      ["paraphrase", "En agosto el recibo está disponible desde el 26 de agosto."],
      ["column", "La nómina de marzo se paga el 26 de marzo."],
      ["row", "La nómina de abril se paga el 28 de mayo."],
      ["date", "La nómina de enero se paga el 31 de enero."],
      ["true", "El cierre de variables de junio es el 15 de junio."],
      ["english", "The payroll for March is paid on March 30."],
      ["english-false", "The payroll for March is paid on March 26."],
      ["negated", "En diciembre el sueldo no se adelanta."],
      ["paraphrase", "En diciembre se cobra antes: el día 22."],
      ["portuguese", "A folha de março é paga em 30 de março."],
    ],
  },
  {
    from: "deicing",
    set: "tune",
    claims: [
      ["true", "El fluido tipo IV protege durante 80 minutos."],
      ["true", "El fluido tipo I se aplica a 60 °C como mínimo."],
      ["row", "El fluido tipo II protege 80 minutos."],
      ["row", "El fluido tipo IV es naranja."],
      ["unit", "El fluido tipo I protege durante 22 horas."],
      ["negated", "El deshielo no es obligatorio cuando hay escarcha en las alas."],
      ["negated", "El agente de rampa puede autorizar la salida."],
      ["subject", "El agente de rampa decide si se repite el tratamiento."],
      ["english", "Type IV fluid protects for 80 minutes."],
      ["english-false", "The ramp agent can authorise the departure."],
      ["condition", "El fluido tipo I se aplica a 60 °C como máximo."],
      ["paraphrase", "Quien decide repetir el tratamiento es el comandante."],
    ],
  },
  {
    from: "lounge",
    set: "tune",
    claims: [
      ["true", "El aforo es de 1500 visitas al mes."],
      ["paraphrase", "Puedes llevar a 2 invitados como empleado."],
      ["true", "La ducha cuesta 12 € y se reserva con veinticuatro horas de antelación."],
      ["unit", "La estancia no puede superar los tres días."],
      ["negated", "La estancia puede superar las tres horas."],
      ["date", "La sala abre todos los días salvo el 24 de diciembre."],
      ["number", "El aforo es de 1.200 visitas al mes."],
      ["number", "Cada empleado puede llevar a cuatro invitados."],
      ["english", "The lounge opens from 06:00 to 22:30."],
      ["portuguese", "Cada empregado pode levar dois convidados."],
      ["portuguese-false", "Cada empregado pode levar três convidados."],
      ["subject", "La ducha abre de 06:00 a 22:30."],
    ],
  },
  {
    from: "fleet",
    set: "tune",
    claims: [
      ["true", "El A321neo tiene 220 asientos y un alcance de 7400 km."],
      ["paraphrase", "Hay ocho unidades del B787-9 en la flota."],
      ["row", "El A320 tiene 220 asientos."],
      ["column", "El A320 tiene 24 asientos."],
      ["date", "El B787-9 entró en servicio el 3 de mayo de 2022."],
      ["date", "La retirada del último A319 está prevista para el 3 de noviembre de 2027."],
      ["true", "El B787-9 tiene su base en Santiago."],
      ["negated", "Los A320 no vuelan rutas nacionales."],
      ["english", "The B787-9 entered service on 3 May 2021."],
      ["english-false", "The B787-9 entered service on 3 June 2021."],
      ["subject", "El A321neo vuela rutas nacionales."],
    ],
  },
  {
    from: "mesa/contrasena#3",
    set: "tune",
    claims: [
      ["true", "La cuenta se bloquea 15 minutos después de diez intentos fallidos."],
      ["paraphrase", "Tras 10 intentos fallidos la cuenta queda bloqueada durante quince minutos."],
      ["number", "La cuenta se bloquea 30 minutos después de diez intentos fallidos."],
      ["number", "La cuenta se bloquea después de quince intentos fallidos."],
      ["unit", "La cuenta se bloquea 15 horas después de diez intentos fallidos."],
      ["negated", "La cuenta no se bloquea después de diez intentos fallidos."],
      ["english", "The account is locked for 15 minutes after ten failed attempts."],
      ["portuguese", "A conta é bloqueada por 15 minutos depois de dez tentativas."],
    ],
  },
  {
    from: "rh/turnos-y-descansos#6",
    set: "tune",
    claims: [
      ["true", "Las horas extraordinarias diurnas se pagan al 175 % de la hora ordinaria."],
      ["row", "Las horas extraordinarias nocturnas se pagan al 225 %."],
      ["true", "El tope es de 80 horas al año."],
      ["unit", "El tope es de 80 días al año."],
      ["negated", "Las horas extraordinarias no son voluntarias."],
      ["condition", "Las horas extraordinarias son obligatorias."],
      ["paraphrase", "En festivo la hora extra se paga al 225 por ciento."],
      ["english", "Overtime is limited to 80 hours a year."],
      ["english-false", "Overtime is limited to 90 hours a year."],
      ["number", "Se compensan en los seis meses siguientes."],
    ],
  },
  {
    from: "rh/vacaciones#3",
    set: "check",
    claims: [
      ["true", "La solicitud se presenta con al menos 30 días de antelación."],
      ["paraphrase", "Para julio, agosto y diciembre hay que pedirlas con 60 días."],
      ["number", "La solicitud se presenta con al menos 60 días de antelación en mayo."],
      ["unit", "La solicitud se presenta con al menos 30 semanas de antelación."],
      ["true", "La subasta anual de vacaciones se abre el 1 de octubre para el año siguiente."],
      ["date", "La subasta anual de vacaciones se cierra el 30 de octubre."],
      ["paraphrase", "Tu responsable tiene 10 días naturales para contestar."],
      ["negated", "Si tu responsable no contesta, la solicitud no queda aprobada."],
      ["english", "Your manager has ten calendar days to answer."],
      ["english-false", "Your manager has thirty calendar days to answer."],
      ["portuguese", "O pedido é apresentado com pelo menos 30 dias de antecedência."],
      ["portuguese-false", "O pedido é apresentado com pelo menos 10 dias de antecedência."],
    ],
  },
  {
    from: "rh/permisos-retribuidos#2",
    set: "check",
    claims: [
      ["true", "Por matrimonio o pareja de hecho inscrita corresponden 15 días naturales."],
      ["true", "Por fallecimiento de tíos o sobrinos corresponde 1 día laborable, el día del sepelio."],
      ["paraphrase", "La donación de sangre da derecho a cuatro horas."],
      ["row", "Por fallecimiento de abuelos o hermanos corresponden 15 días naturales."],
      ["row", "Por mudanza del domicilio habitual corresponden 5 días laborables."],
      ["unit", "La donación de sangre da derecho a cuatro días."],
      ["number", "Por matrimonio corresponden 20 días naturales."],
      ["negated", "Por matrimonio no corresponden 15 días naturales."],
      ["english", "Marriage gives 15 calendar days."],
      ["english-false", "Marriage gives 5 calendar days."],
      ["portuguese", "A doação de sangue dá direito a 4 horas."],
      ["subject", "Por adopción de un perro corresponden 15 días naturales."],
    ],
  },
  {
    from: "rh/dietas-y-gastos#2",
    set: "check",
    claims: [
      ["true", "En Europa la cena se paga a 28 €."],
      ["true", "En América del Norte el desayuno es de 14 €."],
      ["paraphrase", "El día completo con pernocta en América del Sur son 64 euros."],
      ["row", "En Europa la cena se paga a 32 €."],
      ["column", "En Europa el desayuno es de 28 €."],
      ["unit", "En Europa la cena se paga a 28 dólares."],
      ["number", "En Europa la cena se paga a 30 €."],
      ["english", "In Europe the dinner allowance is 28 €."],
      ["english-false", "In Europe the breakfast allowance is 28 €."],
      ["portuguese", "Na Europa o jantar é pago a 28 €."],
      ["negated", "Los importes no se pagan en la moneda de la nómina."],
    ],
  },
  {
    from: "rh/pasajes-de-beneficio#5",
    set: "check",
    claims: [
      ["true", "Quien se queda en tierra pasa a la lista del vuelo siguiente durante 48 horas."],
      ["paraphrase", "Las tasas del trayecto no usado se reembolsan en 10 días."],
      ["negated", "La empresa paga el hotel, la comida y otro billete."],
      ["negated", "Las tasas no se reembolsan en diez días."],
      ["unit", "Las tasas se reembolsan en diez semanas."],
      ["number", "Quien se queda en tierra pasa a la lista del vuelo siguiente durante 10 horas."],
      ["english", "The company does not pay for a hotel, food or another ticket."],
      ["english-false", "The company pays for a hotel, food or another ticket."],
      ["portuguese", "A empresa não paga hotel, comida nem outro bilhete."],
    ],
  },
  {
    from: "cargo",
    set: "check",
    claims: [
      ["true", "Las baterías de litio sueltas viajan solo en cabina."],
      ["true", "Se admiten hasta veinte baterías por pasajero."],
      ["paraphrase", "Para baterías entre 100 y 160 Wh hace falta autorización de la aerolínea."],
      ["negated", "Las baterías de más de 160 Wh no están prohibidas."],
      ["negated", "Las baterías de litio sueltas viajan en bodega."],
      ["unit", "El hielo seco se admite en bodega hasta 2,5 litros por persona."],
      ["number", "El hielo seco se admite en bodega hasta 20 kg por persona."],
      ["condition", "Las baterías de menos de 160 Wh están prohibidas."],
      ["english", "Dry ice is accepted in the hold up to 2.5 kg per person."],
      ["portuguese", "As baterias de mais de 160 Wh são proibidas."],
      ["portuguese-false", "As baterias de mais de 160 Wh não são proibidas."],
    ],
  },
  {
    from: "safety",
    set: "check",
    claims: [
      ["true", "La evacuación la ordena el comandante."],
      ["paraphrase", "La aeronave tiene que estar vacía en noventa segundos."],
      ["paraphrase", "El equipaje de los pasajeros se queda a bordo."],
      ["unit", "La aeronave debe quedar vacía en 90 minutos."],
      ["subject", "La evacuación la ordena el jefe de cabina."],
      ["negated", "Los pasajeros no dejan el equipaje a bordo."],
      ["condition", "El jefe de cabina abandona el avión el primero."],
      ["condition", "El jefe de cabina abandona el avión antes de revisar los aseos."],
      ["english", "The aircraft must be empty in 90 seconds."],
      ["english-false", "The aircraft must be empty in 60 seconds."],
      ["portuguese", "A evacuação é ordenada pelo comandante."],
    ],
  },
  {
    from: "canteen",
    set: "check",
    claims: [
      ["true", "El menú completo cuesta 4,50 € para la plantilla."],
      ["paraphrase", "Las visitas pagan 9 euros por el menú completo."],
      ["number", "El menú completo cuesta 9 € para la plantilla."],
      ["negated", "Se admite efectivo."],
      ["negated", "El comedor no cierra los sábados."],
      ["date", "El comedor cierra los lunes."],
      ["unit", "Las dietas especiales se piden con dos semanas de antelación."],
      ["english", "The canteen is closed on Saturdays and Sundays."],
      ["english-false", "The canteen is open on Saturdays and Sundays."],
      ["portuguese", "Não se aceita dinheiro em espécie."],
    ],
  },
  {
    from: "parking",
    set: "check",
    claims: [
      ["true", "El aparcamiento P1 cubierto cuesta 45 € al mes."],
      ["true", "P2 exterior tiene 900 plazas."],
      ["row", "P3 motos cuesta 20 € al mes."],
      ["column", "P1 cubierto tiene 45 plazas."],
      ["paraphrase", "La zona de motos abre de 05:00 a 01:00."],
      ["negated", "Las personas con movilidad reducida pagan."],
      ["unit", "El vehículo que pase más de 14 semanas seguidas sin moverse será retirado por la grúa."],
      ["number", "El vehículo que pase más de 30 días seguidos sin moverse será retirado por la grúa."],
      ["english", "People with reduced mobility do not pay."],
      ["portuguese", "A vaga é atribuída por antiguidade."],
      ["subject", "La plaza se asigna por sorteo."],
    ],
  },
  {
    from: "simulator",
    set: "check",
    claims: [
      ["true", "Cada piloto hace dos sesiones de simulador al año."],
      ["paraphrase", "Las sesiones duran 4 horas cada una."],
      ["true", "Quien suspende repite la sesión en un plazo de 21 días."],
      ["negated", "Quien suspende vuela hasta aprobarla."],
      ["negated", "La tripulación de cabina usa el simulador."],
      ["date", "La primera sesión es en mayo."],
      ["date", "La segunda sesión es en marzo."],
      ["subject", "La tripulación de cabina hace dos sesiones de simulador al año."],
      ["english", "Each pilot does two simulator sessions a year."],
      ["english-false", "Each pilot does four simulator sessions a year."],
      ["portuguese", "O instrutor entrega o relatório no mesmo dia."],
      ["unit", "Quien suspende repite la sesión en un plazo de 21 horas."],
    ],
  },
  {
    from: "rh/teletrabajo#2",
    set: "held-out",
    claims: [
      ["true", "La modalidad ampliada permite 3 días en casa por semana."],
      ["paraphrase", "Desde el extranjero puedes teletrabajar como máximo 15 días al año."],
      ["row", "La modalidad general permite 3 días en casa por semana."],
      ["number", "Desde el extranjero se puede teletrabajar hasta 48 días al año."],
      ["unit", "Los días se pueden cambiar con 48 días."],
      ["negated", "Desde el extranjero no se puede teletrabajar."],
      ["date", "El día presencial de todos los equipos es el jueves."],
      ["english", "From abroad you can telework up to 15 days a year."],
      ["english-false", "From abroad you can telework up to 15 weeks a year."],
      ["portuguese", "Terça-feira é o dia presencial de todas as equipes."],
    ],
  },
  {
    from: "rh/teletrabajo#4",
    set: "held-out",
    claims: [
      ["true", "La compensación por gastos es de 45 € al mes con dos días o más por semana."],
      ["paraphrase", "Al terminar el acuerdo hay que devolver el equipo."],
      ["unit", "La compensación por gastos es de 45 € al año."],
      ["negated", "El equipo no se devuelve al terminar el acuerdo."],
      ["negated", "Se puede trabajar desde ordenadores ajenos."],
      ["negated", "Los documentos en papel con datos personales salen de la oficina."],
      ["subject", "La mesa de servicio entrega portátil, auriculares, pantalla y silla."],
      ["english", "The company provides a laptop, headphones, screen and chair."],
      ["portuguese-false", "A compensação por gastos é de 54 € por mês."],
    ],
  },
  {
    from: "rh/formacion#3",
    set: "held-out",
    claims: [
      ["true", "Las clases particulares se pagan al 50 %, hasta 600 € al año."],
      ["true", "El nivel exigido para cabina es B2 de inglés."],
      ["paraphrase", "Las inscripciones se abren en septiembre y en enero."],
      ["row", "Las clases particulares se pagan al 100 %."],
      ["number", "El grupo semanal pide una asistencia del 50 %."],
      ["date", "Las inscripciones se abren en marzo y en septiembre."],
      ["subject", "El nivel exigido para cabina es C1 de inglés."],
      ["negated", "Quien lo certifica con C1 no cobra el plus de idioma."],
      ["english", "The weekly group requires 75 % attendance."],
      ["portuguese", "As inscrições abrem em janeiro e em setembro."],
    ],
  },
  {
    from: "rh/nacimiento-y-cuidado#2",
    set: "held-out",
    claims: [
      ["true", "Cada progenitor tiene 19 semanas por cada hijo."],
      ["paraphrase", "Las familias monoparentales disponen de 32 semanas."],
      ["row", "El tramo voluntario es de 6 semanas."],
      ["unit", "Cada progenitor tiene 19 días por cada hijo."],
      ["negated", "El permiso se puede ceder al otro progenitor."],
      ["condition", "La madre puede empezar hasta cuatro semanas después de la fecha prevista de parto."],
      ["number", "Las familias monoparentales tienen 19 semanas."],
      ["english", "Single-parent families have 32 weeks."],
      ["english-false", "Each parent has 32 weeks for each child."],
      ["portuguese", "Cada progenitor tem 19 semanas por cada filho."],
      ["true", "El tramo obligatorio dura 6 semanas seguidas."],
    ],
  },
  {
    from: "rh/uniforme-e-imagen#3",
    set: "held-out",
    claims: [
      ["true", "La pérdida se paga al 50 % la primera vez."],
      ["true", "Un zapato roto se sustituye sin cargo."],
      ["number", "La pérdida se paga al 70 % la primera vez."],
      ["negated", "En caso de robo, pagas."],
      ["condition", "Un zapato roto se sustituye con cargo."],
      ["unit", "Recoge el pedido en el almacén de tu base en un plazo de siete semanas."],
      ["paraphrase", "El pedido se recoge en el almacén de la base en 7 días."],
      ["portuguese", "A perda é paga a 50 % na primeira vez."],
      ["english-false", "Pick up the order at the warehouse of your base within seventeen days."],
      ["negated", "Mientras llega el calzado nuevo no puedes usar uno propio."],
    ],
  },
  {
    from: "mesa/equipos-perdidos#2",
    set: "held-out",
    claims: [
      ["true", "La mesa de servicio atiende en la extensión 4000 a cualquier hora."],
      ["paraphrase", "Si te lo robaron, denuncia en la policía antes de 24 horas."],
      ["number", "Llama a la mesa de servicio, extensión 4400."],
      ["unit", "Si fue un robo, denuncia en la policía del lugar antes de 24 días."],
      ["condition", "Si fue un robo, denuncia en la policía del lugar después de 24 horas."],
      ["negated", "La mesa no bloquea el equipo a distancia."],
      ["subject", "La policía bloquea el equipo a distancia."],
      ["english", "The desk locks the device remotely."],
    ],
  },
  {
    from: "bikes",
    set: "last",
    claims: [
      ["true", "La fianza de la llave es de 15 €."],
      ["paraphrase", "Hay sesenta y cuatro plazas para bicicletas."],
      ["paraphrase", "La fianza se devuelve cuando entregas la llave."],
      ["negated", "La fianza no se devuelve."],
      ["negated", "Las bicicletas eléctricas se cargan dentro del edificio."],
      ["unit", "El candado que lleve más de seis días sin uso se corta."],
      ["number", "La fianza es de 64 €."],
      ["condition", "El candado que lleve menos de seis semanas sin uso se corta."],
      ["subject", "El casco se pide en recepción."],
      ["english", "The deposit for the key is 15 €."],
      ["portuguese", "O estacionamento de bicicletas é gratuito."],
      ["portuguese-false", "As bicicletas elétricas são carregadas dentro do edifício."],
    ],
  },
  {
    from: "bonus",
    set: "last",
    claims: [
      ["true", "El plus de inglés con nivel C1 es de 75 € al mes."],
      ["true", "El plus caduca a los cuatro años."],
      ["row", "El plus de portugués con nivel C1 es de 110 € al mes."],
      ["column", "El plus de inglés con nivel B2 es de 75 € al mes."],
      ["unit", "El plus de inglés con nivel C1 es de 75 € al año."],
      ["negated", "El plus no caduca a los cuatro años."],
      ["number", "El plus caduca a los cinco años."],
      ["paraphrase", "Por alemán con C1 se cobran 110 euros al mes."],
      ["subject", "Los pilotos lo reciben solo si atienden a pasajeros."],
      ["english", "The bonus expires after four years."],
      ["english-false", "The bonus expires after four months."],
      ["portuguese", "O plus de inglês com nível B2 é de 40 € por mês."],
    ],
  },
];
