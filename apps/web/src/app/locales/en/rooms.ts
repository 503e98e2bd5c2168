import type { Texts } from "../texts.ts";

export const rooms = {
  conversationMissing: {
    page: "Conversation",
    title: "This conversation is not here",
    text: "It may have been deleted, or the link may belong to someone else.",
  },
  news: {
    title: "Nothing new",
    text: "When something changes in {{brand}}, you read it here.",
    loading: "Loading what's new…",
    failed: "What's new could not be loaded",
  },
  help: {
    shortcuts: "Keyboard shortcuts",
    showShortcuts: "See the keyboard shortcuts",
    shortcutNew: "New conversation",
    shortcutSearch: "Search pages and actions",
    shortcutRegions: "Go to the next area: list, content, panel",
    shortcutClose: "Close what was opened last",
    keys: "Everything can be done with the keyboard.",
    about: "About",
    version: "Version",
    brand: "Brand",
    account: "Account",
    lastError: "Last network error",
    noError: "None in this session",
    copy: "Copy the technical details",
    copied: "Technical details copied",
    copyFailed: "The browser does not allow copying. Select the text and copy it.",
  },
} satisfies Texts["rooms"];
