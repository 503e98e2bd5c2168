import type { Texts } from "../texts.ts";
import { assistantEditor } from "./assistant-editor.ts";
import { assistantKnowledge, assistantMembers } from "./assistant-knowledge.ts";
import { assistantTry } from "./assistant-try.ts";
import { assistants } from "./assistants.ts";
import { cases } from "./cases.ts";
import { chat } from "./chat.ts";
import { commands } from "./commands.ts";
import { desk } from "./desk.ts";
import { dialog } from "./dialog.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { files } from "./files.ts";
import { glossary } from "./glossary.ts";
import { images } from "./images.ts";
import { knowledgeBase } from "./knowledge-base.ts";
import { list } from "./list.ts";
import { messages } from "./messages.ts";
import { outbound } from "./outbound.ts";
import { palette } from "./palette.ts";
import { rooms } from "./rooms.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { sources } from "./sources.ts";
import { speech } from "./speech.ts";
import { welcome } from "./welcome.ts";

export const pt = {
  ...dialog,
  assistantEditor,
  assistantKnowledge,
  assistantMembers,
  assistantTry,
  assistants,
  cases,
  chat,
  commands,
  desk,
  errors,
  faults,
  files,
  glossary,
  images,
  knowledgeBase,
  list,
  messages,
  outbound,
  palette,
  rooms,
  session,
  settings,
  shell,
  sources,
  speech,
  welcome,
} satisfies Texts;
