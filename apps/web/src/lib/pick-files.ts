interface PickOptions {
  multiple?: boolean;
  /** Opens the camera at once on phones. */
  capture?: "environment";
}

/** The browser's own window to choose files; nothing chosen is no file. */
export function pickFiles(accept: string, { multiple = true, capture }: PickOptions = {}): Promise<File[]> {
  const { promise, resolve } = Promise.withResolvers<File[]>();
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = multiple;
  input.accept = accept;
  if (capture) input.setAttribute("capture", capture);
  input.addEventListener("change", () => resolve([...(input.files ?? [])]));
  input.addEventListener("cancel", () => resolve([]));
  input.click();
  return promise;
}
