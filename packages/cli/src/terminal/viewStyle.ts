import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

type Styles = { bold(text: string): string; dim(text: string): string; red(text: string): string };

/** How a stream shows text: in which styles, and how many cells a line takes; null where lines may be of any length. */
export type TerminalStyle = Styles & { readonly columns: number | null };

/** What a view is drawn with: the looks of its stream, and how many cells a text takes. */
export type ViewStyle = TerminalStyle & { readonly widthOf: (text: string) => number };

/** Whether the stream takes colours is said below, for any stream, so it is not asked here. */
const coloured = (style: 'bold' | 'dim' | 'red') => (text: string) =>
  styleText(style, text, { validateStream: false });
const plain = (text: string) => text;

/** The looks of a stream: no colours when it is no terminal, under NO_COLOR and on TERM=dumb. */
export const readTerminalStyle = (terminal: Terminal, stream: 'stdout' | 'stderr'): TerminalStyle => {
  const { NO_COLOR, TERM } = terminal.environment;
  const { isTTY, columns } = terminal[stream];
  const isTerminal = isTTY === true;
  const shown = isTerminal && !NO_COLOR && TERM !== 'dumb' ? coloured : () => plain;
  return {
    bold: shown('bold'),
    dim: shown('dim'),
    red: shown('red'),
    columns: isTerminal && columns !== undefined && columns > 0 ? columns : null,
  };
};
