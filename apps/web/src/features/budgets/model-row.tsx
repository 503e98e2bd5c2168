import type { AdminModel, ModelHealthState } from "@metatron/contract/budgets/budgets";
import type { Role } from "@metatron/contract/roles";
import { CircleCheck, CircleHelp, Lock, TriangleAlert } from "lucide-react";
import { compactNumber, moneyNumber } from "../../lib/amounts.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { rolesByState } from "./model-roles.ts";

interface ModelRowProps {
  model: AdminModel;
  currency: string | null;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
  onChoose: () => void;
}

const LOOKS = {
  answering: { tone: "success", Icon: CircleCheck },
  failing: { tone: "danger", Icon: TriangleAlert },
  unknown: { tone: "neutral", Icon: CircleHelp },
} as const satisfies Record<ModelHealthState, object>;

export function ModelRow({ model, currency, isBusy, onSwitch, onChoose }: ModelRowProps) {
  const { t } = useTranslation();
  const canSwitch = model.uses.some((use) => use !== "embedding");
  const uses = model.uses.map((use) => t(`models.uses.${use}`)).join(", ");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-b border-border py-4 tablet:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,1.4fr)_auto] tablet:items-start">
      <div className="min-w-0">
        <h3 className="truncate font-semibold">{model.label}</h3>
        <p className="text-sm wrap-anywhere text-text-muted">
          {model.id} · {model.provider}
        </p>
        <p className="text-sm text-text-subtle">{uses}</p>
        <Default model={model} />
      </div>
      <Health health={model.health} />
      <Used used={model.used} currency={currency} />
      <div className="col-span-2 min-w-0 text-sm tablet:col-span-1">
        {canSwitch ? (
          <>
            <ForWhom model={model} />
            <Button
              size="sm"
              variant="ghost"
              className="mt-1 -ml-2.5"
              aria-label={t("models.chooseRolesOf", { model: model.label })}
              onClick={onChoose}
            >
              {t("models.chooseRoles")}
            </Button>
          </>
        ) : (
          <p className="text-text-subtle">{t("models.always")}</p>
        )}
      </div>
      <Facts model={model} currency={currency} />
      <div className="col-start-2 row-start-1 pt-0.5 tablet:col-start-5">
        <Switch
          aria-label={t("models.switchOn", { model: model.label })}
          checked={model.offFor !== "everyone"}
          disabled={!canSwitch || isBusy}
          onCheckedChange={onSwitch}
        />
      </div>
    </li>
  );
}

function Health({ health }: Pick<AdminModel, "health">) {
  const { t, i18n } = useTranslation();
  const { state, calls, failures, lastSuccessAt, lastFailureCode } = health;
  const { tone, Icon } = LOOKS[state];
  const options = { now: new Date(), language: i18n.language };
  return (
    <div className="col-span-2 min-w-0 text-sm text-text-subtle tablet:col-span-1">
      <Badge tone={tone}>
        <Icon className="size-3.5" />
        {t(`models.health.${state}`)}
      </Badge>
      {calls > 0 && (
        <p className="mt-1">
          {failures > 0 ? t("models.failures", { failures, calls }) : t("models.noFailures", { calls })}
          {state === "failing" && lastFailureCode && ` (${lastFailureCode})`}
        </p>
      )}
      {lastSuccessAt && <p>{t("models.lastSuccess", { when: timeAgo(lastSuccessAt, options) })}</p>}
    </div>
  );
}

function Used({ used, currency }: Pick<AdminModel, "used"> & { currency: string | null }) {
  const { t, i18n } = useTranslation();
  const { tokens, cost } = used;
  return (
    <div className="col-span-2 text-sm tabular-nums text-text-muted tablet:col-span-1">
      <p>{t("models.tokens", { tokens: compactNumber(tokens, i18n.language) })}</p>
      {cost > 0 && <p>{t("models.cost", { cost: moneyNumber(cost, i18n.language, currency) })}</p>}
    </div>
  );
}

/** What the configuration fixes: price, personal-data policy and fallback. */
function Facts({ model, currency }: { model: AdminModel; currency: string | null }) {
  const { t, i18n } = useTranslation();
  const { price, fallback, personalData } = model;
  const money = (value: number) => moneyNumber(value, i18n.language, currency);
  return (
    <ul className="col-span-2 flex flex-wrap gap-x-5 text-sm text-text-subtle tablet:col-span-4">
      <li className="tabular-nums">
        {price
          ? t("models.price", { input: money(price.input), output: money(price.output) })
          : t("models.noPrice")}
      </li>
      {model.uses.includes("chat") && <li>{t(`models.policies.${personalData}`)}</li>}
      {fallback && (
        <li className={fallback.label ? undefined : "text-warning-text"}>
          {fallback.label
            ? t("models.fallback", { model: fallback.label })
            : t("models.fallbackMissing", { model: fallback.id })}
        </li>
      )}
    </ul>
  );
}

function Default({ model }: { model: AdminModel }) {
  const { t } = useTranslation();
  const { defaultFor } = model;
  if (defaultFor.length === 0) return null;
  const isForAll = rolesByState(model).on.every((role) => defaultFor.includes(role));
  const roles = defaultFor.map((role) => t(`roles.${role}`)).join(", ");
  return (
    <p className="mt-1 text-sm text-text-muted">
      <Badge tone="accent">{t("models.default")}</Badge> {!isForAll && t("models.defaultFor", { roles })}
    </p>
  );
}

/** Above this number of roles, the text names the roles that can't use the model. */
const MOST_NAMED = 4;

function ForWhom({ model }: { model: AdminModel }) {
  const { t } = useTranslation();
  const { on, off, locked } = rolesByState(model);
  const named = (roles: readonly Role[]) => roles.map((role) => t(`roles.${role}`)).join(", ");
  const sentence = () => {
    if (on.length === 0) return t("models.nobody");
    if (on.length <= MOST_NAMED) return named(on);
    return off.length > 0 ? t("models.except", { roles: named(off) }) : t("models.everyone");
  };
  return (
    <>
      <p className="text-text-muted">{sentence()}</p>
      {locked.length > 0 && (
        <p className="mt-0.5 text-text-subtle">
          <Lock className="mr-1 inline size-3.5 align-[-2px]" aria-hidden="true" />
          {t("models.locked", { roles: named(locked) })}
        </p>
      )}
    </>
  );
}
