export const status = {
  whole: "Todos los servicios funcionan",
  degraded: "Algunos servicios van con retraso",
};
