import { Camera, Files, Paperclip, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem } from "../../../ui/menu-items.tsx";
import type { ComposerAttach } from "./composer-options.ts";

/** The + button beside the options on wide screens: what can be added to the question. */
export function AddMenu({ attach, className }: { attach: ComposerAttach | undefined; className?: string }) {
  const { t } = useTranslation();
  if (!attach) return null;
  if (!attach.files && !attach.camera) {
    return (
      <IconButton label={attach.label} onClick={attach.onPick} className={className}>
        <Plus />
      </IconButton>
    );
  }
  return (
    <Menu
      side="top"
      trigger={
        <IconButton label={t("chat.composer.add")} className={className}>
          <Plus />
        </IconButton>
      }
    >
      <AddItems attach={attach} />
    </Menu>
  );
}

export function AddItems({ attach }: { attach: ComposerAttach }) {
  return (
    <>
      <MenuItem icon={<Paperclip />} onSelect={attach.onPick}>
        {attach.label}
      </MenuItem>
      {attach.camera && (
        <MenuItem icon={<Camera />} onSelect={attach.camera.onTake}>
          {attach.camera.label}
        </MenuItem>
      )}
      {attach.files && (
        <MenuItem icon={<Files />} onSelect={attach.files.onOpen}>
          {attach.files.label}
        </MenuItem>
      )}
    </>
  );
}
