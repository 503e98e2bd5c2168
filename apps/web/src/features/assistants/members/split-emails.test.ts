import { expect, it } from "vitest";
import { splitEmails } from "./split-emails.ts";

it("takes each address once from a typed or pasted list", () => {
  expect(splitEmails("Ana@x.example, Luis Gil <luis@x.example>; ana@x.example\nmar@x.example")).toEqual({
    emails: ["ana@x.example", "luis@x.example", "mar@x.example"],
    rest: "",
  });
});

it("keeps what is not an address", () => {
  expect(splitEmails("ana@x.example, Luis")).toEqual({ emails: ["ana@x.example"], rest: "Luis" });
  expect(splitEmails("  ")).toEqual({ emails: [], rest: "" });
});
