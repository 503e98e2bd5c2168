import { expect, it } from "vitest";
import { newServer } from "./server-dialog.tsx";
import { fieldsOf, serverFaults, toServerForm } from "./server-form.ts";

it("keeps stored values that are not retyped", () => {
  const form = toServerForm({
    ...newServer(),
    name: "Jira",
    address: "https://jira.example/mcp",
    headerNames: ["Authorization", "X-Site"],
    oauth: { clientId: "metatron", hasClientSecret: true, scopes: "read", hosts: ["https://id.example"] },
  });
  const headers = form.headers.replace("X-Site: ••••••", "X-Site: a:b");
  expect(fieldsOf({ ...form, headers })).toEqual({
    name: "Jira",
    kind: "http",
    address: "https://jira.example/mcp",
    headers: [
      { name: "Authorization", value: null },
      { name: "X-Site", value: "a:b" },
    ],
    oauth: { clientId: "metatron", clientSecret: null, scopes: "read", hosts: ["https://id.example"] },
    isEnabled: true,
  });
  expect(Object.values(serverFaults(form))).toEqual([null, null, null, null]);
});

it("finds what is missing or malformed", () => {
  const form = { ...toServerForm(newServer()), headers: "no value", hasOAuth: true, hosts: "id.example" };
  expect(serverFaults(form)).toEqual({
    name: "noName",
    address: "badAddress",
    headers: "badHeader",
    hosts: "badHost",
  });
  expect(serverFaults({ ...form, kind: "stdio" }).address).toBe("noCommand");
  expect(serverFaults({ ...form, address: "https://u:p@a.example" }).address).toBe("badAddress");
});
