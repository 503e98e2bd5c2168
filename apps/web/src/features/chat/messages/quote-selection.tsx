import { TextQuote } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";

type QuoteSelectionProps = {
  scroller: RefObject<HTMLElement | null>;
  onQuote: (text: string) => void;
};

interface Selected {
  text: string;
  left: number;
  top: number;
}

const BUTTON_PX = { width: 96, height: 44 };

/** A small button over selected text of an answer. */
export function QuoteSelection({ scroller, onQuote }: QuoteSelectionProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    let isSelecting = false;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSelected(selectedIn(element)));
    };
    const handleSelection = () => {
      isSelecting = getSelection()?.isCollapsed === false;
      look();
    };
    // Reading the selection forces a layout, so it is not done on every scroll event.
    const handleScroll = () => {
      if (isSelecting) look();
    };
    document.addEventListener("selectionchange", handleSelection);
    element.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", handleSelection);
      element.removeEventListener("scroll", handleScroll);
    };
  }, [scroller]);

  if (!selected) return null;
  return (
    <Button
      size="sm"
      className="absolute! z-panel shadow-2"
      style={{ left: selected.left, top: selected.top }}
      // A press would clear the selection before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onQuote(selected.text);
        getSelection()?.removeAllRanges();
      }}
    >
      <TextQuote />
      {t("messages.actions.quote")}
    </Button>
  );
}

/** The selection inside one answer, and the position of the button: above its start, within the list. */
function selectedIn(scroller: HTMLElement): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = selection.toString().trim();
  const holder = range.commonAncestorContainer;
  const answer = (holder instanceof Element ? holder : holder.parentElement)?.closest("[data-answer-text]");
  if (text === "" || !answer || !scroller.contains(answer)) return null;
  const view = scroller.getBoundingClientRect();
  const place = range.getBoundingClientRect();
  if (place.bottom < view.top || place.top > view.bottom) return null;
  return {
    text,
    left: Math.max(8, Math.min(place.left - view.left, view.width - BUTTON_PX.width - 8)),
    top: Math.max(8, place.top - view.top - BUTTON_PX.height + 4),
  };
}
