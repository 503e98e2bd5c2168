import { cutText } from "@metatron/text/cut-text";

/** A model may name a conversation at length, and a toast covers what is below it. */
const MAX_TOAST_TITLE = 60;

export const cutTitle = (title: string) =>
  title.length > MAX_TOAST_TITLE ? `${cutText(title, MAX_TOAST_TITLE).trimEnd()}…` : title;
