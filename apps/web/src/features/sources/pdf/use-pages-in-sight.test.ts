import { expect, it } from "vitest";
import { pageAtMiddle } from "./use-pages-in-sight.ts";

const TOPS = [0, 1000, 2000];
const at = (scrollTop: number) => pageAtMiddle({ scrollTop, clientHeight: 600 }, TOPS);

it("is the page at the middle of the viewport", () => {
  expect([at(0), at(699), at(701), at(1500), at(1701), at(9000)]).toEqual([0, 0, 1, 1, 2, 2]);
});

it("is the first page where the middle is above all pages, and -1 where there are no pages", () => {
  expect(pageAtMiddle({ scrollTop: 0, clientHeight: 100 }, [80, 500])).toBe(0);
  expect(pageAtMiddle({ scrollTop: 0, clientHeight: 100 }, [])).toBe(-1);
});
