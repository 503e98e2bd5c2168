export const verified = { mark: "Verificada por una persona" };
