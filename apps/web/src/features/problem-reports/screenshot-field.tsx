import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { pickFiles } from "../../lib/pick-files.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { canCapture, captureScreen, readScreenshot, type Screenshot } from "./take-screenshot.ts";

interface ScreenshotFieldProps {
  screenshot: Screenshot | null;
  onScreenshot: (screenshot: Screenshot | null) => void;
}

/** Uploaded, captured, or pasted into the surrounding form. The preview shows it. */
export function ScreenshotField({ screenshot, onScreenshot }: ScreenshotFieldProps) {
  const { t } = useTranslation();
  async function handlePick() {
    const [file] = await pickFiles("image/png,image/jpeg,image/webp", { multiple: false });
    if (file) onScreenshot(await readScreenshot(file));
  }
  async function handleCapture() {
    const captured = await captureScreen();
    if (captured) onScreenshot(captured);
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t("report.screenshot")}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {screenshot?.state === "taken" ? (
          <Button size="sm" onClick={() => onScreenshot(null)}>
            <Trash2 />
            {t("report.removeScreenshot")}
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => void handlePick()}>
              <ImagePlus />
              {t("report.attach")}
            </Button>
            {canCapture() && (
              <Button size="sm" onClick={() => void handleCapture()}>
                <Camera />
                {t("report.capture")}
              </Button>
            )}
          </>
        )}
      </div>
      {screenshot?.state === "failed" ? (
        <p role="alert" className="mt-1.5 text-xs text-danger-text">
          {t(`report.${screenshot.fault}`)}
        </p>
      ) : (
        <p className="mt-1.5 text-xs text-text-subtle">{t("report.paste")}</p>
      )}
    </fieldset>
  );
}
