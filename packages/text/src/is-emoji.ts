const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Whether a text is exactly one emoji as displayed, flags and skin tones included. */
export function isEmoji(text: string): boolean {
  return [...new Intl.Segmenter().segment(text)].length === 1 && PICTOGRAPH.test(text);
}
