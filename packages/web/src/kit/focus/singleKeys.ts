const key = 'fx-gateway.single-keys';

/** Whether single letters are shortcuts in this browser; they are until they are switched off (WCAG 2.1.4). */
export const areLetterShortcutsOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

/** False where the browser keeps nothing. */
export const switchLetterShortcuts = (on: boolean): boolean => {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    return true;
  } catch {
    return false;
  }
};
