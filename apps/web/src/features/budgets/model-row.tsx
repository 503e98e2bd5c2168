import type { AdminModel, ModelHealthState } from "@metatron/contract/budgets/budgets";
import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { compactNumber, moneyNumber } from "../../lib/amounts.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";

interface ModelRowProps {
  model: AdminModel;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
  onChoose: () => void;
}

const LOOKS = {
  answering: { tone: "success", Icon: CircleCheck },
  failing: { tone: "danger", Icon: TriangleAlert },
  unknown: { tone: "neutral", Icon: CircleHelp },
} as const satisfies Record<ModelHealthState, object>;

export function ModelRow({ model, isBusy, onSwitch, onChoose }: ModelRowProps) {
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
      </div>
      <Health health={model.health} />
      <Used used={model.used} />
      <div className="col-span-2 min-w-0 text-sm tablet:col-span-1">
        {canSwitch ? (
          <>
            <p className="text-text-muted">
              <ForWhom model={model} />
            </p>
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

function Used({ used: { tokens, cost } }: Pick<AdminModel, "used">) {
  const { t, i18n } = useTranslation();
  return (
    <div className="col-span-2 text-sm tabular-nums text-text-muted tablet:col-span-1">
      <p>{t("models.tokens", { tokens: compactNumber(tokens, i18n.language) })}</p>
      {cost > 0 && <p>{t("models.cost", { cost: moneyNumber(cost, i18n.language) })}</p>}
    </div>
  );
}

function ForWhom({ model: { offFor } }: { model: AdminModel }) {
  const { t } = useTranslation();
  if (offFor === "everyone") return t("models.nobody");
  if (offFor.length === 0) return t("models.everyone");
  const roles = offFor.map((role) => t(`roles.${role}`)).join(", ");
  return t("models.except", { roles });
}
