import { parseSync, Visitor, type Plugin } from 'vite';

/** A file of the bundle, with the files that it imports as it starts. */
type Chunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly code: string;
};

/** The files from `from` to `to`, each imported by the one before it; null where no import leads there. */
const roadBetween = (
  from: Chunk,
  to: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
): readonly string[] | null => {
  const roads = [...from.imports].map((name) => [from.fileName, name]);
  const met = new Set<string>();
  for (let road = roads.shift(); road !== undefined; road = roads.shift()) {
    const name = road.at(-1) ?? '';
    if (name === to.fileName) return road;
    if (met.has(name)) continue;
    met.add(name);
    roads.push(...(chunks.get(name)?.imports ?? []).map((next) => [...(road ?? []), next]));
  }
  return null;
};

/** True where a module waits before it has given its names; text that cannot be read has no such place. */
export const waitsAtTopLevel = (code: string): boolean => {
  if (!/\bawait\b/.test(code)) return false;
  let functions = 0;
  let found = false;
  const enter = (): void => {
    functions += 1;
  };
  const leave = (): void => {
    functions -= 1;
  };
  const wait = (waits: boolean): void => {
    found ||= waits && functions === 0;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: () => wait(true),
    ForOfStatement: (loop) => wait(loop.await),
    VariableDeclaration: ({ kind }) => wait(kind === 'await using'),
  }).visit(parseSync('chunk.js', code).program);
  return found;
};

/**
 * Why WebKit could give a chunk to its importer before the chunk has run (its bug 242740): each reason names the files
 * and what mends it. `starts` are the modules that pages name as their script.
 */
export const chunkFaults = (bundle: readonly Chunk[], starts: ReadonlySet<string>): readonly string[] => {
  const chunks = new Map(bundle.map((chunk) => [chunk.fileName, chunk]));
  const entries = bundle.filter((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => starts.has(id)));
  return bundle.flatMap((chunk) => {
    // A page imports its own script.
    const others = chunk.isEntry ? [] : entries.filter((entry) => entry !== chunk);
    const back = others.map((entry) => roadBetween(chunk, entry, chunks));
    const circle = roadBetween(chunk, chunk, chunks);
    return [
      ...back.flatMap((road) =>
        road === null
          ? []
          : [
              `${road.join(' imports ')}, which starts a page: move what they share out of the module that starts it.`,
            ],
      ),
      ...(circle === null
        ? []
        : [
            `${circle.join(' imports ')}: an import circle; name its modules for one file in chunkGroups, or part them.`,
          ]),
      ...(waitsAtTopLevel(chunk.code)
        ? [`${chunk.fileName} awaits at the top level: wait inside a function that the module starts.`]
        : []),
    ];
  });
};

/**
 * Fails the build where a file of the bundle leads back to one that starts a page, lies in an import circle, or waits at
 * the top level. WebKit then resolves an `import()` before the imported file has run, and its exports are undefined.
 */
export const chunkOrder = (): Plugin => ({
  name: 'chunk-order',
  apply: 'build',
  generateBundle: {
    // Before an HTML page takes the place of a chunk that only imports.
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const pages = chunks.flatMap(({ facadeModuleId }) =>
        facadeModuleId?.endsWith('.html') === true ? [facadeModuleId] : [],
      );
      const starts = pages.flatMap((page) => this.getModuleInfo(page)?.importedIds ?? []);
      const faults = chunkFaults(chunks, new Set(starts.filter((id) => !id.endsWith('.css'))));
      if (faults.length > 0) this.error(['Safari could not run this build.', ...faults].join('\n'));
    },
  },
});
