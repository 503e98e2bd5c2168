// Browsers with storage switched off throw on access; the app then works without persistence.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Quota exceeded or access denied: the value is lost when the page is closed.
  }
}
