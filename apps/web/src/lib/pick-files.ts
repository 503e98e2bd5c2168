interface PickOptions {
  multiple?: boolean;
  /** Opens the camera directly on phones. */
  capture?: "environment";
}

/** Opens the browser's file picker; resolves with an empty list if it is cancelled. */
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
