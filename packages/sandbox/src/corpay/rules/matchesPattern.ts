/** The patterns are this sandbox's own few hundred. */
const compiled = new Map<string, RegExp>();

/** Whether a value keeps a pattern of the templates. Characters are counted whole, and a dot stands for every one. */
export const matchesPattern = (regEx: string, value: string): boolean => {
  const known = compiled.get(regEx) ?? new RegExp(regEx, 'su');
  compiled.set(regEx, known);
  return known.test(value);
};
