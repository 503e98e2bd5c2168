import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { gateTool } from "./mcp-tools.ts";

/** A tool server that is a program, with one tool that returns the names of the variables it sees. */
serveStdio(() => {
  const server = new McpServer({ name: "program", version: "1" });
  const { name, description, input } = gateTool;
  server.registerTool(name, { description, inputSchema: input }, async () => ({
    content: [{ type: "text", text: Object.keys(process.env).sort().join(" ") }],
  }));
  return server;
});
