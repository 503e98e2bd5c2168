import { expect, it } from "vitest";
import { readCommand } from "./commands.ts";

it.each([
  ["/imagen un hangar al amanecer", { name: "imagen", given: "un hangar al amanecer" }],
  ["  /RESUMEN  ", { name: "resumen", given: "" }],
  ["/traduce inglés:\nBuenos días", { name: "traduce", given: "inglés:\nBuenos días" }],
])("reads %j", (text, command) => {
  expect(readCommand(text)).toEqual(command);
});

it.each(["/etc/passwd", "/resumenes", "el 3/4", "/", "", "haz un /resumen"])(
  "takes %j for plain text",
  (text) => {
    expect(readCommand(text)).toBeNull();
  },
);
