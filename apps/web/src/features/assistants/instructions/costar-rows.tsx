import { type CostarSection, costarSections } from "@metatron/contract/assistants/constants";
import { useId } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import { Textarea } from "../../../ui/textarea.tsx";
import type { CostarTexts } from "./costar.ts";

interface CostarRowsProps {
  texts: CostarTexts;
  onText: (section: CostarSection, text: string) => void;
  /** The generator is writing the sections. */
  isBusy: boolean;
}

/** Six rows with the label at the left and the text at the right; a focused row becomes a field. */
export function CostarRows({ texts, onText, isBusy }: CostarRowsProps) {
  return (
    <div aria-busy={isBusy}>
      {costarSections.map((section) => (
        <Row
          key={section}
          section={section}
          text={texts[section]}
          onText={(text) => onText(section, text)}
          isBusy={isBusy}
        />
      ))}
    </div>
  );
}

interface RowProps {
  section: CostarSection;
  text: string;
  onText: (text: string) => void;
  isBusy: boolean;
}

function Row({ section, text, onText, isBusy }: RowProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid items-start border-b border-border py-2 handset:grid-cols-[104px_minmax(0,1fr)]">
      <label htmlFor={id} className="pt-2 font-medium">
        {t(`assistantEditor.instructions.names.${section}`)}
      </label>
      <div
        className={cx(
          "-mx-3 rounded-md border border-transparent px-3 py-2 transition-colors hover:bg-surface-hover",
          "has-[textarea:focus]:border-border-strong has-[textarea:focus]:bg-surface-raised has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-focus",
        )}
      >
        <Textarea
          id={id}
          variant="bare"
          minRows={1}
          maxRows={16}
          value={text}
          readOnly={isBusy}
          onChange={(event) => onText(event.currentTarget.value)}
          placeholder={t(`assistantEditor.instructions.hints.${section}`)}
          className="text-[0.9375rem] leading-[22px] pointer-coarse:text-lg"
        />
      </div>
    </div>
  );
}
