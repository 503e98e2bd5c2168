import { useRouter } from "@tanstack/react-router";
import { useBrand } from "../../shell/brand.ts";
import { changeLanguage, changeTheme, useLanguage, useTheme } from "../../shell/preferences.ts";
import { LoginFailedPage } from "./login-failed-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { NoAccessPage } from "./no-access-page.tsx";
import { OpenDemoNotice } from "./open-demo-notice.tsx";
import { SignedOutPage } from "./signed-out-page.tsx";

export function SignedOut() {
  return <SignedOutPage {...useScene()} />;
}

export function Login() {
  const returnTo = new URLSearchParams(location.search).get("returnTo");
  return <LoginPage {...useScene()} returnTo={returnTo} />;
}

export function LoginFailed() {
  return <LoginFailedPage {...useScene()} />;
}

export function NoAccess() {
  return <NoAccessPage {...useScene()} />;
}

function useScene() {
  const { history } = useRouter();
  return {
    brand: useBrand(),
    theme: useTheme(),
    language: useLanguage(),
    onThemeChange: changeTheme,
    onLanguageChange: changeLanguage,
    notice: <OpenDemoNotice />,
    navigate: (path: string) => history.replace(path),
  };
}
