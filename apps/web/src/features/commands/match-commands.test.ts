import { expect, it } from "vitest";
import { matchCommands } from "./match-commands.ts";

it.each([
  ["/", ["imagen", "describe", "resumen", "traduce", "exporta", "limpia"]],
  ["/ex", ["exporta"]],
  ["/IM", ["imagen"]],
  ["/imagen ", []],
  ["hola /", []],
  ["/zzz", []],
  ["", []],
])("for %j offers %j", (text, names) => {
  expect(matchCommands(text)).toEqual(names);
});
