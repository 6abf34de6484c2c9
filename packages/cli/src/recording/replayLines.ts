import { safeName } from '../safe-text/safeText.ts';
import type { Paint } from '../terminal/paint.ts';
import { wrapText } from '../terminal/wrapText.ts';

/** Something that stood there, under a name that says what went where it no longer does; null where nothing stood. */
type ShownPart = { readonly name: string; readonly text: string | null };

/** One state for a person: when, what happened, and what stood there afterwards, always in the same order. */
export type ShownState = {
  /** Milliseconds since the first event. */
  readonly after: number;
  readonly event: string;
  readonly parts: readonly ShownPart[];
};

const indent = ' '.repeat('00:00.0  '.length);

/** Beneath its moment a text is never wrapped into less than this. */
const leastText = 24;

const two = (count: number): string => String(count).padStart(2, '0');

/** `01:05.9`: minutes, seconds and what is whole of their tenths. */
export const elapsedText = (ms: number): string => {
  const tenths = Math.floor(ms / 100);
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor((tenths % 600) / 10))}.${tenths % 10}`;
};

/** What stands there now and did not before, or the other way round. */
const changesOf = ({ parts }: ShownState, before: ShownState | null): readonly string[] =>
  parts.flatMap(({ name, text }, place) => {
    const had = before?.parts[place]?.text ?? null;
    return text === had ? [] : [safeName(text ?? `no ${name} any more`)];
  });

/** The states in a line or two each: what changed stands beneath; one that is as the one before is only counted. */
export const replayLines = (states: readonly ShownState[], paint: Paint): string => {
  const room = paint.columns === null ? Infinity : Math.max(leastText, paint.columns - indent.length);
  const lines: string[] = [];
  let before: ShownState | null = null;
  let alike = 0;
  const countAlike = (): void => {
    if (before !== null && alike > 0)
      lines.push(paint.dim(`${indent}${alike} more like it, until ${elapsedText(before.after)}`));
    alike = 0;
  };
  for (const state of states) {
    const changes = changesOf(state, before);
    if (before?.event === state.event && changes.length === 0) alike += 1;
    else {
      countAlike();
      const [event = '', ...more] = wrapText(safeName(state.event), room);
      lines.push(`${elapsedText(state.after)}  ${paint.bold(event)}`);
      const beneath = changes.length === 0 ? [] : wrapText(changes.join('; '), room);
      lines.push(...[...more, ...beneath].map((line) => `${indent}${line}`));
    }
    before = state;
  }
  countAlike();
  return lines.join('\n');
};
