import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPrinting } from '../layout/useIsPrinting.ts';
import { listDrawnRowIndices, findRowsToDraw, type RowRange } from './listDrawnRowIndices.ts';
import { storeRowState, recallListScrollState } from './recallListScrollState.ts';
import { defaultRowHeightPx, type RowHeights } from './RowHeights.ts';
import './RowGap.css';

/** The rows of a long table, of which only some are drawn. */
export type VirtualRows = {
  readonly table: RefObject<HTMLTableElement | null>;
  /** For `aria-rowcount`: with the head, and unknown while there are none. */
  readonly rowCount: number;
  /** Draws a row wherever it stands, and some around it, so that it can have the focus. */
  readonly reach: (index: number) => void;
  /** The drawn rows of the list, each with its `aria-rowindex`, and what stands for the others. */
  readonly draw: <Of>(
    list: readonly Of[],
    rowOf: (of: Of, index: number) => ReactNode,
  ) => readonly ReactNode[];
};

/** A row says its place by `aria-rowindex`, which counts from one and has the head first. */
const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest('tbody > [aria-rowindex]') : null;
  return row === null ? null : Number(row.getAttribute('aria-rowindex')) - 2;
};

const areSame = (one: RowRange, other: RowRange | null): boolean =>
  one.first === other?.first && one.end === other.end;

/** Notes how high those rows are that are drawn. */
const noteHeights = (body: HTMLTableSectionElement, width: number, heights: RowHeights): void =>
  heights.note(
    width,
    [...body.rows].flatMap((row) => {
      const index = row.hasAttribute('aria-rowindex') ? indexOf(row) : null;
      return index === null ? [] : [[index, row.getBoundingClientRect().height]];
    }),
  );

/**
 * Keeps the place of the table as high as it is until other rows are laid out: while WebKit lays out a table whose rows
 * were exchanged it is short for a moment, and a page that is too short for its place is scrolled to its top.
 */
const holdHeight = (table: HTMLTableElement | null): void => {
  const place = table?.parentElement;
  if (place) place.style.minHeight = `${place.offsetHeight}px`;
};

const releaseHeight = (table: HTMLTableElement | null): void => {
  if (table?.parentElement) table.parentElement.style.minHeight = '';
};

/** Stands for rows that are not drawn; assistive technology ignores it. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr className="row-gap" aria-hidden="true" style={{ height }} />
);

/**
 * Which rows of a long table in the window are drawn: at once those in sight and the one that has the focus with some
 * around it, so that the way with Tab never ends in nothing; then, as there is time, some around those in sight. What is
 * not drawn keeps its place. With the browser's Back the table is as it was left. On paper it stands whole.
 */
export const useVirtualRows = (count: number): VirtualRows => {
  const { key } = useLocation();
  const table = useRef<HTMLTableElement>(null);
  const [kept] = useState(() => recallListScrollState(key));
  const { heights } = kept;
  heights.fit(count);
  const [drawn, setDrawn] = useState<RowRange>(
    () => kept.drawn ?? { first: 0, end: Math.ceil(window.innerHeight / defaultRowHeightPx) },
  );
  const [, setUsual] = useState(heights.usual);
  const [focused, setFocused] = useState<number | null>(null);
  const printing = useIsPrinting();
  const isBack = useRef(kept.drawn !== null);
  const asked = useRef<RowRange | null>(null);
  const look = useCallback((): void => {
    const body = table.current?.tBodies[0];
    if (body === undefined) return;
    const { top, width } = body.getBoundingClientRect();
    const isOther = width !== heights.width;
    // Rows are lower once their mistakes are mended: by how they were, the last ones would never be in sight.
    noteHeights(body, width, heights);
    if (isOther) setUsual(heights.usual);
    const seen = { first: heights.at(-top), end: heights.at(window.innerHeight - top) + 1 };
    const { now, soon } = findRowsToDraw(drawn, seen, count);
    if (now === null && (soon === null || areSame(soon, asked.current))) return;
    holdHeight(table.current);
    if (now !== null) setDrawn(now);
    if (soon === null) return;
    asked.current = soon;
    startTransition(() => setDrawn(soon));
  }, [heights, drawn, count]);
  useLayoutEffect(() => {
    // Before it is painted: the page is as high as it will be.
    if (heights.width === 0) look();
  }, [heights, look]);
  useEffect(() => {
    // Once they are laid out, unless more are on their way.
    const frame = requestAnimationFrame(() => {
      if (asked.current === null) releaseHeight(table.current);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    asked.current = null;
    storeRowState(key, { heights, drawn });
  }, [key, heights, drawn]);
  useEffect(() => {
    // What was drawn at once has nothing around it yet. Who comes back is not there yet: the browser leads them.
    if (isBack.current) isBack.current = false;
    else look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);
  useEffect(() => {
    const box = table.current;
    if (box === null) return undefined;
    const handleFocus = ({ target }: FocusEvent): void => {
      holdHeight(box);
      setFocused(indexOf(target));
    };
    const handleLeave = ({ relatedTarget }: FocusEvent): void => {
      if (indexOf(relatedTarget) !== null) return;
      holdHeight(box);
      setFocused(null);
    };
    box.addEventListener('focusin', handleFocus);
    box.addEventListener('focusout', handleLeave);
    return () => {
      box.removeEventListener('focusin', handleFocus);
      box.removeEventListener('focusout', handleLeave);
    };
  }, []);
  const draw: VirtualRows['draw'] = (list, rowOf) => {
    const shown = listDrawnRowIndices(printing ? { first: 0, end: count } : drawn, focused, count);
    return [...shown, count].flatMap((index, place) => {
      const from = (shown[place - 1] ?? -1) + 1;
      const which = from === 0 ? 'above' : index === count ? 'below' : 'between';
      return [
        index === from ? null : <Gap height={heights.between(from, index)} key={which} />,
        ...list.slice(index, index + 1).map((of) => rowOf(of, index)),
      ];
    });
  };
  return { table, rowCount: count === 0 ? -1 : count + 1, reach: setFocused, draw };
};
