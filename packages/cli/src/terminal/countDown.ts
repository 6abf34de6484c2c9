import type { Terminal } from './terminal.ts';

/** A last line on stderr that counts the seconds of a quote; nothing where a line cannot be redrawn. */
export const countDown = (terminal: Terminal, secondsLeft: () => number | null) => {
  const { stderr, environment } = terminal;
  if (stderr.isTTY !== true || environment['TERM'] === 'dumb') return null;
  const clear = (): void => void stderr.write('\r\u001b[2K');
  const draw = (): void => {
    const left = secondsLeft();
    clear();
    if (left !== null) stderr.write(`${left} s left, Ctrl-C ends`);
  };
  const timer = setInterval(draw, 1000);
  return {
    clear,
    stop: () => {
      clearInterval(timer);
      clear();
    },
  };
};
