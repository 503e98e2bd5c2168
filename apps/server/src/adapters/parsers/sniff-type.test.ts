import { describe, expect, it } from "vitest";
import { archive, contentTypes, writeDocx, writeOdf } from "./office-writer.fixture.ts";
import { writePdf } from "./pdf-writer.fixture.ts";
import { blocksOf, readHere } from "./read-here.fixture.ts";
import { sniffType } from "./sniff-type.ts";

const PDF = writePdf({ pages: [{}] });
const DOCX = writeDocx("<w:p/>");
const OLD_OFFICE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const utf16 = (text: string) => Buffer.from(text, "utf16le");

describe("the detected type", () => {
  it.each([
    ["manual.pdf", PDF, "application/pdf"],
    ["sin-nombre", PDF, "application/pdf"],
    ["carta.docx", DOCX, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["hoja.ods", writeOdf("spreadsheet", ""), "application/vnd.oasis.opendocument.spreadsheet"],
    ["nota.rtf", Buffer.from("{\\rtf1 hola}"), "application/rtf"],
    ["datos.csv", Buffer.from("a;b\n1;2"), "text/csv"],
    ["datos.csv", utf16("\ufeffa;b\n1;2"), "text/csv"],
    ["leer.md", Buffer.from("# Hola"), "text/markdown"],
    ["pagina.txt", Buffer.from("<!DOCTYPE html><p>Hola"), "text/html"],
    ["nota.txt", Buffer.from("ma\xf1ana", "latin1"), "text/plain"],
    ["foto.jpg", Buffer.from("89504e470d0a1a0a", "hex"), "image/png"],
  ])("of %s is detected by its bytes", (name, bytes, type) => {
    expect(sniffType(bytes, name)).toEqual({ type });
  });

  it.each([
    ["vacio.pdf", Buffer.alloc(0), "empty"],
    ["foto.pdf", Buffer.from("89504e470d0a1a0a", "hex"), "type_mismatch"],
    ["carta.pdf", DOCX, "type_mismatch"],
    ["manual.docx", PDF, "type_mismatch"],
    ["manual.txt", PDF, "type_mismatch"],
    ["carta.odt", Buffer.from("esto no es un archivo"), "type_mismatch"],
    ["nota.txt", Buffer.from([0, 1, 2, 3, 0, 255, 9, 0]), "type_mismatch"],
    ["programa.exe", Buffer.from("4d5a90000300000004", "hex"), "type_not_allowed"],
    ["paquete.zip", archive({ "a.txt": "hola" }), "type_not_allowed"],
    ["vieja.doc", OLD_OFFICE, "type_not_allowed"],
    ["secreta.xlsx", Buffer.concat([OLD_OFFICE, utf16("EncryptedPackage")]), "encrypted"],
    ["vieja.docx", Buffer.concat([OLD_OFFICE, utf16("WordDocument")]), "type_mismatch"],
  ])("of %s is refused", (name, bytes, reason) => {
    expect(sniffType(bytes, name)).toEqual({ reason });
  });

  it("of an archive is decided by its manifest", async () => {
    await expect(
      blocksOf("hoja.xlsx", writeDocx("<w:p><w:r><w:t>Soy texto</w:t></w:r></w:p>")),
    ).resolves.toEqual(["paragraph: Soy texto"]);
    const zip = archive({ "leeme.txt": "hola" });
    await expect(readHere("carta.docx", zip)).rejects.toMatchObject({ reason: "type_mismatch" });
    const binary = archive({ "[Content_Types].xml": contentTypes("otracosa") });
    await expect(readHere("hoja.xlsx", binary)).rejects.toMatchObject({ reason: "type_mismatch" });
  });
});
