import type { ViewStyle } from './viewStyle.ts';

/** A text in lines of at most so many cells, broken between its words; a longer word stands whole, to be copied. */
export const wrapText = (
  text: string,
  width: number,
  { widthOf }: Pick<ViewStyle, 'widthOf'>,
): readonly string[] => {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(' ')) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line ?? ''];
};
