import type { Terminal } from './terminal.ts';

/** A last line on stderr that is drawn again and again; null where a line cannot be redrawn. */
export const createRedrawnLine = ({ stderr, environment }: Terminal) => {
  if (stderr.isTTY !== true || environment['TERM'] === 'dumb') return null;
  const clear = (): void => void stderr.write('\r\u001b[2K');
  return {
    clear,
    draw: (text: string): void => {
      clear();
      stderr.write(text);
    },
  };
};
