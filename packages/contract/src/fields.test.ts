import { describe, expect, it } from "vitest";
import { email, emoji, filledText, id, instant, line, text } from "./fields.ts";

describe("id", () => {
  it("is written in lower case", () => {
    expect(id.parse("0F8FAD5B-D9CB-469F-A165-70867728950E")).toBe("0f8fad5b-d9cb-469f-a165-70867728950e");
  });

  it.each(["", "1", "0f8fad5b-d9cb-469f-a165", "0f8fad5b-d9cb-469f-a165-70867728950e'--"])(
    "refuses %j",
    (value) => {
      expect(id.safeParse(value).success).toBe(false);
    },
  );
});

describe("instant", () => {
  it("is UTC", () => {
    expect(instant.safeParse("2026-11-15T10:00:00.000Z").success).toBe(true);
    expect(instant.safeParse("2026-11-15T10:00:00+01:00").success).toBe(false);
    expect(instant.safeParse("2026-11-15").success).toBe(false);
  });
});

describe("text", () => {
  it("drops characters that the database can't store", () => {
    expect(text(20).parse("a\0b\ud83d")).toBe("ab\ufffd");
  });

  it("keeps the spaces of pasted code", () => {
    expect(filledText(50).parse("  if (a) {\n")).toBe("  if (a) {\n");
  });

  it.each(["", "   ", "\n\t", "\0"])("refuses %j where something must be said", (value) => {
    expect(filledText(50).safeParse(value).success).toBe(false);
    expect(line(50).safeParse(value).success).toBe(false);
  });

  it("is a single line where a name is expected", () => {
    expect(line(50).parse("  Mesa\n de \t servicio ")).toBe("Mesa de servicio");
  });

  it("is refused when too long", () => {
    expect(text(3).safeParse("abcd").success).toBe(false);
  });
});

describe("email", () => {
  it("is written in lower case", () => {
    expect(email.parse("Ana.Ruiz@Aerovia.example")).toBe("ana.ruiz@aerovia.example");
  });

  it.each(["ana", "ana@", "@aerovia.example", "ana@aerovia.example, b@x.example"])("refuses %j", (value) => {
    expect(email.safeParse(value).success).toBe(false);
  });
});

describe("emoji", () => {
  it.each(["✈️", "✈", "👩🏽‍✈️", "🇪🇸", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])("takes %s", (value) => {
    expect(emoji.parse(value)).toBe(value);
  });

  it.each(["", "a", "7", "✈️✈️", "<b>", " ✈️"])("refuses %j", (value) => {
    expect(emoji.safeParse(value).success).toBe(false);
  });
});
