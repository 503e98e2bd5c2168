import type { Handover, HandoverSummary } from "@metatron/contract/handovers/handover";
import type { Translate } from "../../lib/translator.ts";

type Addressed = Pick<HandoverSummary, "role" | "base" | "people">;

/** "Agente de aeropuerto en SCL y 2 personas". */
export function describeReceivers(t: Translate, { role, base, people }: Addressed): string {
  const named = role && t(`roles.${role}`);
  const parts = [
    named && (base ? t("handovers.roleAt", { role: named, base }) : named),
    people > 0 && t("handovers.peopleCount", { count: people }),
  ].filter(Boolean);
  return parts.join(" · ") || t("handovers.nobody");
}

export const receiversOf = ({ role, base, emails }: Handover): Addressed => ({
  role,
  base,
  people: emails.length,
});

interface PersonAt {
  by: string;
  at: string;
}

/** "Recibido por Ana Soto, 06:12", with the day where it is not today. */
export const receivedLine = (t: Translate, { by, at }: PersonAt, language: string): string =>
  t("handovers.receivedBy", { by, time: shortTime(at, language) });

export function shortTime(at: string, language: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(date);
}

export const shortDay = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(new Date(at));
