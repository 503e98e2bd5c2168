import { describe, expect, it } from "vitest";
import { translateTerms } from "./translate-terms.ts";

const queryOf = (question: string) => translateTerms(question).query;

describe("questions in English", () => {
  it("become the words of Spanish documents, the longest wording first", () => {
    const { language, terms, query } = translateTerms("How many days of sick leave do I get per year?");
    expect(language).toBe("en");
    expect(terms.map(({ of }) => of)).toEqual(["days", "sick leave", "year"]);
    expect(terms[1]?.spanish[0]).toBe("baja médica");
    expect(query).toBe("día baja médica año");
  });

  it("keep names, codes and words without a translation", () => {
    expect(queryOf("Where is the VPN for Lima and form B-12?")).toBe("VPN lima formulario b 12");
  });

  it("are distinguished from Spanish by their function words", () => {
    for (const question of [
      "Can I work from home?",
      "What happens if I lose my badge?",
      "how do i reset my password",
      "I am getting married next month",
    ])
      expect([question, translateTerms(question).language]).toEqual([question, "en"]);
  });
});

describe("questions in Portuguese", () => {
  it("become the words of Spanish documents", () => {
    const { language, query } = translateTerms("Quantos dias de férias eu tenho por ano?");
    expect([language, query]).toEqual(["pt", "vacaciones año"]);
    expect(queryOf("Como faço para redefinir minha senha?")).toContain("cambiar contraseña");
    expect(queryOf("Quando recebo o meu contracheque?")).toContain("nómina");
  });

  it("match plurals in -ões", () => {
    expect(queryOf("Onde vejo as avaliações da minha equipe?")).toContain("evaluación de desempeño");
  });
});

describe("questions in Spanish", () => {
  it("are not changed", () => {
    for (const question of [
      "¿Cuántos días de vacaciones tengo al año?",
      "como puedo cambiar mi contraseña",
      "¿Quién lideró a los Panthers en capturas?",
      "Adquisiciones derivativas permitidas",
      "no puedo hacer el check-in online",
      "a que hora sale el bus do aeropuerto",
    ])
      expect(translateTerms(question)).toMatchObject({ language: "es", query: question });
  });

  it("add the words that other countries use", () => {
    const spanishOf = (question: string) => translateTerms(question).terms.flatMap(({ spanish }) => spanish);
    expect(spanishOf("¿Dónde dejo a mi guagua?")).toContain("bebé");
    expect(spanishOf("¿Cuándo llega el aguinaldo?")).toContain("paga extra");
    expect(spanishOf("se me malogró la computadora")).toEqual(
      expect.arrayContaining(["avería", "ordenador"]),
    );
    expect(spanishOf("¿Cuántos puntos ganó el equipo?")).toEqual([]);
  });
});

it("looks up bare words in every language, without changing the question", () => {
  expect(translateTerms("reset password").terms[0]?.spanish).toContain("cambiar contraseña");
  expect(translateTerms("contracheque").terms[0]?.spanish).toContain("nómina");
  expect(translateTerms("reset password").query).toBe("reset password");
  expect(translateTerms("").terms).toEqual([]);
});
