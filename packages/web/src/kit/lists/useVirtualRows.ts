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

const afterOf = (index: number | undefined): number => (index ?? -1) + 1;

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row);

/**
 * Which rows of a long table in the window are drawn: those in sight and the one that has the focus, each with some
 * around them, so that the way with Tab never ends in nothing. Each drawn row carries its place as `data-index`.
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
  const inSight = between(first, end);
  // The next rows for Tab are there at once, however far behind the scrolling is.
  const aroundFocus =
    focused === null ? [] : between(Math.max(0, focused - around), Math.min(count, focused + around + 1));
  const drawn = [...new Set([...inSight, ...aroundFocus])].toSorted((one, other) => one - other);
  const rows = drawn.map((index, place) => ({ index, skipped: index - afterOf(drawn[place - 1]) }));
  return { table, rows, skippedAtEnd: count - afterOf(drawn.at(-1)), rowHeight: sight.rowHeight };
};
