import { foldText } from "@metatron/text/fold-text";

/** Questions for which a contact comes before the answer, without accents. */
const NEEDS_CONTACT =
  /acos|ansiedad|psicol|denunci|represalia|alcohol|despid|sancion|castig|falta leve|indemniz|reincorporacion|dejar la empresa|depres|cintura|droga|harass|dismiss/;
/** Some wordings of an everyday question tell of pressure or a dismissal: «si uso todos mis días, ¿me perjudica?». */
const TROUBLE =
  /acos|ansiedad|psicol|denunci|represalia|despid|despedir|indemniz|depres|harass|dismiss|amenaz|threat|embora|fired|sacked|me echar|demit|burnout|suicid|insinu|perjudic|humill|insult|castig|bully|assedi|obligan|obligar|presion|terrorist/;
/** What people also ask about who think of death, or have lost somebody or their work. */
const LOSS = /fallec|seguro de vida|pension|finiquito|contrato|incidente grave|capital/;

/** Whether an everyday question is one for which a contact comes before the answer. */
export const needsContact = (question: string): boolean => NEEDS_CONTACT.test(foldText(question));

export const tellsOfTrouble = (said: string): boolean => TROUBLE.test(foldText(said));

export const isAboutLoss = (question: string): boolean => LOSS.test(foldText(question));
