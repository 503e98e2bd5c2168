const MOST_LETTERS = 4;

/** The label of the file icon: the extension, or IMG for images. */
export function fileMark({ name, type }: { name: string; type: string }): string {
  if (type.startsWith("image/")) return "IMG";
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? type.split("/").at(-1) ?? "";
  return ending.slice(0, MOST_LETTERS).toUpperCase();
}

/** The name without the extension that the icon already shows. */
export function fileTitle(name: string): string {
  return name.replace(/(?<=.)\.[a-z0-9]{1,5}$/i, "");
}

/** "1,8 MB", "96 kB": in the format of this language. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

/** A limit as it was configured: 100 MB are 100 times 1024 kB. */
export function limitSize(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return format.format(bytes / (1024 * 1024));
}
