import { Inbox } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";

interface CaseOfferProps {
  desk: "rh" | "service-desk";
  /** After a bad answer or one without support the reason is shown; otherwise a quiet button. */
  tone: "offer" | "quiet";
  onOpen: () => void;
}

export function CaseOffer({ desk, tone, onOpen }: CaseOfferProps) {
  const { t } = useTranslation();
  if (tone === "quiet") {
    return (
      <Button size="sm" variant="ghost" className="mt-1 -ml-2" onClick={onOpen}>
        <Inbox />
        {t(`cases.open.${desk}`)}
      </Button>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[12px] bg-accent-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-sm leading-[19px]">{t(`cases.offer.${desk}`)}</p>
      <Button size="sm" onClick={onOpen}>
        <Inbox />
        {t(`cases.open.${desk}`)}
      </Button>
    </div>
  );
}
