import { isInDialog, isField } from '../kit/focus/formFieldFocus.ts';

/** What a key asks for. */
export type Shortcut =
  | 'commands'
  | 'keys'
  | 'search'
  | 'new'
  | 'next'
  | 'previous'
  | 'deal'
  | 'orders'
  | 'beneficiaries';

const single: Readonly<Record<string, Shortcut>> = {
  '?': 'keys',
  '/': 'search',
  n: 'new',
  j: 'next',
  k: 'previous',
};
const afterG: Readonly<Record<string, Shortcut>> = { d: 'deal', o: 'orders', b: 'beneficiaries' };

/** `g` and the letter behind it belong together for so long. */
const togetherMs = 1_500;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'timeStamp' | 'target'
>;

/** When `g` was pressed last, or null. */
export type LastGPressTime = number | null;

/** Who is told what has to be corrected goes on typing. */
const isTold = (place: Element | null): boolean => place?.getAttribute('role') === 'alert';

/**
 * The shortcut of a key, and whether a letter may follow `g`. Single letters are off while the user is in a field, a
 * dialog or a summary of mistakes, and where they are switched off (WCAG 2.1.4).
 */
export const findShortcutOfKey = (
  { key, ctrlKey, metaKey, altKey, repeat, timeStamp, target }: Pressed,
  gAt: LastGPressTime,
  singleKeys: boolean,
): { readonly shortcut: Shortcut | null; readonly gAt: LastGPressTime } => {
  const none = { shortcut: null, gAt: null };
  const place = target instanceof Element ? target : null;
  if (isInDialog(place)) return none;
  if (ctrlKey || metaKey)
    return !altKey && !repeat && key.toLowerCase() === 'k' ? { shortcut: 'commands', gAt: null } : none;
  if (altKey || !singleKeys || isField(place) || isTold(place)) return none;
  const followed = gAt !== null && timeStamp - gAt <= togetherMs ? afterG[key] : undefined;
  if (followed !== undefined) return { shortcut: followed, gAt: null };
  if (key === 'g') return { shortcut: null, gAt: repeat ? null : timeStamp };
  return { shortcut: single[key] ?? null, gAt: null };
};
