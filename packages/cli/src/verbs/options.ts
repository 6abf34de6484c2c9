/** The options of one call, read by their long names in camel case. */
export type Options = {
  /** The value, or null when it was not given. */
  text(name: string): string | null;
  /** Every value of one that repeats, in order. */
  texts(name: string): readonly string[];
  flag(name: string): boolean;
};

/** Whether the option stands in the call, with a value or as a flag. */
export const isOptionGiven = (options: Options, name: string): boolean =>
  options.flag(name) || options.text(name) !== null;

export const readOptions = (values: Readonly<Record<string, unknown>>): Options => {
  const texts = (name: string): readonly string[] =>
    [values[name]].flat().filter((value) => typeof value === 'string');
  return {
    // One that does not repeat has no other value.
    text: (name) => texts(name).at(-1) ?? null,
    texts,
    flag: (name) => values[name] === true,
  };
};
