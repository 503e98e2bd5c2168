import { call } from "./call.ts";

/**
 * Starts a browser download of the original file. The signed URL expires within minutes and is not stored.
 */
export async function downloadFile(fileId: string, name: string): Promise<void> {
  const { url } = await call("fileAddress", { params: { id: fileId } });
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.rel = "noopener";
  link.click();
}
