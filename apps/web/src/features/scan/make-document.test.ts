import { expect, it } from "vitest";
import { type Corners, turnCorners, WHOLE_PICTURE } from "./corners.ts";
import { dayOf, makeDocument } from "./make-document.ts";
import type { PageRequest } from "./scan-messages.ts";

const corners: Corners = WHOLE_PICTURE;
const photo = { url: "", width: 30, height: 40, corners, isSure: true };

it("makes one PDF of all pages in their order, each as it was turned", async () => {
  const asked: PageRequest[] = [];
  const scanner = {
    async makePage(request: PageRequest) {
      asked.push(request);
      return { picture: new Blob(["x"]), width: 30, height: 40 };
    },
  };
  const [first, second] = [new Blob(["1"]), new Blob(["2"])];
  const pages = [
    { ...photo, id: "1", picture: first, turns: 0 },
    { ...photo, id: "2", picture: second, turns: 3 },
  ];
  const file = await makeDocument(scanner, pages, { look: "text", name: "documento-2026-11-17" });
  expect(asked).toEqual([
    { picture: first, corners, look: "text", longest: 2340 },
    { picture: second, corners: turnCorners(corners, 3), look: "text", longest: 2340 },
  ]);
  expect([file.name, file.type]).toEqual(["documento-2026-11-17.pdf", "application/pdf"]);
  expect(await file.text()).toContain("/Count 2");
});

it("names the day by the person's own calendar", () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});
