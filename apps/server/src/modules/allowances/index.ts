export { giveBack, leftToday, mustHaveLeft, spend } from "./spend.ts";
