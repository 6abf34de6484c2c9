/** Six digits that are not the code. */
export const otherThan = (code: string): string =>
  code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
