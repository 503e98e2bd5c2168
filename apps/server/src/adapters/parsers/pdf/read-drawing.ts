import { asMatrix, IDENTITY, type Matrix, multiply, transformBox, transformPoint } from "./geometry.ts";
import type { Picture, Rule } from "./page-content.ts";

interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

type Codes = Readonly<
  Record<
    | "save"
    | "restore"
    | "transform"
    | "constructPath"
    | "endPath"
    | "paintFormXObjectBegin"
    | "paintFormXObjectEnd"
    | "paintImageXObject"
    | "paintInlineImageXObject"
    | "paintImageMaskXObject",
    number
  >
>;

const MAX_RULES = 5000;
const MAX_PICTURES = 200;
// A filled box this thin is a line.
const THIN = 3;
const UNIT = { left: 0, right: 1, top: 0, bottom: 1 };
const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];

/** Finds horizontal and vertical lines, and the positions of images. */
export function readDrawing({
  operators,
  toPage,
  operatorCodes: code,
}: {
  operators: OperatorList;
  toPage: Matrix;
  operatorCodes: Codes;
}): { rules: Rule[]; pictures: Picture[]; pathCount: number } {
  const rules: Rule[] = [];
  const pictures: Picture[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  let pathCount = 0;
  for (let n = 0; n < operators.fnArray.length; n += 1) {
    const args = asList(operators.argsArray[n]);
    switch (operators.fnArray[n]) {
      case code.save:
        saved.push(matrix);
        break;
      case code.restore:
      case code.paintFormXObjectEnd:
        matrix = saved.pop() ?? IDENTITY;
        break;
      case code.transform:
        matrix = multiply(matrix, asMatrix(numbers(args)));
        break;
      case code.paintFormXObjectBegin:
        saved.push(matrix);
        if (args[0]) matrix = multiply(matrix, asMatrix(numbers(args[0])));
        break;
      case code.constructPath:
        if (args[0] === code.endPath) break;
        pathCount += 1;
        if (rules.length < MAX_RULES) addRules(numbers(asList(args[1])[0]), multiply(toPage, matrix), rules);
        break;
      case code.paintImageXObject:
      case code.paintInlineImageXObject:
      case code.paintImageMaskXObject:
        if (pictures.length < MAX_PICTURES)
          pictures.push({
            ...transformBox(multiply(toPage, matrix), UNIT),
            key: typeof args[0] === "string" ? args[0] : `inline ${n}`,
          });
        break;
    }
  }
  return { rules, pictures, pathCount };
}

function addRules(path: ArrayLike<number>, matrix: Matrix, rules: Rule[]): void {
  const points: { x: number; y: number }[] = [];
  const lines: Rule[] = [];
  let at = 0;
  while (at < path.length) {
    const operator = path[at];
    at += 1;
    if (operator === MOVE || operator === LINE) {
      const point = transformPoint(matrix, path[at] ?? 0, path[at + 1] ?? 0);
      const last = points.at(-1);
      if (operator === LINE && last) lines.push({ from: last, to: point });
      if (operator === MOVE) points.length = 0;
      points.push(point);
      at += 2;
    } else if (operator === CURVE) at += 6;
    else if (operator === QUADRATIC) at += 4;
    else if (operator === CLOSE) {
      const [first, last] = [points[0], points.at(-1)];
      if (first && last) lines.push({ from: last, to: first });
    } else return;
  }
  rules.push(...lines.map(straightened).filter((rule) => rule !== undefined));
}

/**
 * Keeps horizontal and vertical lines only, each from its smaller end; the short ends of thin boxes are
 * dropped by length.
 */
function straightened({ from, to }: Rule): Rule | undefined {
  const width = Math.abs(from.x - to.x);
  const height = Math.abs(from.y - to.y);
  if (width > THIN * 2 && height < 1)
    return { from: { x: Math.min(from.x, to.x), y: from.y }, to: { x: Math.max(from.x, to.x), y: from.y } };
  if (height > THIN * 2 && width < 1)
    return { from: { x: from.x, y: Math.min(from.y, to.y) }, to: { x: from.x, y: Math.max(from.y, to.y) } };
  return undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numbers(value: unknown): ArrayLike<number> {
  if (ArrayBuffer.isView(value) && "length" in value) {
    // Safe: the library passes its numbers in typed arrays.
    return value as unknown as ArrayLike<number>;
  }
  return Array.isArray(value) ? value.map(Number) : [];
}
