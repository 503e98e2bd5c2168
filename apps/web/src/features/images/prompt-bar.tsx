import {
  type ImageSize,
  type ImageStyle,
  imageSizes,
  imageStyles,
  MAX_IMAGE_PROMPT_CHARS,
  MAX_IMAGES_PER_CALL,
} from "@metatron/contract/images/constants";
import type { GalleryImage, ImageMakerInfo, ImageRequest } from "@metatron/contract/images/images";
import { ChevronDown, Images, Palette, RectangleVertical, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuChoice } from "../../ui/menu-items.tsx";
import { PickButton } from "../../ui/pick-button.tsx";
import { SendButton, StopButton } from "../../ui/send-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";

/** The picture to vary or edit. */
export interface StartingImage {
  image: GalleryImage;
  mode: "vary" | "edit";
}

interface PromptBarProps {
  text: string;
  onText: (text: string) => void;
  maker: ImageMakerInfo | undefined;
  start: StartingImage | null;
  onClearStart: () => void;
  isMaking: boolean;
  onMake: (request: Omit<ImageRequest, "id">) => void;
  onStop: () => void;
  textRef: Ref<HTMLTextAreaElement>;
}

const NO_STYLE = "none";
const NUMBERS = Array.from({ length: MAX_IMAGES_PER_CALL }, (_, at) => String(at + 1));

export function PromptBar(props: PromptBarProps) {
  const { text, onText, maker, start, onClearStart, isMaking, onMake, onStop, textRef } = props;
  const { t, i18n } = useTranslation();
  const [size, setSize] = useState<ImageSize>("1024x1024");
  const [count, setCount] = useState("1");
  const [style, setStyle] = useState<ImageStyle | typeof NO_STYLE>(NO_STYLE);
  const isEmpty = text.trim() === "";
  const mayMake = !isEmpty && text.length <= MAX_IMAGE_PROMPT_CHARS && !isMaking;

  function handleMake() {
    if (!mayMake) return;
    onMake({
      prompt: text.trim(),
      size,
      n: Number(count),
      ...(style === NO_STYLE ? {} : { style }),
      ...(start ? { mode: start.mode, sourceFileId: start.image.fileId } : {}),
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleMake();
  }

  const figures = new Intl.NumberFormat(i18n.language);
  const measure = { length: figures.format(text.length), most: figures.format(MAX_IMAGE_PROMPT_CHARS) };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handleMake();
      }}
      className="rounded-[18px] bg-surface-raised p-3 inset-ring-1 inset-ring-border-strong shadow-[0_8px_24px_-12px_rgb(10_20_30/0.14)] has-[textarea:focus]:inset-ring-[1.5px] has-[textarea:focus]:inset-ring-focus"
    >
      {start && (
        <p className="mb-2 flex items-center gap-2 text-xs text-text-muted">
          <img src={start.image.url} alt="" className="size-8 rounded-sm object-cover" />
          <span className="min-w-0 flex-1 truncate">
            {t("images.prompt.source")}: {t(start.mode === "vary" ? "images.vary" : "images.change")}
          </span>
          <IconButton size="sm" label={t("images.prompt.removeSource")} onClick={onClearStart}>
            <X className="size-3.5" />
          </IconButton>
        </p>
      )}
      <Textarea
        variant="bare"
        ref={textRef}
        minRows={1}
        maxRows={6}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={handleKey}
        aria-label={t("images.prompt.label")}
        placeholder={t(start?.mode === "edit" ? "images.prompt.edit" : "images.prompt.placeholder")}
        className="px-1 text-[15.5px] leading-6 pointer-coarse:text-lg"
      />
      <div className="mt-2 flex items-center gap-0.5">
        <Choice
          label={t("images.prompt.size")}
          icon={<RectangleVertical />}
          shown={t(`images.sizes.${size}`)}
        >
          <MenuChoice
            label={t("images.prompt.size")}
            value={size}
            onValueChange={setSize}
            options={imageSizes.map((value) => ({ value, label: t(`images.sizes.${value}`), detail: value }))}
          />
        </Choice>
        <Choice
          label={t("images.prompt.n")}
          icon={<Images />}
          shown={t("images.number", { count: Number(count) })}
        >
          <MenuChoice
            label={t("images.prompt.n")}
            value={count}
            onValueChange={setCount}
            options={NUMBERS.map((value) => ({
              value,
              label: t("images.number", { count: Number(value) }),
              disabled: maker?.today ? Number(value) > maker.today.left : false,
            }))}
          />
        </Choice>
        <Choice
          label={t("images.prompt.style")}
          icon={<Palette />}
          shown={t(style === NO_STYLE ? "images.prompt.noStyle" : `images.styles.${style}`)}
        >
          <MenuChoice
            label={t("images.prompt.style")}
            value={style}
            onValueChange={setStyle}
            options={[
              { value: NO_STYLE, label: t("images.prompt.noStyle") },
              ...imageStyles.map((value) => ({ value, label: t(`images.styles.${value}`) })),
            ]}
          />
        </Choice>
        <span className="ml-auto px-2 text-xs text-text-subtle tabular-nums">
          {t("images.prompt.measure", measure)}
        </span>
        {isMaking ? (
          <StopButton isMain label={t("images.prompt.stop")} onStop={onStop} />
        ) : (
          <SendButton label={t("images.prompt.send")} disabled={!mayMake} />
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  icon: ReactNode;
  shown: string;
  children: ReactNode;
}

function Choice({ label, icon, shown, children }: ChoiceProps) {
  return (
    <Menu
      side="top"
      trigger={
        <PickButton aria-label={`${label}: ${shown}`}>
          {icon}
          <span className="truncate max-handset:sr-only">{shown}</span>
          <ChevronDown className="size-3.5 text-text-subtle" />
        </PickButton>
      }
    >
      {children}
    </Menu>
  );
}
