import { useEffect, useRef, useState, type RefObject } from 'react';

/** A row that is drawn, and how many before it are not. */
type VirtualRow = { readonly index: number; readonly skipped: number };

type VirtualRows = {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly VirtualRow[];
  readonly skippedAtEnd: number;
  /** Of one row, in pixels; all rows are equally high. */
  readonly rowHeight: number;
};

type Sight = { readonly first: number; readonly end: number; readonly rowHeight: number };

const around = 10;
/** What is in sight moves in steps, so that scrolling draws anew only now and then. */
const step = 5;

const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
};

const sightOf = (table: HTMLTableElement, before: Sight): Sight => {
  const body = table.tBodies[0];
  const drawn = table.querySelector('[data-index]')?.getBoundingClientRect().height ?? 0;
  const rowHeight = drawn > 0 ? drawn : before.rowHeight;
  const top = -(body?.getBoundingClientRect().top ?? 0);
  const first = Math.floor(top / rowHeight / step) * step - around;
  const end = Math.ceil((top + window.innerHeight) / rowHeight / step) * step + around;
  const { first: was, end: ended, rowHeight: height } = before;
  return first === was && end === ended && rowHeight === height ? before : { first, end, rowHeight };
};

/**
 * Which rows of a long table in the window are drawn: those in sight, some around them, and the one that has the
 * focus, so that the way with Tab never ends in nothing. Each drawn row carries its place as `data-index`.
 */
export const useVirtualRows = (count: number): VirtualRows => {
  const table = useRef<HTMLTableElement>(null);
  const [sight, setSight] = useState<Sight>({ first: 0, end: 30, rowHeight: 56 });
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const box = table.current;
    if (box === null) return undefined;
    const look = (): void => setSight((before) => sightOf(box, before));
    const handleFocus = ({ target }: FocusEvent): void => setFocused(indexOf(target));
    const handleLeave = ({ relatedTarget }: FocusEvent): void => {
      if (indexOf(relatedTarget) === null) setFocused(null);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    box.addEventListener('focusin', handleFocus);
    box.addEventListener('focusout', handleLeave);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      box.removeEventListener('focusin', handleFocus);
      box.removeEventListener('focusout', handleLeave);
    };
  }, []);
  const first = Math.max(0, Math.min(sight.first, count - around));
  const end = Math.min(count, sight.end);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row);
  if (focused !== null && focused < count && (focused < first || focused >= end))
    drawn.splice(focused < first ? 0 : drawn.length, 0, focused);
  let next = 0;
  const rows = drawn.map((index) => {
    const skipped = index - next;
    next = index + 1;
    return { index, skipped };
  });
  return { table, rows, skippedAtEnd: count - next, rowHeight: sight.rowHeight };
};
