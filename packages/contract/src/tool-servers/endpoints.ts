import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { toolServerCalls } from "./calls.ts";
import {
  acceptedTools,
  connectionFinish,
  connectionStart,
  toolConnection,
  toolServer,
  toolServerFields,
  toolServers,
} from "./tool-servers.ts";

const tag = "Administration";

export const toolServerEndpoints = {
  listToolServers: endpoint(toolServerCalls.listToolServers, {
    tag,
    summary: "The registered tool servers with their tools, for administrators.",
    responses: { 200: toolServers },
  }),
  saveToolServer: endpoint(toolServerCalls.saveToolServer, {
    tag,
    summary: "Register a tool server, or change it. Secrets are stored encrypted and never returned.",
    body: toolServerFields,
    responses: { 200: toolServer },
  }),
  deleteToolServer: endpoint(toolServerCalls.deleteToolServer, {
    tag,
    summary: "Delete a tool server with its tools and everyone's connections.",
    responses: { 204: "empty" },
  }),
  checkToolServer: endpoint(toolServerCalls.checkToolServer, {
    tag,
    summary: "List the server's tools now. Changed and new tools wait until they are accepted.",
    responses: { 200: toolServer },
  }),
  acceptServerTools: endpoint(toolServerCalls.acceptServerTools, {
    tag,
    summary: "Accept tools in the form that was shown, and set who may use them where.",
    body: acceptedTools,
    responses: { 200: toolServer },
  }),
  listToolConnections: endpoint(toolServerCalls.listToolConnections, {
    tag: "Product",
    summary: "The tool servers that need this person's own account, and which are connected.",
    responses: { 200: z.object({ connections: z.array(toolConnection) }).meta({ id: "ToolConnections" }) },
  }),
  startToolConnection: endpoint(toolServerCalls.startToolConnection, {
    tag: "Product",
    summary: "The address where this person allows the connection.",
    responses: { 200: connectionStart },
  }),
  finishToolConnection: endpoint(toolServerCalls.finishToolConnection, {
    tag: "Product",
    summary: "Complete a connection that this person has started, with the code of the authorization server.",
    body: connectionFinish,
    responses: { 200: toolConnection },
  }),
  endToolConnection: endpoint(toolServerCalls.endToolConnection, {
    tag: "Product",
    summary: "Revoke and delete this person's connection.",
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof toolServerCalls, Endpoint>;
