/** A place in a text as an editor shows it: both from 1 on, the column in characters. */
export type TextPlace = { readonly line: number; readonly column: number };

/** The line and the column of an index of a text. */
export const findTextPlace = (text: string, index: number): TextPlace => {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
};
