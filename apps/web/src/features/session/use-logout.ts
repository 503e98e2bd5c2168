import { useSession } from "./use-session.ts";

export function useLogout() {
  const { session } = useSession();
  return () => void session.signOut();
}
