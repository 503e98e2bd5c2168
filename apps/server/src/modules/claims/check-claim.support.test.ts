import { expect, it } from "vitest";
import { createClaimChecker } from "./check-claim.ts";

const PARKING = {
  title: "Aparcamiento del personal",
  text: `## 2. Solicitud de plaza

La plaza se pide en el portal del empleado antes del 15 de cada mes. Facilities responde en 5 días hábiles. El personal de turno de noche tiene prioridad.

| Zona | Precio al mes | Altura máxima |
|---|---|---|
| Norte | 35 € | 2,10 m |
| Sur | 20 € | 1,90 m |`,
};

const ALLOWANCE = {
  title: "Política de dietas",
  text: "# Dietas\n\nLa dieta por pernocta en Bogotá es de 45 euros por día.",
};

const verdictOf = (claim: string, source = PARKING) => createClaimChecker()(claim, [source]).verdict;

it.each([
  "Para conseguir una plaza de aparcamiento tienes que solicitarla en el portal del empleado antes del día 15 del mes.",
  "Una plaza en la zona Norte cuesta 35 € al mes.",
  "Quienes trabajan en el turno de noche tienen prioridad.",
  "En la zona Sur la altura máxima es de 1,90 m.",
])("confirms «%s», which says the same as its source in the words of an answer", (claim) => {
  expect(verdictOf(claim)).toBe("supported");
});

it.each([
  "Una plaza en la zona Norte cuesta 20 € al mes.",
  "En la zona Sur la altura máxima es de 2,10 m.",
  "La plaza se pide en el portal del empleado después del 15 de cada mes.",
  "Facilities responde en 5 días naturales.",
  "El personal de turno de noche no tiene prioridad.",
  "El personal de turno de mañana tiene prioridad.",
])("does not confirm «%s»", (claim) => {
  expect(verdictOf(claim)).not.toBe("supported");
});

it.each([
  "La dieta de Bogotá, 45 euros por día, cubre comida, cena y lavandería de la pernocta.",
  "En Bogotá la tripulación que pernocta recibe dieta de 45 euros por día en metálico.",
  "Pernoctar allí, en Bogotá, te reporta diariamente 45 euros de dieta extra sin impuestos.",
])("does not confirm «%s», which adds something to its source", (claim) => {
  expect(verdictOf(claim, ALLOWANCE)).not.toBe("supported");
});

const SCHOOL = {
  title: "Ayudas",
  text: "## 6. Colegio\n\nLa ayuda escolar se pide entre el 1 de septiembre y el 15 de octubre con el justificante de matrícula.",
};
const EVENTS = {
  title: "Reuniones",
  text: "## 8. Eventos de más de 100 personas\n\nSe piden en el portal con diez días, tipo «Evento en directo». En menos de una hora te decimos si hay técnico.",
};

it.each([
  ["La ayuda escolar se puede pedir desde el 1/9 hasta el 15/10.", SCHOOL],
  ["Un evento para más de cien personas se pide en el portal con diez días.", EVENTS],
  ["En menos de 60 minutos te decimos si hay técnico.", EVENTS],
])("reads the figures of «%s» as those of its source", (claim, source) => {
  expect(verdictOf(claim, source)).toBe("supported");
});

it.each([
  ["La ayuda escolar se puede pedir desde el 1/9 hasta el 15/11.", SCHOOL],
  ["Un evento para más de 200 personas se pide en el portal con diez días.", EVENTS],
  ["En menos de 90 minutos te decimos si hay técnico.", EVENTS],
])("reads other figures in «%s»", (claim, source) => {
  expect(verdictOf(claim, source)).not.toBe("supported");
});
