import type { GalleryImage } from "@metatron/contract/images/images";
import { useMutation } from "@tanstack/react-query";
import { Camera, Copy, ImagePlus, ScanText } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { pickFiles } from "../../lib/pick-files.ts";
import { isPicture, shrinkPicture, toDataUrl } from "../../lib/shrink-picture.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { Button } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon.tsx";
import { Input } from "../../ui/input.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { toast } from "../../ui/toast.ts";

type Looked = { url: string; body: { fileId: string } | { image: string } };

interface DescribePanelProps {
  /** A picture of the gallery that was chosen for description. */
  image: GalleryImage | null;
}

/** Describes a picture: one of the gallery, or an uploaded one that is not stored. */
export function DescribePanel({ image }: DescribePanelProps) {
  const { t } = useTranslation();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [question, setQuestion] = useState("");
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const describing = useMutation({
    mutationFn: ({ body }: Looked) => {
      leaving.current?.abort();
      leaving.current = new AbortController();
      const asked = question.trim() === "" ? {} : { question: question.trim() };
      track("describe_image", { asked: question.trim() !== "" });
      return call("describeImage", { body: { ...body, ...asked }, signal: leaving.current.signal });
    },
  });
  const { mutate, reset } = describing;

  useEffect(() => {
    if (!image) return;
    const chosen = { url: image.url, body: { fileId: image.fileId } };
    setLooked(chosen);
    mutate(chosen);
  }, [image, mutate]);

  async function take(files: readonly File[]) {
    const [file] = files.filter(isPicture);
    if (!file) return;
    try {
      const url = await toDataUrl(await shrinkPicture(file));
      reset();
      setLooked({ url, body: { image: url } });
    } catch {
      toast({ text: t("images.unreadable", { name: file.name }) });
    }
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take([...event.clipboardData.files]);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-label={t("images.describing.title")}
      onPaste={handlePaste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      className="mx-auto grid w-full max-w-column gap-5"
    >
      <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-border-strong p-6 text-center">
        {looked ? (
          <img src={looked.url} alt="" className="max-h-72 max-w-full rounded-md" />
        ) : (
          <div>
            <h2 className="text-lg font-medium">{t("images.describing.title")}</h2>
            <p className="mt-1 max-w-[34em] text-sm text-text-muted">{t("images.describing.text")}</p>
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => void pickFiles("image/*", { multiple: false }).then(take)}>
            <ImagePlus />
            {t(looked ? "images.describing.other" : "images.describing.pick")}
          </Button>
          <Button
            onClick={() => void pickFiles("image/*", { multiple: false, capture: "environment" }).then(take)}
            className="pointer-fine:hidden"
          >
            <Camera />
            {t("images.describing.camera")}
          </Button>
        </div>
      </div>
      {looked && (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(looked);
          }}
        >
          <div className="min-w-0 flex-1">
            <Input
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
              placeholder={t("images.describing.question")}
              aria-label={t("images.describing.question")}
            />
          </div>
          <Button type="submit" variant="primary" busy={describing.isPending}>
            <ScanText />
            {t("images.describing.ask")}
          </Button>
        </form>
      )}
      <div role="status">
        {describing.isPending && (
          <div className="grid gap-3">
            <Horizon state="live" className="w-48" />
            <p className="text-sm text-text-muted">{t("images.describing.busy")}</p>
          </div>
        )}
        {describing.error && (
          <p className="text-sm text-danger-text">
            {t("images.describing.failed")}: {reasonOf(t, describing.error)}
          </p>
        )}
      </div>
      {describing.data && <Described answer={describing.data} />}
    </section>
  );
}

interface DescribedProps {
  answer: Awaited<ReturnType<typeof call<"describeImage">>>;
}

function Described({ answer }: DescribedProps) {
  const labels = useMarkdownLabels();
  const { t } = useTranslation();
  async function copy() {
    await navigator.clipboard.writeText(answer.text);
    toast({ text: t("images.describing.copied") });
  }
  return (
    <article aria-label={t("images.describing.result")}>
      <Markdown text={answer.text} isStreaming={false} labels={labels} citations={[]} activeCitation={null} />
      <p className="mt-3 flex items-center justify-between gap-2 text-xs text-text-subtle">
        {t("images.describing.by", { model: answer.model })}
        <Button size="sm" variant="ghost" onClick={() => void copy()}>
          <Copy />
          {t("images.describing.copy")}
        </Button>
      </p>
    </article>
  );
}
