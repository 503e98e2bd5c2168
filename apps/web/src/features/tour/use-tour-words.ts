import { useTranslation } from "react-i18next";
import type { TourStop } from "./tours.ts";

export function useTourWords({ tour, name }: TourStop): { title: string; text: string } {
  const { t } = useTranslation();
  // Every stop of every tour has both, which the compiler can't see through two changing names; the tests do.
  const key = `tour.${tour}.${name}` as "tour.chat.composer";
  return { title: t(`${key}.title`), text: t(`${key}.text`) };
}
