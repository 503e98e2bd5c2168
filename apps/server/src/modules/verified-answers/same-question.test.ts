import { expect, it } from "vitest";
import { abbreviationsIn, isSameQuestion, mayBeSame, meaningOf } from "./same-question.ts";

const abbreviations = abbreviationsIn([
  { words: ["TCP", "tripulante de cabina", "auxiliar de vuelo", "azafata"] },
  { words: ["piloto", "comandante", "copiloto"] },
  { words: ["finiquito", "liquidación", "indemnización por despido"] },
]);
const same = (one: string, other: string) =>
  isSameQuestion(meaningOf(one, { abbreviations }), meaningOf(other, { abbreviations }));

it.each([
  ["¿Cuántos días de permiso tengo por boda?", "cuantos dias de permiso tengo por boda"],
  ["¿Cuántos días de permiso tengo por boda?", "Hola, ¿cuántos días me corresponden por matrimonio?"],
  ["¿Cuántos días de permiso tengo por boda?", "Si me caso, ¿cuántos días de permiso me dan?"],
  [
    "¿Cuántos días de permiso tengo por boda?",
    "Quería saber a cuántos días de licencia tengo derecho por casamiento",
  ],
  ["¿Cuántos días de vacaciones tengo al año?", "¿Cuántas vacaciones me tocan?"],
  ["¿Cuántos días de vacaciones tengo al año?", "cuantos dias de bacaciones tengo"],
  ["¿Cuántos días de vacaciones tengo?", "Hola, ¿cuántas vacaciones me tocan al año?"],
  ["¿Cómo pido las vacaciones?", "¿Qué tengo que hacer para solicitar vacaciones?"],
  ["¿Cómo pido las vacaciones?", "¿Me puedes decir cómo puedo pedir mis vacaciones, por favor?"],
  ["¿Cuándo cobro la nómina de noviembre?", "¿Cuándo me pagan el sueldo de noviembre?"],
  ["¿Cómo cambio la contraseña del correo?", "¿De qué forma puedo cambiar mi clave del correo electrónico?"],
  ["¿Puedo trabajar desde casa los viernes?", "¿Puedo teletrabajar los viernes?"],
  ["¿Qué equipaje puede llevar un TCP?", "¿Qué equipaje puede llevar un tripulante de cabina?"],
  ["¿Cuántos días tengo por mudanza?", "¿cuántos días dan por cambio de domicilio?"],
  ["¿Cuántas horas dura el curso de 3 días?", "¿Cuántas horas dura el curso de tres días?"],
  ["How many vacation days do I have per year?", "hi, how many days of vacation am I entitled to?"],
  ["Quantos dias de férias tenho por ano?", "Por favor, quantos dias de férias eu tenho?"],
])("takes «%s» and «%s» for the same question", (one, other) => {
  expect(same(one, other)).toBe(true);
  expect(same(other, one)).toBe(true);
});

it.each([
  // Another subject
  ["¿Cuántos días de permiso tengo por boda?", "¿Cuántos días de permiso tengo por mudanza?"],
  ["¿Cuántos días de permiso tengo por boda?", "¿Cuántos días de permiso tengo por la boda de mi hermana?"],
  ["¿Cuántos días de vacaciones tengo?", "¿Cuántos días de vacaciones puedo acumular?"],
  ["¿Cuántos días de vacaciones tengo?", "vacaciones"],
  ["¿Cómo pido las vacaciones?", "¿Cómo cancelo las vacaciones?"],
  ["¿Cómo pido las vacaciones?", "¿Cuándo pido las vacaciones?"],
  ["¿Quién aprueba las vacaciones?", "¿Cómo se aprueban las vacaciones?"],
  ["¿Cuál es el plazo del curso?", "¿Cuál es la plaza del curso?"],
  ["¿Cuándo cobro el finiquito?", "¿Cuándo cobro la indemnización por despido?"],
  ["¿Qué permiso tengo si me caso?", "¿Qué permiso tengo si estoy casado?"],
  ["¿Cuánto dura el permiso de paternidad?", "¿Cuánto dura el permiso de maternidad?"],
  ["¿Cuánto dura el permiso?", "¿Y cuánto dura?"],
  ["¿Puedo usar el coche de la empresa?", "¿Puedo usar el coche?"],
  ["¿Cuánto cuesta la licencia?", "¿Cuánto cuesta la licencia al año?"],
  // Another number, unit or date
  ["¿Cuántos días tengo con 3 hijos?", "¿Cuántos días tengo con 2 hijos?"],
  ["¿Cuántos días tengo con tres hijos?", "¿Cuántos días tengo con hijos?"],
  ["¿Cuántos días de descanso tengo?", "¿Cuántas horas de descanso tengo?"],
  ["¿Cuántos días de vacaciones tengo al año?", "¿Cuántos días de vacaciones tengo al mes?"],
  ["¿Cuándo cobro la nómina de noviembre?", "¿Cuándo cobro la nómina de diciembre?"],
  ["¿Puedo volar con 1.500 euros?", "¿Puedo volar con 150 euros?"],
  // Negation, obligation, permission
  ["¿Qué pasa si ficho tarde?", "¿Qué pasa si no ficho tarde?"],
  ["¿Puedo viajar con uniforme?", "¿Puedo viajar sin uniforme?"],
  ["¿Puedo fichar desde el móvil?", "¿Tengo que fichar desde el móvil?"],
  ["Can I work from home?", "Can't I work from home?"],
  // Another role or base
  ["¿Cuántos días libres tiene un piloto?", "¿Cuántos días libres tiene un TCP?"],
  ["¿Cuánto cobra un comandante?", "¿Cuánto cobra un copiloto?"],
  ["¿Cuántos días de vacaciones tengo?", "Soy piloto, ¿cuántos días de vacaciones tengo?"],
  ["¿Dónde aparco en la base de Madrid?", "¿Dónde aparco en la base de Lima?"],
  ["¿Dónde aparco en la base?", "¿Dónde aparco en la base de Lima?"],
  // The order of the words
  ["¿Puedo cambiar un turno de noche por uno de día?", "¿Puedo cambiar un turno de día por uno de noche?"],
  ["¿Cuánto cuesta el pasaje de Lima a Quito?", "¿Cuánto cuesta el pasaje de Quito a Lima?"],
  // Another language: the answer would be in the wrong one.
  ["¿Cuántos días de vacaciones tengo?", "How many vacation days do I have?"],
])("takes «%s» and «%s» for different questions", (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});

it("asks a model only about pairs that agree in numbers, negation and role", () => {
  const may = (one: string, other: string) => mayBeSame(meaningOf(one), meaningOf(other));
  expect(may("¿Cuántos días libres me dan al casarme?", "¿Qué permiso hay por boda?")).toBe(true);
  expect(may("¿Qué permiso hay por boda?", "¿Qué permiso no hay por boda?")).toBe(false);
  expect(may("¿Qué descanso hay tras 3 vuelos?", "¿Cuánto se descansa tras 4 vuelos?")).toBe(false);
  expect(may("¿Qué descanso tiene un piloto?", "¿Cuánto descansa un TCP?")).toBe(false);
});
