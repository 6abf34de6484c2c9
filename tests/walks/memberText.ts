/** What stands in a body at these places, as a text. */
export const memberText = (value: unknown, ...path: readonly (string | number)[]): string => {
  let found = value;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return String(found);
};
