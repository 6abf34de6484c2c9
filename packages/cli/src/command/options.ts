/** The options of one call, read by their long names in camel case. */
export type Options = {
  /** The value, or null when it was not given. */
  text(name: string): string | null;
  flag(name: string): boolean;
};

export const readOptions = (values: Readonly<Record<string, unknown>>): Options => ({
  text: (name) => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  },
  flag: (name) => values[name] === true,
});
