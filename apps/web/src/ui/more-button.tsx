import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

type MoreButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** Loads the next page of a list; hidden if there is none. */
export function MoreButton({ query, ...rest }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return <Button {...rest} busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()} />;
}
