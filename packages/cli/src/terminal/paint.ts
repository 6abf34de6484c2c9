import type { Terminal } from './terminal.ts';

type Styles = { bold(text: string): string; dim(text: string): string; red(text: string): string };

/** How text is shown: in which styles, and how many characters a line takes; null where lines may be of any length. */
export type Paint = Styles & { readonly columns: number | null };

const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;

const coloured: Styles = { bold: code(1, 22), dim: code(2, 22), red: code(31, 39) };
const plain: Styles = { bold: (text) => text, dim: (text) => text, red: (text) => text };

/** Colours for a stream: none when it is no terminal, under NO_COLOR and on TERM=dumb. */
export const paintFor = (terminal: Terminal, stream: 'stdout' | 'stderr'): Paint => {
  const { NO_COLOR, TERM } = terminal.environment;
  const { isTTY, columns } = terminal[stream];
  const isTerminal = isTTY === true;
  return {
    ...(isTerminal && !NO_COLOR && TERM !== 'dumb' ? coloured : plain),
    columns: isTerminal && columns !== undefined && columns > 0 ? columns : null,
  };
};
