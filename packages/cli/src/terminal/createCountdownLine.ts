import { createRedrawnLine } from './createRedrawnLine.ts';
import type { Terminal } from './terminal.ts';

/** Counts the seconds of a quote in the last line; nothing where a line cannot be redrawn. */
export const createCountdownLine = (terminal: Terminal, secondsLeft: () => number | null) => {
  const line = createRedrawnLine(terminal);
  if (line === null) return null;
  const draw = (): void => {
    const left = secondsLeft();
    if (left === null) line.clear();
    else line.draw(`${left} s left, Ctrl-C ends`);
  };
  const timer = setInterval(draw, 1000);
  return {
    clear: line.clear,
    stop: () => {
      clearInterval(timer);
      line.clear();
    },
  };
};
