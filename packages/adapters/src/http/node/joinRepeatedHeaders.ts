/** Headers by names in lower case, what was sent several times as one list: what a browser judges by. */
export const joinRepeatedHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  );
