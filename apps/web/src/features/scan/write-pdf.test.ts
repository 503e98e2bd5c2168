import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { writePdf } from "./write-pdf.ts";

// Any bytes: no page is drawn here.
const jpeg = new Uint8Array([0xff, 0xd8, 0x0a, 0x0d, 0xff, 0xd9]);

it("writes a page for each picture, with the sides of the picture", async () => {
  const file = writePdf([
    { jpeg, width: 1000, height: 1414 },
    { jpeg, width: 1414, height: 1000 },
  ]);
  expect(file.type).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  expect(pdf.numPages).toBe(2);
  const views = await Promise.all([1, 2].map(async (number) => (await pdf.getPage(number)).view));
  expect(views).toEqual([
    [0, 0, 595.47, 842],
    [0, 0, 842, 595.47],
  ]);
  await pdf.loadingTask.destroy();
});
