/** The bundler's name of every browser that `browserslist` may name, and the one that a reader knows. */
const known: Readonly<Record<string, { readonly target: string; readonly name: string }>> = {
  chrome: { target: 'chrome', name: 'Chrome' },
  edge: { target: 'edge', name: 'Edge' },
  firefox: { target: 'firefox', name: 'Firefox' },
  safari: { target: 'safari', name: 'Safari' },
  ios_saf: { target: 'ios', name: 'Safari on iOS' },
};

const read = (entry: string) => {
  const { browser = '', version = '' } = /^(?<browser>\w+) >= (?<version>\d+)$/.exec(entry)?.groups ?? {};
  const names = known[browser];
  if (names === undefined) throw new Error(`package.json: browserslist cannot name '${entry}'.`);
  return { target: names.target + version, words: `${names.name} ${version}` };
};

/** What the build is held to, such as 'chrome120', of entries of `browserslist` such as 'chrome >= 120'. */
export const buildTargets = (entries: readonly string[]): string[] =>
  entries.map((entry) => read(entry).target);

/** The same browsers as a user knows them: 'Chrome 120, Edge 120 or Safari 17'. */
export const browserMessages = (entries: readonly string[]): string => {
  const words = entries.map((entry) => read(entry).words);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((each) => each !== '').join(' or ');
};
