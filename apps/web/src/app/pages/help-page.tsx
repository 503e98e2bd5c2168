import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { lastHttpError } from "../../api/last-http-error.ts";
import { track } from "../../api/track.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { toast } from "../../ui/toast.ts";
import { useBrand } from "../brand.ts";
import { useConfig } from "../config.ts";
import { usePerson } from "../person.ts";
import { Page } from "../shell/page.tsx";
import { Panel } from "../shell/panel.tsx";
import { Row, Rows } from "../shell/rows.tsx";
import { KEY_NAMES } from "../shell/shortcuts.ts";

export function HelpPage() {
  const { t } = useTranslation();
  const [isPanelOpen, setPanelOpen] = useState(false);
  useEffect(() => track("open_help_guide"), []);
  return (
    <Page title={t("shell.help")}>
      <div className="grid max-w-column gap-8">
        <section>
          <p className="max-w-measure text-text-muted">{t("rooms.help.keys")}</p>
          <Button onClick={() => setPanelOpen(true)} className="mt-3">
            <Keyboard />
            {t("rooms.help.showShortcuts")}
          </Button>
        </section>
        <About />
      </div>
      <Panel open={isPanelOpen} onClose={() => setPanelOpen(false)} title={t("rooms.help.shortcuts")}>
        <ShortcutRows />
      </Panel>
    </Page>
  );
}

function ShortcutRows() {
  const { t } = useTranslation();
  return (
    <ul className="border-t border-border">
      {SHORTCUTS.map(({ text, keys }) => (
        <li key={text} className="flex items-center justify-between gap-4 border-b border-border py-2.5">
          <span>{t(`rooms.help.${text}`)}</span>
          <Kbd className="pointer-coarse:inline-block!">{keys}</Kbd>
        </li>
      ))}
    </ul>
  );
}

const SHORTCUTS = [
  { text: "shortcutNew", keys: KEY_NAMES.newConversation },
  { text: "shortcutSearch", keys: KEY_NAMES.search },
  { text: "shortcutRegions", keys: KEY_NAMES.nextRegion },
  { text: "shortcutClose", keys: KEY_NAMES.close },
] as const;

/** What the service desk asks for first. */
function About() {
  const { t } = useTranslation();
  const { version } = useConfig();
  const { userEmail } = usePerson();
  const brand = BRAND_PROFILES[useBrand()].name;
  const facts = [
    { label: t("rooms.help.version"), value: version },
    { label: t("rooms.help.brand"), value: brand },
    { label: t("rooms.help.account"), value: userEmail },
    { label: t("rooms.help.lastError"), value: lastHttpError() ?? t("rooms.help.noError") },
  ];
  const handleCopy = async () => {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast({ text: t(isCopied ? "rooms.help.copied" : "rooms.help.copyFailed") });
  };
  return (
    <div>
      <Rows title={t("rooms.help.about")}>
        {facts.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </Rows>
      <Button size="sm" onClick={handleCopy} className="mt-4">
        {t("rooms.help.copy")}
      </Button>
    </div>
  );
}
