/** The library of pictures, in memory only once there is a picture: at rest it would be a tenth of the product. */
export const loadSharp = () => import("sharp").then((module) => module.default);
