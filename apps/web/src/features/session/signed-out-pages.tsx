import { useAddress } from "../../shell/address.ts";
import { useBrand } from "../../shell/brand.ts";
import { changeLanguage, changeTheme, useLanguage, useTheme } from "../../shell/preferences.ts";
import { LoginFailedPage } from "./login-failed-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { NoAccessPage } from "./no-access-page.tsx";
import { OpenDemoNotice } from "./open-demo-notice.tsx";
import { SignedOutPage } from "./signed-out-page.tsx";
import { signedOutPaths } from "./signed-out-paths.ts";

/** The page of one of the paths of `signed-out-paths.ts`, without a router. */
export function SignedOutPages({ path }: { path: string }) {
  switch (path) {
    case signedOutPaths.home:
      return <SignedOut />;
    case signedOutPaths.login:
      return <Login />;
    case signedOutPaths.noAccess:
      return <NoAccess />;
    default:
      return <LoginFailed />;
  }
}

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
  const { replace } = useAddress();
  return {
    brand: useBrand(),
    theme: useTheme(),
    language: useLanguage(),
    onThemeChange: changeTheme,
    onLanguageChange: changeLanguage,
    notice: <OpenDemoNotice />,
    navigate: replace,
  };
}
