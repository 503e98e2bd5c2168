import { call } from "./call.ts";

/** Hands the original to the browser's downloads. The address is good for minutes and kept nowhere. */
export async function downloadFile(fileId: string, name: string): Promise<void> {
  const { url } = await call("fileAddress", { params: { id: fileId } });
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.rel = "noopener";
  link.click();
}
