import type { Palette } from "./palettes.ts";
import type { Random } from "./seeded-random.ts";

export type Canvas = { width: number; height: number; palette: Palette; random: Random };

/** Each scene is a landscape of plain shapes that can't be mistaken for a photograph. */
export const scenes = { hills, runway, scallops, arch, waves, contrail } satisfies Record<
  string,
  (canvas: Canvas) => string
>;

export type SceneName = keyof typeof scenes;

export const sceneWords: Record<SceneName, RegExp> = {
  runway: /pista|despeg|aterriz|runway|decol|baliza|luces/,
  arch: /hangar|puerta|taller|tecnic|herramient|door|tool|oficina|sala/,
  scallops: /patron|mosaico|textura|fondo|pattern|logo|icono|icone/,
  waves: /aurora|onda|viento|sonido|datos|red|wave|wind|mar|agua/,
  contrail: /avion|vuelo|aeronave|estela|plane|flight|aviao|voo|cartel|poster|seguridad/,
  hills: /montan|nube|paisaje|valle|cielo|mountain|cloud|landscape|campo/,
};

function hills({ width, height, palette, random }: Canvas): string {
  const radius = Math.min(width, height) * random.between(0.08, 0.13);
  const x = width * random.between(0.25, 0.75);
  const y = height * random.between(0.38, 0.5);
  const layers = palette.land.map((colour, at) => ridge({ width, height, random }, 0.52 + at * 0.12, colour));
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.sun}" opacity=".92"/>${layers.join("")}`;
}

function runway({ width, height, palette, random }: Canvas): string {
  const horizon = height * random.between(0.5, 0.58);
  const x = width * random.between(0.42, 0.58);
  const lights = Array.from({ length: 12 }, (_, at) => {
    const near = ((at + 1) / 12) ** 2;
    const y = horizon + (height - horizon) * near;
    const spread = width * 0.42 * near;
    const size = 1.5 + near * Math.min(width, height) * 0.012;
    const dot = (cx: number, colour: string) => `<circle cx="${cx}" cy="${y}" r="${size}" fill="${colour}"/>`;
    return dot(x - spread, palette.sun) + dot(x, palette.land[0]) + dot(x + spread, palette.sun);
  });
  return `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${palette.land[3]}"/>
    <rect y="${horizon - 2}" width="${width}" height="3" fill="${palette.sky[1]}"/>${lights.join("")}`;
}

function scallops({ width, height, palette, random }: Canvas): string {
  const radius = Math.min(width, height) / random.pick([8, 10, 12]);
  const [far, middle, near] = palette.land;
  const colours = [far, middle, near, palette.sun, palette.sky[1]] as const;
  const shapes: string[] = [`<rect width="${width}" height="${height}" fill="${palette.land[3]}"/>`];
  for (let row = 0; row * radius < height + radius; row += 1) {
    const shift = row % 2 === 0 ? 0 : radius;
    for (let x = -radius; x < width + radius; x += radius * 2) {
      const [left, y] = [x + shift - radius, row * radius + radius];
      const path = `M${left} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
      shapes.push(
        `<path d="${path}" fill="${random.pick(colours)}" stroke="${palette.ink}" stroke-width="1.5"/>`,
      );
    }
  }
  return shapes.join("");
}

function arch({ width, height, palette, random }: Canvas): string {
  const wide = width * random.between(0.5, 0.62);
  const left = (width - wide) / 2;
  const [top, floor] = [height * 0.3, height * 0.74];
  const bars = Array.from({ length: 4 }, (_, at) => {
    const x = left + (wide * (at + 1)) / 5;
    return `<line x1="${x}" x2="${x}" y1="${top - height * 0.06}" y2="${floor}" stroke="${palette.land[0]}" stroke-width="2" opacity=".5"/>`;
  });
  const body = `M${left} ${floor}V${top}Q${width / 2} ${top - height * 0.16} ${left + wide} ${top}V${floor}z`;
  const person = width * random.between(0.4, 0.6);
  const tall = height * 0.09;
  return `<rect width="${width}" height="${height}" fill="${palette.land[3]}"/>
    <path d="${body}" fill="${palette.sun}"/>${bars.join("")}
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="${palette.land[2]}"/>
    <circle cx="${person}" cy="${floor - tall}" r="${tall * 0.17}" fill="${palette.land[3]}"/>
    <path d="M${person - tall * 0.2} ${floor}l${tall * 0.07} ${-tall * 0.75}h${tall * 0.26}l${tall * 0.07} ${tall * 0.75}z" fill="${palette.land[3]}"/>`;
}

function waves({ width, height, palette, random }: Canvas): string {
  const lines = Array.from({ length: 9 }, (_, at) => {
    const y = height * (0.22 + at * 0.04);
    const bend = height * random.between(0.05, 0.16);
    const path = `M0 ${y + bend}C${width * 0.3} ${y - bend} ${width * 0.6} ${y + bend * 1.6} ${width} ${y - bend}`;
    const colour = at % 3 === 0 ? palette.sun : palette.land[at % 2 === 0 ? 0 : 1];
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${random.between(1.5, 14)}" opacity="${random.between(0.3, 0.8)}"/>`;
  });
  return lines.join("") + ridge({ width, height, random }, 0.82, palette.land[3]);
}

function contrail({ width, height, palette, random }: Canvas): string {
  const radius = Math.min(width, height) * random.between(0.24, 0.3);
  const [x, y] = [width * random.between(0.42, 0.58), height * 0.44];
  const [from, to] = [height * random.between(0.5, 0.62), height * random.between(0.12, 0.24)];
  const ground = height * 0.66;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.sun}"/>
    <path d="M${width * 0.04} ${from}Q${width * 0.55} ${from * 0.8} ${width * 0.92} ${to}" fill="none" stroke="#ffffff" stroke-width="${Math.max(3, width * 0.005)}" stroke-linecap="round"/>
    <path d="M0 ${ground + height * 0.03}Q${width / 2} ${ground - height * 0.05} ${width} ${ground + height * 0.03}V${height}H0z" fill="${palette.land[3]}"/>`;
}

function ridge({ width, height, random }: Omit<Canvas, "palette">, level: number, colour: string): string {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, at) => ({
    x: (width * at) / steps,
    y: height * (level + random.between(-0.05, 0.05)),
  }));
  const curve = points
    .slice(1)
    .map(({ x, y }, at) => {
      const before = points[at] ?? { x: 0, y };
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  return `<path d="M0 ${points[0]?.y ?? 0}${curve}V${height}H0z" fill="${colour}"/>`;
}
