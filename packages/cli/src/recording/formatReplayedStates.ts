import { safeName } from '../safe-text/safeText.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { wrapText } from '../terminal/wrapText.ts';

/** Something that stood there, under a name that says what went where it no longer does; null where nothing stood. */
type ShownPart = { readonly name: string; readonly text: string | null };

/** One state for a person: when, what happened, and what stood there afterwards, always in the same order. */
export type ReplayedLine = {
  /** As ISO 8601 writes it. */
  readonly time: string;
  readonly event: string;
  /** What is told with it, and makes no difference to a state that is alike otherwise. */
  readonly beside?: string | null;
  readonly parts: readonly ShownPart[];
};

const indent = ' '.repeat('14:03:20.5  '.length);

/** Beneath its moment a text is never wrapped into less than this. */
const leastText = 24;

/** Made only where a moment is shown: it costs a start more than a call. */
export const localClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 1,
  });

const roomIn = ({ columns }: ViewStyle): number =>
  columns === null ? Infinity : Math.max(leastText, columns - indent.length);

/** A text beneath a moment, in as many lines as it needs. */
export const indentBelowTime = (text: string, paint: ViewStyle): readonly string[] =>
  wrapText(text, roomIn(paint), paint).map((line) => `${indent}${line}`);

/** What stands there now and did not before, or the other way round. */
const changesOf = ({ parts }: ReplayedLine, before: ReplayedLine | null): readonly string[] =>
  parts.flatMap(({ name, text }) => {
    const had = before?.parts.find((part) => part.name === name)?.text ?? null;
    return text === had ? [] : [safeName(text ?? `no ${name} any more`)];
  });

/** The states in a line or two each, with the time by the clock on the wall here: what changed stands beneath; one that is as the one before is only counted. */
export const formatReplayedStates = (states: readonly ReplayedLine[], paint: ViewStyle): string => {
  const clock = localClock();
  const timeText = ({ time }: ReplayedLine): string => clock.format(new Date(time));
  const lines: string[] = [];
  let before: ReplayedLine | null = null;
  let alike = 0;
  const countAlike = (): void => {
    if (before !== null && alike > 0)
      lines.push(paint.dim(`${indent}${alike} more like it, until ${timeText(before)}`));
    alike = 0;
  };
  for (const state of states) {
    const changes = changesOf(state, before);
    if (before?.event === state.event && changes.length === 0) alike += 1;
    else {
      countAlike();
      const [event = '', ...more] = wrapText(safeName(state.event), roomIn(paint), paint);
      lines.push(`${timeText(state)}  ${paint.bold(event)}`);
      const told = [...(state.beside == null ? [] : [safeName(state.beside)]), ...changes];
      lines.push(...more.map((line) => `${indent}${line}`));
      if (told.length > 0) lines.push(...indentBelowTime(told.join('; '), paint));
    }
    before = state;
  }
  countAlike();
  return lines.join('\n');
};
