import type { Terminal } from './terminal.ts';

export type Paint = { bold(text: string): string; dim(text: string): string; red(text: string): string };

const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;

const coloured: Paint = { bold: code(1, 22), dim: code(2, 22), red: code(31, 39) };
const plain: Paint = { bold: (text) => text, dim: (text) => text, red: (text) => text };

/** Colours for a stream: none when it is no terminal, under NO_COLOR and on TERM=dumb. */
export const paintFor = (terminal: Terminal, stream: 'stdout' | 'stderr'): Paint => {
  const { NO_COLOR, TERM } = terminal.environment;
  return terminal[stream].isTTY === true && !NO_COLOR && TERM !== 'dumb' ? coloured : plain;
};
