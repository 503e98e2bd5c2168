import { useRouter } from "@tanstack/react-router";
import { LoginFailedPage } from "./login-failed-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { NoAccessPage } from "./no-access-page.tsx";
import { SignedOutPage } from "./signed-out-page.tsx";
import { useBrand } from "../../shell/brand.ts";
import { OpenDemoNotice } from "./open-demo-notice.tsx";
import { changeLanguage, changeTheme, useLanguage, useTheme } from "../../shell/preferences.ts";

export function SignedOutDoor() {
  return <SignedOutPage {...useScene()} />;
}

export function LoginDoor() {
  const returnTo = new URLSearchParams(location.search).get("returnTo");
  return <LoginPage {...useScene()} returnTo={returnTo} />;
}

export function LoginFailedDoor() {
  return <LoginFailedPage {...useScene()} />;
}

export function NoAccessDoor() {
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
