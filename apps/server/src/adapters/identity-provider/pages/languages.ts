import { type Language, languages } from "@metatron/contract/enums";

/** `ui_locales` is a list of preferred languages, best first: `pt-BR en`. */
export function pickLanguage(wishes: unknown): Language {
  const wanted = typeof wishes === "string" ? wishes.toLowerCase().split(/[\s,]+/) : [];
  const found = wanted.map((wish) => languages.find((language) => wish.split("-")[0] === language));
  return found.find((language) => language !== undefined) ?? "es";
}

const es = {
  by: "con Metatron",
  signInTitle: "Entrar",
  signInHeading: "Elige con quién entrar",
  signInAbout: "Brisa del Sur es una compañía de demostración del grupo Aerovía. Aquí no hay contraseñas.",
  people: "Personas de demostración",
  typedLabel: "O escribe una cuenta o un correo",
  typedHint: "Por ejemplo: basic, admin, varios",
  typedUnknown: "No hay ninguna cuenta con ese nombre. Elige una de la lista.",
  signIn: "Entrar",
  cancel: "Volver sin entrar",
  languageLabel: "Idioma",
  signOutTitle: "Cerrar sesión",
  signOutHeading: "¿Cerrar la sesión?",
  signOutAbout: "Sales de todas las ventanas de este navegador.",
  signOut: "Cerrar sesión",
  stay: "Seguir aquí",
  signingOut: "Cerrando la sesión…",
  switching: "Cambiando de cuenta…",
  goOn: "Continuar",
  signedOutHeading: "Sesión cerrada",
  signedOutAbout: "Puedes cerrar esta ventana o volver a entrar.",
  toStart: "Ir al inicio",
  errorTitle: "No se pudo entrar",
  errorExpired: "El acceso caducó o se abrió en otra ventana. Vuelve a empezar desde el inicio.",
  errorRequest: "La aplicación pidió el acceso de una forma que no se admite.",
  errorServer: "El servidor no pudo terminar el acceso. Inténtalo otra vez en un momento.",
  errorCode: "Código",
};

export type Texts = typeof es;

const en: Texts = {
  by: "with Metatron",
  signInTitle: "Sign in",
  signInHeading: "Choose who to sign in as",
  signInAbout: "Brisa del Sur is a demonstration company of the Aerovía group. There are no passwords here.",
  people: "Demonstration people",
  typedLabel: "Or type an account or an e-mail",
  typedHint: "For example: basic, admin, varios",
  typedUnknown: "There is no account with that name. Choose one from the list.",
  signIn: "Sign in",
  cancel: "Go back without signing in",
  languageLabel: "Language",
  signOutTitle: "Sign out",
  signOutHeading: "Sign out?",
  signOutAbout: "You leave every window of this browser.",
  signOut: "Sign out",
  stay: "Stay here",
  signingOut: "Signing out…",
  switching: "Switching accounts…",
  goOn: "Continue",
  signedOutHeading: "Signed out",
  signedOutAbout: "You can close this window or sign in again.",
  toStart: "Go to the start",
  errorTitle: "Could not sign in",
  errorExpired: "The sign-in ran out or was opened in another window. Begin again from the start.",
  errorRequest: "The application asked to sign in in a way that is not supported.",
  errorServer: "The server could not finish the sign-in. Try again in a moment.",
  errorCode: "Code",
};

const pt: Texts = {
  by: "com Metatron",
  signInTitle: "Entrar",
  signInHeading: "Escolha com quem entrar",
  signInAbout: "Brisa del Sur é uma companhia de demonstração do grupo Aerovía. Aqui não há senhas.",
  people: "Pessoas de demonstração",
  typedLabel: "Ou escreva uma conta ou um e-mail",
  typedHint: "Por exemplo: basic, admin, varios",
  typedUnknown: "Não há nenhuma conta com esse nome. Escolha uma da lista.",
  signIn: "Entrar",
  cancel: "Voltar sem entrar",
  languageLabel: "Idioma",
  signOutTitle: "Encerrar sessão",
  signOutHeading: "Encerrar a sessão?",
  signOutAbout: "Você sai de todas as janelas deste navegador.",
  signOut: "Encerrar sessão",
  stay: "Continuar aqui",
  signingOut: "Encerrando a sessão…",
  switching: "Trocando de conta…",
  goOn: "Continuar",
  signedOutHeading: "Sessão encerrada",
  signedOutAbout: "Você pode fechar esta janela ou entrar de novo.",
  toStart: "Ir ao início",
  errorTitle: "Não foi possível entrar",
  errorExpired: "O acesso expirou ou foi aberto em outra janela. Comece de novo pelo início.",
  errorRequest: "O aplicativo pediu o acesso de uma forma que não é aceita.",
  errorServer: "O servidor não conseguiu concluir o acesso. Tente de novo em um momento.",
  errorCode: "Código",
};

export const texts: Record<Language, Texts> = { es, en, pt };

export const languageNames: Record<Language, string> = { es: "Español", en: "English", pt: "Português" };
