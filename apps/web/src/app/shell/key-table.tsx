import { useTranslation } from "react-i18next";
import { Kbd } from "../../ui/kbd.tsx";
import { KEY_NAMES } from "./shortcuts.ts";

/** The keys that really do something, told in one place. */
export function KeyTable() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-8 gap-y-5 handset:grid-cols-2">
      <KeyRows
        heading={t("list.keys.everywhere")}
        rows={[
          { text: t("list.keys.search"), keys: [KEY_NAMES.search] },
          { text: t("list.keys.new"), keys: [KEY_NAMES.newConversation] },
          { text: t("list.keys.regions"), keys: [KEY_NAMES.nextRegion] },
          { text: t("list.keys.regionsBack"), keys: [`${t("list.keys.shift")} ${KEY_NAMES.nextRegion}`] },
          { text: t("list.keys.close"), keys: [KEY_NAMES.close] },
          { text: t("list.keys.help"), keys: [KEY_NAMES.help] },
        ]}
      />
      <KeyRows
        heading={t("list.keys.inList")}
        rows={[
          { text: t("list.keys.move"), keys: ["↑", "↓"] },
          { text: t("list.keys.ends"), keys: ["Home", "End"] },
          { text: t("list.keys.open"), keys: [t("list.keys.enter")] },
          { text: t("list.keys.menu"), keys: [`${t("list.keys.shift")} F10`] },
          { text: t("list.keys.pin"), keys: ["P"] },
          { text: t("list.keys.favorite"), keys: ["F"] },
          { text: t("list.keys.rename"), keys: ["F2"] },
          { text: t("list.keys.delete"), keys: [t("list.deleteKey")] },
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
