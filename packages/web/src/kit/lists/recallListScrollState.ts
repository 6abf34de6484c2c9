import { RowHeights } from './RowHeights.ts';
import type { RowRange } from './listDrawnRowIndices.ts';

type Kept = { readonly heights: RowHeights; readonly drawn: RowRange | null };

/** So many places of the history are remembered. */
const most = 20;
const kept = new Map<string, Kept>();

/** What was drawn of a long list at a place of the history: whoever comes back finds it as it was left. */
export const recallListScrollState = (place: string): Kept =>
  kept.get(place) ?? { heights: new RowHeights(), drawn: null };

export const storeRowState = (place: string, rows: Kept): void => {
  kept.delete(place);
  kept.set(place, rows);
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
};
