const shapes = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})(?: .*)?$/,
  /^\d{1,2}[. -]+\p{L}{3,9}\.?,?[ -]+(?:\d{2}|\d{4})$/u,
  /^\p{L}{3,9}\.? \d{1,2},? \d{4}$/u,
];

const isDate = (cell: string): boolean => shapes.some((shape) => shape.test(cell));

/** Whether a column holds days, by its name or since everything in it is one. */
export const isDateColumn = (name: string, cells: readonly string[]): boolean => {
  const said = cells.filter((cell) => cell !== '');
  if (said.length > 0) return said.every(isDate);
  return /(?:^|[^\p{L}])date(?:$|[^\p{L}])/iu.test(name);
};
