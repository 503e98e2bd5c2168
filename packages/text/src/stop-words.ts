import { wordSet } from "./split-words.ts";

/** Whether a folded word is too common to be looked for, in any of the three languages. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const STOP_WORDS = wordSet(`
  a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada como con contra
  cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dame dan dar de debe deben debo decir del desde
  di dice dicen dime donde dos durante e el ella ellas ello ellos en entonces entre era es esa esas ese eso esos esta
  estan estar estas este esto estos estoy explica explicame favor fue ha haber hace hacer hacia hago han hasta hay he
  hola indica indicame la las le les lo los mas me mi mis misma mismo mucho muy nada necesito ni no nos nosotros o ocurre os
  otra otras otro otros para pero poco podemos podria porque por puede pueden puedo pues que quien quienes quiero
  quisiera saber se sea segun ser si sido siempre sin sobre solo son soy su sus tal tambien tampoco tan tanto te tener
  tengo tenemos ti tiene tienen tienes toda todas todo todos tras tu tus u un una unas uno unos usted ustedes va vale
  ver y ya yo gracias
  about am an and any are as at be because been but by can could did do does for from had has have how i if in into is
  it its just long many me much my no not of on or our please should so tell than that the their them then there these they this
  those to us was we were what when where which who why will with would you your
  ao aos as ate com da das dele dela do dos ela ele eles em essa esse esta este eu foi isso isto ja mais mas meu minha
  na nas nem no nos nossa nosso num numa o onde os ou para por porque posso preciso qual quais quando
  quantas quantos quanto quem sao se sem ser seu seus sua suas tem tenho um uma umas uns voce voces
`);
