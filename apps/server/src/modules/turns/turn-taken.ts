/** Another process considered this turn lost and resumed it; later writes of this process must be ignored. */
export class TurnTaken extends Error {
  override name = "TurnTaken";
}
