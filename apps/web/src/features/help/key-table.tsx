import { useTranslation } from "../../lib/use-translation.ts";
import { KEY_NAMES } from "../../shell/shortcuts.ts";
import { Kbd } from "../../ui/kbd.tsx";

/** All keyboard shortcuts, listed in one place. */
export function KeyTable() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-8 gap-y-5 handset:grid-cols-2">
      <div className="grid content-start gap-5">
        <KeyRows
          heading={t("help.keys.everywhere")}
          rows={[
            { text: t("help.keys.search"), keys: [KEY_NAMES.search] },
            { text: t("help.keys.new"), keys: [KEY_NAMES.newConversation] },
            { text: t("help.keys.regions"), keys: [KEY_NAMES.nextRegion] },
            { text: t("help.keys.regionsBack"), keys: [`${t("help.keys.shift")} ${KEY_NAMES.nextRegion}`] },
            { text: t("help.keys.close"), keys: [KEY_NAMES.close] },
            { text: t("help.keys.help"), keys: [KEY_NAMES.help] },
          ]}
        />
        <KeyRows
          heading={t("help.keys.inConversation")}
          rows={[
            { text: t("help.keys.send"), keys: [t("help.keys.enter")] },
            { text: t("help.keys.steer"), keys: [`${KEY_NAMES.command} ${t("help.keys.enter")}`] },
            { text: t("help.keys.stop"), keys: [KEY_NAMES.close] },
            { text: t("help.keys.line"), keys: [`${t("help.keys.shift")} ${t("help.keys.enter")}`] },
            { text: t("help.keys.recall"), keys: ["↑"] },
            { text: t("help.keys.find"), keys: [KEY_NAMES.find] },
            { text: t("help.keys.turns"), keys: ["Alt ↑", "Alt ↓"] },
          ]}
        />
      </div>
      <KeyRows
        heading={t("help.keys.inList")}
        rows={[
          { text: t("help.keys.move"), keys: ["↑", "↓"] },
          { text: t("help.keys.ends"), keys: [t("help.keys.home"), t("help.keys.end")] },
          { text: t("help.keys.open"), keys: [t("help.keys.enter")] },
          { text: t("help.keys.menu"), keys: [`${t("help.keys.shift")} F10`] },
          { text: t("help.keys.pin"), keys: ["P"] },
          { text: t("help.keys.favorite"), keys: ["F"] },
          { text: t("help.keys.rename"), keys: ["F2"] },
          { text: t("help.keys.archive"), keys: ["A"] },
          { text: t("help.keys.tag"), keys: ["T"] },
          { text: t("help.keys.select"), keys: [t("list.selectKey"), `${t("help.keys.shift")} ↑↓`] },
          { text: t("help.keys.delete"), keys: [t("list.deleteKey")] },
        ]}
      />
    </div>
  );
}

function KeyRows({ heading, rows }: { heading: string; rows: readonly { text: string; keys: string[] }[] }) {
  return (
    <section>
      <h3 className="pb-1.5 text-xs font-medium text-text-subtle">{heading}</h3>
      <dl className="border-t border-border">
        {rows.map(({ text, keys }) => (
          <div key={text} className="flex items-center justify-between gap-4 border-b border-border py-2">
            <dt className="text-sm">{text}</dt>
            <dd className="flex flex-none gap-1">
              {keys.map((key) => (
                <Kbd key={key} className="pointer-coarse:inline-block!">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
