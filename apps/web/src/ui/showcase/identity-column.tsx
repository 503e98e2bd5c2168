import { BrandMark, type MarkName } from "../brand-mark.tsx";
import { Specimen } from "./specimen.tsx";

const MARKS: { name: MarkName; brand: string; label: string }[] = [
  { name: "metatron", brand: "rh", label: "Metatron" },
  { name: "rh", brand: "rh", label: "RH+" },
  { name: "chatlibre", brand: "chatlibre", label: "Chat Libre" },
  { name: "amelia", brand: "amelia", label: "Amelia" },
];

const COLOURS =
  "canvas surface surface-raised surface-sunken surface-hover surface-active text text-muted text-subtle border border-strong focus accent accent-hover accent-soft glow glow-2 mark danger warning success danger-soft warning-soft success-soft chart-1 chart-2 chart-3 chart-4 chart-5 mark-edge".split(
    " ",
  );

export function IdentityColumn({ theme }: { theme: string }) {
  return (
    <div className="min-w-0">
      <Specimen title="Marcas">
        <div className="mt-3.5 flex flex-wrap gap-7.5">
          {MARKS.map((mark) => (
            <div key={mark.name} data-brand={mark.brand} data-theme={theme} className="text-center text-text">
              <BrandMark name={mark.name} className="mx-auto size-13" />
              <div className="mt-1.5 text-sm font-medium">{mark.label}</div>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Color" className="mt-6.5">
        <ul className="mt-2.5 grid grid-cols-4 gap-x-2.5 gap-y-3 handset:grid-cols-6">
          {COLOURS.map((name) => (
            <li key={name} className="min-w-0">
              <div
                className="h-11 rounded-[10px] border border-text/10"
                style={{ background: `var(--${name})` }}
              />
              <div className="mt-1 text-[0.625rem] leading-3.5 tracking-[-0.03em] break-words text-text-subtle">
                {name}
              </div>
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  );
}
