import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** What somebody types, as opposed to what leads on to something else: Tab, Enter, arrows, shortcuts. */
const isTyping = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  !event.ctrlKey &&
  !event.metaKey &&
  (event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete' || event.key === 'Shift');

/**
 * What a search leaves of a list, which follows the typed text as soon as there is time, so that each key is shown at
 * once. Whoever does anything but type means what was typed: it has followed before a key or a press does its work. What
 * comes of another `source`, as when the list was loaded, is there at once.
 */
export const useDeferredListValue = <T>(value: T, source: unknown = null): T => {
  const latest = useMemo(() => ({ value, source }), [value, source]);
  const deferred = useDeferredValue(latest);
  const [caughtUp, setCaughtUp] = useState(latest);
  const isBehind = deferred !== latest && deferred.source === source && caughtUp !== latest;
  useEffect(() => {
    if (!isBehind) return undefined;
    const catchUp = (event: Event): void => {
      if (!isTyping(event)) flushSync(() => setCaughtUp(latest));
    };
    for (const kind of ['keydown', 'pointerdown', 'click'])
      window.addEventListener(kind, catchUp, { capture: true });
    return () => {
      for (const kind of ['keydown', 'pointerdown', 'click'])
        window.removeEventListener(kind, catchUp, { capture: true });
    };
  }, [isBehind, latest]);
  return isBehind ? deferred.value : value;
};
