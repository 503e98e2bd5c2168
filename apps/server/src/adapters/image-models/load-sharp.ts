/** The image library, loaded on demand: it would be a tenth of the product's memory when idle. */
export const loadSharp = () => import("sharp").then((module) => module.default);
