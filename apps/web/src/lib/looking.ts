const LOCK = "metatron.looking";

/**
 * Called by a tab that becomes visible: hidden tabs then know that the person looks at the app, and stay quiet. The
 * returned function is called when the tab is hidden; a closed tab lets go by itself.
 */
export function startLooking(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks?.request(LOCK, { mode: "shared" }, () => promise).catch(() => undefined);
  return resolve;
}

/** Whether the person looks at any tab of the app. */
export async function isLookedAt(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === LOCK);
}
