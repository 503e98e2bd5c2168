import { Download, FileText, Hash, Pencil, Pin, Smile, Star, Trash2 } from "lucide-react";
import { MenuItem, MenuSeparator, MenuSub } from "../menu-items.tsx";
import { toast } from "../toast.ts";
import { askToDelete } from "./ask.ts";

/** The same items for the button's menu and the right click. */
export function ConversationItems() {
  return (
    <>
      <MenuItem icon={<Pin />} shortcut="P" onSelect={() => toast({ text: "Fijada arriba" })}>
        Fijar arriba
      </MenuItem>
      <MenuItem icon={<Star />} shortcut="F" onSelect={() => toast({ text: "Marcada como favorita" })}>
        Marcar como favorita
      </MenuItem>
      <MenuItem icon={<Pencil />} shortcut="F2" onSelect={() => toast({ text: "Título cambiado" })}>
        Cambiar título
      </MenuItem>
      <MenuItem icon={<Smile />} disabled onSelect={() => undefined}>
        Cambiar emoji
      </MenuItem>
      <MenuSub icon={<Download />} label="Exportar">
        <MenuItem icon={<FileText />} onSelect={() => toast({ text: "Exportada a Word" })}>
          Word
        </MenuItem>
        <MenuItem icon={<Hash />} onSelect={() => toast({ text: "Exportada a Markdown" })}>
          Markdown
        </MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} shortcut="Supr" tone="danger" onSelect={askToDelete}>
        Eliminar…
      </MenuItem>
    </>
  );
}
