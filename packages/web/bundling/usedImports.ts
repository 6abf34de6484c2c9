import { dirname, join } from 'node:path/posix';

/** What the bundler tells of a module's text and of the modules that it names. */
type Module = { readonly code: string | null; readonly importedIds: readonly string[] };

type Graph = { readonly getModuleInfo: (id: string) => Module | null };

const statements =
  /(?:^|[;\n}])\s*(?<word>import|export)\b(?<what>[^;'"]*?)\bfrom\s*["'](?<from>[^"']+)["']/g;
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const listed = /^export\s*\{(?<names>[^}]*)\}\s*;?\s*$/gm;
const declared = /^export (?:declare )?(?:async )?(?:function\*?|class|const|let|var|enum) (?<name>[\w$]+)/gm;

type Statement = { readonly names: readonly string[] | null; readonly from: string };

type Kind = 'taken' | 'given';

/** The names between braces, as the other module has them or as they are given on. */
const namesIn = (text: string, kind: Kind): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim().replace(/^type\s+/, ''))
    .filter((each) => each !== '')
    .map((each) => each.split(/\s+as\s+/).at(kind === 'taken' ? 0 : -1) ?? each);

/** What is taken from other modules, or given on of them; null names are all of them. */
const statementsOf = (code: string, kind: Kind): readonly Statement[] =>
  [...code.matchAll(statements)].flatMap(({ groups }): readonly Statement[] => {
    const { word = '', what = '', from = '' } = groups ?? {};
    if (kind === 'given' && word === 'import') return [];
    if (what.includes('*')) return [{ names: null, from }];
    const names = namesIn(/\{(?<names>[^}]*)\}/.exec(what)?.groups?.['names'] ?? '', kind);
    return [{ names: /^\s*[\w$]+\s*(?:,|$)/.test(what) ? [...names, 'default'] : names, from }];
  });

/** A file that says nothing itself, and only gives on what others say. */
const isIndex = (id: string, code: string): boolean =>
  /\/index\.[mc]?[jt]s$/.test(id) &&
  code
    .replaceAll(comments, '')
    .replaceAll(/export\s*(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*["'][^"']*["'];?/g, '')
    .trim() === '';

const settingLocation = (id: string, from: string, ids: readonly string[]): string | undefined => {
  const path = join(dirname(id), from).replace(/\.[mc]?[jt]s$/, '');
  return ids.find((each) => each.replace(/(?:\/index)?\.[mc]?[jt]sx?$/, '') === path.replace(/\/index$/, ''));
};

/** Whether a statement that names a library by its package, or a module by its path, can mean this module. */
const canMean = (id: string, from: string, imported: string): boolean => {
  if (from.startsWith('.')) return settingLocation(id, from, [imported]) !== undefined;
  const name = from.split('/').slice(0, from.startsWith('@') ? 2 : 1);
  return imported.includes('/node_modules/')
    ? imported.includes(`/node_modules/${name.join('/')}/`)
    : imported.includes(`/${name.at(-1) ?? ''}/`);
};

/** The module behind every name that a module gives; `clear` is false where some could not be found. */
type Given = { readonly names: ReadonlyMap<string, string>; readonly clear: boolean };

/**
 * Says which modules another one really leads to. An index leads to all of its folder, or of a whole library; who
 * imports a name from it needs only what stands behind that name, and the index itself leads nowhere.
 */
export const usedImports = (graph: Graph) => {
  const known = new Map<string, Given>();
  const codeOf = (id: string): string => graph.getModuleInfo(id)?.code?.replaceAll(comments, '') ?? '';

  const givenBy = (id: string): Given => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, { names: new Map(), clear: true });
    const code = codeOf(id);
    const names = new Map<string, string>();
    for (const { groups } of code.matchAll(declared)) names.set(groups?.['name'] ?? '', id);
    for (const { groups } of code.matchAll(listed))
      for (const name of namesIn(groups?.['names'] ?? '', 'given')) names.set(name, id);
    let clear = true;
    for (const { names: some, from } of statementsOf(code, 'given')) {
      const target = settingLocation(id, from, graph.getModuleInfo(id)?.importedIds ?? []);
      // Who says more than an index leads to all that it imports, wherever its names come from.
      if (some !== null && !isIndex(id, code)) for (const name of some) names.set(name, id);
      else if (target === undefined || !givenBy(target).clear) clear = false;
      else {
        const behind = givenBy(target).names;
        for (const name of some ?? behind.keys()) names.set(name, behind.get(name) ?? target);
      }
    }
    const given = { names, clear };
    known.set(id, given);
    return given;
  };

  /** What stands behind the names of an index; null for any other module, and for an index that is not clear. */
  const behindIndex = (id: string): ReadonlyMap<string, string> | null => {
    if (!isIndex(id, codeOf(id))) return null;
    const { names, clear } = givenBy(id);
    return clear ? names : null;
  };

  return (id: string): readonly string[] => {
    if (behindIndex(id) !== null) return [];
    const taken = statementsOf(codeOf(id), 'taken');
    const all = taken.filter(({ names }) => names === null);
    const names = taken.flatMap((each) => each.names ?? []);
    return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => {
      const behind = behindIndex(imported);
      if (behind === null) return [imported];
      const isWhole = all.some(({ from }) => canMean(id, from, imported));
      return [imported, ...(isWhole ? behind.values() : names.flatMap((name) => behind.get(name) ?? []))];
    });
  };
};
