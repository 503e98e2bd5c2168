/** Function words of the three languages, folded. */
export const FUNCTION_WORDS = words(`
  a al ante bajo con contra de del desde e el ella ellos en entre es esa ese eso esta este esto estos estas hacia hasta la las
  le les lo los me mi mis o os para por que se sea segun si son su sus tambien te tu tus u un una unas uno unos y ya como cuando
  donde quien quienes cual cuales cuanto cuantos muy tan tanto cada cuyo porque mientras durante
  alguien nos vos fue fueron era eran sera seran sean fuera fueran cuya cuyos cuyas unicamente solamente incluso aunque quiza contigo consigo
  mediante sobre todo toda todos todas ambos ademas asi aun solo siempre entonces pues ahi alli aqui ahora luego mas menos
  the of and is are was were to in for with you your on at by be been it its this that these those as or if from an each per his her
  their our they we he she which who whom when where will would shall may might also any all both about into than then there so such
  only always up least most more less out during between under over everyone everybody anyone anybody someone somebody s themselves
  themself yourself itself via while whose whatever whichever per cent them us me him just even within through every aged already once latest go goes well onwards
  o os as do da dos das ao aos em no na nos nas num numa um uma uns umas com por pelo pela pelos pelas para que se seu sua seus suas
  voce ele ela eles sao ser foi e ou quando onde quem qual quais mais menos muito cada todo toda todos tambem ja ate isso isto esse essa
  apenas somente disso disto nisso feito feita feitos sob sobre entre de maximo minimo pelo alguem lhe lhes foram fui eram era estiver estiverem for forem tiver tiverem houver dele dela
  deles delas neste nesta nesse nessa nele nela cujo cuja toda todas
`);

/** Verbs and nouns that a rewording may add or leave out; they carry no part of a claim. */
export const GENERIC_WORDS = words(`
  tener tiene tienen tienes tengo tenemos haber hay ha han hace hacen hacer ser estar esta estan puede pueden puedes poder podra debe
  deben debes deber corresponde corresponden corresponder dispone disponen disponer cuenta-con da dan dar derecho existe existen
  queda quedan quedar sigue va van ir recibe recibes recibir obtiene total caso casos manera forma hecho parte-de trata cosa dice
  tendras tendra tendran tenga tengas tengan tendria podras podra podran deberas debera deberan habra haya hayan hara haran hacerlo
  quiere quieres quieras quieren sigues siguen estas estaras estara conviene otro otra otros otras mismo misma mismos mismas
  indica establece segun tramite disfruta disfrutan disfrutar concede conceden otorga significa supone cuentan tuyo propio propia propios propias
  do does did have has had can could must should get gets give gives given entitled entitles right rights case there's take takes taken
  make makes made said says stay stays same other another held hold holds keep done being having getting need needs want wants
  tem tens temos ter haver ha esta estao pode podem poder deve devem dever dao dar direito fica ficam ficar vai vao ir recebe receber
  outro outra outros outras proprio propria proprios mesmo mesma mesmos mesmas tera terao podera poderao devera haja queira quiser esteja
  caso forma dura duran durar dura antes despues tras before after depois apos
`);

export const NEGATORS = {
  es: words("no nunca jamas sin ni ningun ninguna ninguno nadie nada tampoco"),
  en: words("not never no without cannot nobody none neither nor nothing"),
  pt: words("nao nunca jamais sem nem nenhum nenhuma ninguem nada tampouco"),
} as const;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
