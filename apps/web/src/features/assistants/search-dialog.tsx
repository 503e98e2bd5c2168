import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Input } from "../../ui/input.tsx";

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: "lg";
  title: string;
  description?: string;
  closeLabel: string;
  searchLabel: string;
  search: Typed;
  /** The outcome of the search for screen readers: failed, or no results. */
  status: ReactNode;
  children: ReactNode;
}

interface Typed {
  q: string;
  setQ: (q: string) => void;
}

/** The typed text, and its deferred copy that is searched for. */
export function useSearch(): Typed & { sought: string } {
  const [q, setQ] = useState("");
  return { q, setQ, sought: useDeferredValue(q.trim()) };
}

/** A dialog that searches while typing. */
export function SearchDialog(props: SearchDialogProps) {
  const { searchLabel, search, status, children, ...dialog } = props;
  return (
    <Dialog {...dialog} focusFirst="[data-dialog-search]">
      <Input
        data-dialog-search
        type="search"
        icon={<Search />}
        value={search.q}
        onChange={(event) => search.setQ(event.currentTarget.value)}
        placeholder={searchLabel}
        aria-label={searchLabel}
      />
      <p role="status" className="min-h-6 pt-2 text-xs text-text-subtle">
        {status}
      </p>
      <ul className="max-h-96 overflow-y-auto pb-1">{children}</ul>
    </Dialog>
  );
}
