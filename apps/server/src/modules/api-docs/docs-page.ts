import type { Allow } from "@metatron/contract/allow";
import type { ApiDocument, Operation } from "./openapi.ts";

/**
 * Renders the published document as one page without scripts, so that it works under the strictest content
 * security policy.
 */
export function docsPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)} ${escaped(document.info.version)}</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header>
<h1>${escaped(document.info.title)} <small>${escaped(document.info.version)}</small></h1>
<p>${escaped(document.info.description ?? "")}</p>
<p><a href="openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Calls"><ul>
${operations.map(({ path, method }) => `<li><a href="#${anchor(method, path)}"><b>${method}</b> ${escaped(path)}</a></li>`).join("\n")}
</ul></nav>
<main>
${operations.map(section).join("\n")}
</main>
</body>
</html>`;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const parameters = operation.parameters ?? [];
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const answers = Object.entries(operation.responses ?? {});
  return `<section id="${anchor(method, path)}">
<h2><b>${method}</b> ${escaped(path)}</h2>
<p>${wordsFor(operation["x-allow"])} ${escaped(operation.summary ?? "")}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table><thead><tr><th>Name</th><th>In</th><th>Shape</th></tr></thead><tbody>${parameters.map((p) => `<tr><td><code>${escaped(p.name)}</code>${p.required ? " (required)" : ""}</td><td>${escaped(p.in)}</td><td><code>${escaped(JSON.stringify(p.schema ?? {}))}</code></td></tr>`).join("")}</tbody></table>` : ""}
${bodies.map(([type, { schema }]) => `<h3>Body: ${escaped(type)}</h3>${shape(schema)}`).join("")}
<h3>Answers</h3>
${answers
  .map(
    ([status, answer]) =>
      `<p><b>${escaped(status)}</b> ${escaped(answer.description ?? "")}</p>${Object.entries(
        answer.content ?? {},
      )
        .map(([type, { schema }]) => `<p><code>${escaped(type)}</code></p>${shape(schema)}`)
        .join("")}`,
  )
  .join("")}
</section>`;
}

function wordsFor(allow: Allow): string {
  switch (allow) {
    case "open":
      return "Open to everyone.";
    case "signed-in":
      return "Needs a bearer token.";
    case "any-role":
      return "Needs a bearer token with a role.";
    case "admin":
      return "Needs a bearer token with the admin role.";
  }
  const actions = new Set([...(allow.action ? [allow.action] : []), ...Object.values(allow.fields ?? {})]);
  const named = actions.size > 0 ? ` and, as the case may be, ${[...actions].join(", ")}` : "";
  return `Needs a bearer token with a role that grants ${allow.route}${named}.`;
}

const shape = (schema: unknown) =>
  schema ? `<pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>` : "";

const anchor = (method: string, path: string) => `${method}${path}`.replace(/[^a-z0-9]+/gi, "-");

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );
