import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";

/**
 * Words with which people tell their case and which a document that answers it need not have: everyday verbs,
 * adverbs and judgements. A noun that stands nowhere in the documents is what the question is about.
 */
const WORDS = `
toca tocan tocar corresponde corresponden dan dar dando tengo tener teniendo hago hacer haciendo puedo puede pueden poder
necesito necesitar quiero querer llevo llevar lleva trabajo trabajar empresa cobro cobrar pagan paga pagar gano gana ganar
cuesta costar vale valer dura durar tarda tardar espero esperar pasa pasar ser siendo sera hay existe permite permiten permitir
debo debe deber voy ir vamos estoy estar soy pido pide pedir pidiendo dia dias mes meses ano anos nuevo nueva tiene cubre cubrir sirve
servir sigo sigue seguir dejo deja dejar salgo sale salir entro entra entrar vengo viene venir vuelvo volver llega llego llegar
llegan quedo queda quedar pongo pone poner quito quitar saco saca sacar uso usa usar tomo tome tomar digo dice decir hablo
hablar mando manda mandar envio enviar recibo recibir busco buscar encuentro encontrar aparece aparecer anda andar funciona
funcionar sirve cambio cambia cambiar cambie abro abre abrir cierro cerrar empiezo empieza empezar termino termina terminar
acabo acabar devuelven devolver aceptar acepto aviso avisar aviso consigo conseguir logro lograr intento intentar pruebo probar
muestro mostrar veo ver miro mirar creo creer pienso pensar entiendo entender sabe saber conozco conocer duermo dormir
igual tambien todavia aun ahora hoy manana ayer siempre nunca nadie alguien antes despues luego pronto tarde temprano rapido
lento lentisimo lenta raro rara malo mala mal bueno buena bien grande pequeno caro cara barato mismo misma conmigo contigo
cerca lejos aqui alla ademas casi apenas solo sola tal vez quiza normal extra_ especial mejor peor primer primera
ultima ultimo mayor menor general cosa cosas tema caso forma manera tipo gente persona lugar sitio parte vez veces rato
chamba laburo pega curro camello laboral quehago po pues che wey libre libres worked working estando coger cogerme agarrar cojo largo larga corto corta alto alta bajo ancho meter maximo maxima minimo minima tope limite alternativa opcion opciones solucion par euro euros semana semanas hora horas mucho muchas muchos poco pocos numero veces quiere quiera quieren
tomar tomarme quede quedo cae caer hay-que ahi tanto junto justo siento verdad duda pregunta info informacion porfa ayuda_ urgente
pasado proximo siguiente demas podria deberia seria quisiera gustaria interesa oigan hola buenas
podeis poneis dais teneis quereis haceis vais sois estais deberia deberian habra haya hubiera pasara podre podremos
enterar entere dig diga digan decirle contar contarle contarselo cuento explicar explicarle preguntar pregunto atender mientras
monton plena pleno directamente justo ayer anoche antier ahorita ratito rato querer queriendo sigue siguen seguimos sigo lio problema
problemas urge urgente acabo acaba acaban parece parecen resulta ocurre ocurrio sucede sucedio querria tocaria echan echar mano
parce che oye oigan compa amigo_ vale bueno entonces ademas encima incluso todavia ahora mismo nomas nada siquiera
get got getting receive after have long take need want work company after before
derecho tenho receber preciso ganho empresa tempo depois
`;

const FRAME = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .map((word) => stem(foldText(word))),
);

export const isFrameWord = (term: string): boolean => FRAME.has(term);
