import { languages } from "@metatron/contract/enums";
import { accountByName, type DemoAccount, demoAccounts } from "../demo-accounts.ts";
import { type Html, html } from "./html.ts";
import { languageNames, type Texts, texts } from "./languages.ts";
import { type PageLook, renderPage } from "./page.ts";

interface LoginPage extends PageLook {
  /** Account name or e-mail from the application's `login_hint`. */
  hint?: string | undefined;
  /** The typed name, if no account has it. */
  unknown?: string | undefined;
}

/** Every account is one click away. The forms post to the URL of the page. */
export function renderLoginPage({ brand, language, hint = "", unknown }: LoginPage): string {
  const t = texts[language];
  const hinted = accountByName(hint);
  const others = demoAccounts.filter((account) => account !== hinted);
  const people = hinted ? [hinted, ...others] : others;
  const body = html`
<h1>${t.signInHeading}</h1>
<p class="about">${t.signInAbout}</p>
<form method="post" aria-label="${t.people}">
<ul class="people">
${people.map((account) => personRow(account, account === hinted))}
</ul>
</form>
${typedForm(t, unknown ?? (hinted ? "" : hint), unknown !== undefined)}
<footer>
<form method="post"><button class="link" name="cancel" value="yes">${t.cancel}</button></form>
<nav aria-label="${t.languageLabel}">
${languages.map((each) => languageLink(each, each === language))}
</nav>
</footer>`;
  return renderPage({ brand, language, title: t.signInTitle, body });
}

function personRow({ account, name, title }: DemoAccount, isHinted: boolean): Html {
  const focus = isHinted ? html` class="hinted" autofocus` : undefined;
  return html`<li><button name="account" value="${account}"${focus}>
<span class="name">${name}</span><code>${account}</code><span class="title" lang="es">${title}</span>
</button></li>
`;
}

function typedForm(t: Texts, typed: string, isUnknown: boolean): Html {
  const problem = isUnknown
    ? html`<p class="problem" id="typed-problem" role="alert"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>${t.typedUnknown}</p>`
    : undefined;
  const marks = isUnknown
    ? html` aria-invalid="true" aria-describedby="typed-problem typed-hint" autofocus`
    : html` aria-describedby="typed-hint"`;
  return html`<form method="post" class="typed">
<label for="typed">${t.typedLabel}</label>
<div class="field">
<input id="typed" name="account" value="${typed}" autocomplete="username" autocapitalize="none" spellcheck="false" required${marks}>
<button class="primary">${t.signIn}</button>
</div>
${problem}
<p class="hint" id="typed-hint">${t.typedHint}</p>
</form>`;
}

function languageLink(language: (typeof languages)[number], isCurrent: boolean): Html {
  const current = isCurrent ? html` aria-current="true"` : undefined;
  return html`<a href="?ui_locales=${language}" lang="${language}" hreflang="${language}"${current}>${languageNames[language]}</a>
`;
}
