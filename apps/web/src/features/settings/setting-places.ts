/** The settings and the section of the page that each is in; both are keys of the settings' texts. */
export const settingPlaces = [
  { section: "appearance", name: "theme" },
  { section: "appearance", name: "language" },
  { section: "appearance", name: "light" },
  { section: "voice", name: "speed" },
  { section: "voice", name: "voiceName" },
  { section: "notifications", name: "notify" },
  { section: "app", name: "install" },
  { section: "account", name: "account" },
  { section: "sessions", name: "sessions" },
  { section: "data", name: "exportData" },
  { section: "data", name: "importData" },
  { section: "data", name: "deleteHistory" },
] as const;
