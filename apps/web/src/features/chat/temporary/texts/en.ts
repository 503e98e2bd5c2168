import type { Words } from "../../../../lib/texts.ts";
import type { temporary as es } from "./es.ts";

export const temporary: Words<typeof es> = {
  title: "Temporary conversation",
  heading: "This conversation is not saved",
  notice:
    "This conversation is not saved: it will not be in your history, and it is gone when you close it or reload the page.",
  noticeShort: "This conversation is not saved. It is gone when you close it.",
  about: {
    gone: "It is not in the list or in searches, gets no title and is not used for anything else. When you close it, go to another page or reload, it is gone.",
    kept: "The server keeps only how much you used the models and, where there was personal data, what you decided about it. No text.",
    without:
      "No files, no cases, no deep search and no tools of other systems here. You can export what you see; it can't be shared.",
  },
  placeholder: "Ask without saving it…",
  export: "Export what you see",
  close: "Close and delete",
  wait: "Wait until the answer is finished, or stop it. Your text is still here.",
  offline: "A temporary conversation needs a connection. Your text is still here.",
  noFiles: "No files can be attached to a temporary conversation. You can paste the text that you need.",
  leave: {
    title: "Close the temporary conversation?",
    text: "What is in it is gone and can't be recovered. To keep it, export it first.",
    yes: "Close and delete",
    stay: "Stay here",
  },
};
