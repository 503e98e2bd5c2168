import { z } from "zod";
import { defaultTopics, sensitiveTopics } from "./sensitive/topics.ts";
import { defaultSuggestions, suggestions } from "./suggestions.ts";

const words = z.array(z.string().min(2)).min(1);

const category = z.strictObject({ name: z.string().min(1), label: z.string().min(1), words });

/** The department of a question that is not for this assistant. */
const elsewhere = z.strictObject({ place: z.string().min(1), words });

const assistant = z.strictObject({ categories: z.array(category).min(1), elsewhere: z.array(elsewhere) });

/** The schema of SPECIALISED_FILE; missing parts use the shipped ones. */
export const specialisedConfig = z.strictObject({
  "rh-plus": assistant,
  "service-desk": assistant,
  sensitive: sensitiveTopics,
  suggestions,
});
export type SpecialisedConfig = z.infer<typeof specialisedConfig>;

export const defaultSpecialised: SpecialisedConfig = {
  suggestions: defaultSuggestions,
  "rh-plus": {
    categories: [
      {
        name: "vacaciones",
        label: "Vacaciones",
        words: ["vacaciones", "días libres", "días pendientes", "guardar días", "saldo de días"],
      },
      {
        name: "permisos",
        label: "Permisos",
        words: [
          ..."permiso licencia boda matrimonio mudanza fallecimiento murió falleció velorio luto examen".split(
            " ",
          ),
          ..."excedencia hospitalización abuela abuelo cita médica donación".split(" "),
        ],
      },
      {
        name: "familia",
        label: "Familia y nacimiento",
        words:
          "nacimiento paternidad maternidad embarazo embarazada lactancia pecho bebé parto adopción hijo hija papá mamá reducción".split(
            " ",
          ),
      },
      {
        name: "turnos",
        label: "Turnos y descansos",
        words:
          "turno cuadrante descanso descansar horario jornada nocturno imaginaria guardia fichaje fichar extraordinarias festivo programación".split(
            " ",
          ),
      },
      {
        name: "dietas",
        label: "Dietas y gastos",
        words:
          "dieta viático gasto recibo reembolso hotel taxi anticipo kilometraje pernocta comida desayuno almuerzo cena".split(
            " ",
          ),
      },
      {
        name: "uniforme",
        label: "Uniforme e imagen",
        words:
          "uniforme zapato calzado chaqueta corbata pañuelo tatuaje barba peinado maquillaje uñas pendiente piercing talla".split(
            " ",
          ),
      },
      {
        name: "beneficios",
        label: "Beneficios",
        words:
          "beneficio seguro médico dental pensiones gimnasio comedor préstamo psicológico ayuda escolar".split(
            " ",
          ),
      },
      {
        name: "viajes",
        label: "Beneficios de viaje",
        words:
          "pasaje billete boleto viajar standby beneficiario acompañante embarcar lista espera vuelo gratis pase".split(
            " ",
          ),
      },
      {
        name: "nomina",
        label: "Nómina",
        words:
          "nómina sueldo salario paga pagan cobro cobrar depositan depósito retención finiquito aguinaldo extra recibo".split(
            " ",
          ),
      },
      {
        name: "salud",
        label: "Salud y bajas",
        words:
          "baja enfermo enfermedad fiebre médico accidente mutua parte incapacidad gripe indisposición salud mareo".split(
            " ",
          ),
      },
      {
        name: "formacion",
        label: "Formación",
        words:
          "formación curso capacitación inglés idioma beca estudios máster certificado instructor promoción vacante".split(
            " ",
          ),
      },
      {
        name: "teletrabajo",
        label: "Teletrabajo",
        words: [
          "teletrabajo",
          "trabajar casa",
          "trabajar desde casa",
          "remoto",
          "híbrido",
          "desconexión",
          "flexible",
        ],
      },
      {
        name: "conducta",
        label: "Conducta y cumplimiento",
        words:
          "conducta regalo regaló obsequio soborno conflicto interés denuncia denunciar acoso sanción falta despido alcohol proveedor invitación".split(
            " ",
          ),
      },
      {
        name: "contrato",
        label: "Contrato y datos",
        words:
          "contrato antigüedad convenio renuncia renunciar empleado jefe responsable rhconnect sindicato jubilación trabajo".split(
            " ",
          ),
      },
    ],
    elsewhere: [
      {
        place: "la Mesa de servicio (Amelia)",
        words:
          "vpn contraseña impresora wifi tablet tableta laptop portátil ordenador outlook phishing software programa instalar celular pantalla".split(
            " ",
          ),
      },
      {
        place: "Chat libre",
        words:
          "poema receta traduce traducir resume resumir redacta escribe inventa cuento ecuación película serie chiste código".split(
            " ",
          ),
      },
    ],
  },
  "service-desk": {
    categories: [
      {
        name: "acceso",
        label: "Acceso y contraseñas",
        words:
          "contraseña clave entrar sesión bloqueada usuario código verifica verificación autenticación acceso permiso carpeta".split(
            " ",
          ),
      },
      {
        name: "red",
        label: "Red y VPN",
        words:
          "vpn wifi internet red conexión conecta conectar lento lentísimo cable router señal cobertura".split(
            " ",
          ),
      },
      {
        name: "equipos",
        label: "Equipos",
        words:
          "impresora imprimir impresión tableta tablet laptop portátil ordenador computadora pantalla teclado celular teléfono auriculares cámara perdí robaron robo".split(
            " ",
          ),
      },
      {
        name: "programas",
        label: "Programas",
        words:
          "programa software instalar instalación licencia aplicación autocad excel actualización windows".split(
            " ",
          ),
      },
      {
        name: "correo",
        label: "Correo y reuniones",
        words: "correo outlook calendario buzón reunión videollamada sala adjunto firma mensaje".split(" "),
      },
      {
        name: "seguridad",
        label: "Seguridad",
        words: "phishing sospechoso fraude virus raro estafa enlace hackeado datos robado".split(" "),
      },
    ],
    elsewhere: [
      {
        place: "RH+",
        words: "vacaciones nómina sueldo permiso turno dieta uniforme pasaje beneficio seguro".split(" "),
      },
    ],
  },
  sensitive: defaultTopics,
};
