export const desk = {
  label: "Paso a paso",
  place: "Paso {{n}} de {{count}}",
  tried: "ya probado",
  worked: "Funcionó",
  failed: "No funcionó",
  ticket: "Abrir una solicitud",
  solved: "Me alegro de que funcione. Aquí seguimos si vuelve a pasar.",
  exhausted:
    "Has probado todos los pasos. Abro una solicitud con lo que ya hiciste, para que no tengas que repetirlo.",
  ticketWithSteps: "Abrir una solicitud con los pasos",
  notTold: "No se pudo guardar el paso. Inténtalo de nuevo.",
};
