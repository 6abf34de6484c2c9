/** What the bundler tells of its modules. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** What each call at a partner needs from its first line on. */
const everyCall = [
  'packages/cli/src/runProduct.ts',
  'packages/cli/src/configuration/earlierAccessStore.ts',
  'packages/adapters/src/node.ts',
  'packages/adapters/src/connectApis.ts',
  'packages/adapters/src/http/node/connectApiWithStoredCredentials.ts',
  'packages/adapters/src/http/node/makeNodeSignedCall.ts',
  'packages/adapters/src/corpay/connectCorpay.ts',
  'packages/adapters/src/ofx/connectOfx.ts',
  'packages/cli/src/corpay/orderVerbs.ts',
  'node_modules/env-paths/index.js',
];

/** What every command about beneficiaries begins with: the verbs of all partners, since their options stand in its help. */
const beneficiaries = [
  'packages/cli/src/corpay/beneficiaryVerbs.ts',
  'packages/cli/src/ofx/beneficiaryVerbs.ts',
];

/** What a call needs besides, where it begins without the access of an earlier one. */
const firstCall = ['packages/adapters/src/connectServices.ts'];

const reachedFrom = (starts: readonly string[], graph: Graph): ReadonlySet<string> => {
  const reached = new Set<string>();
  const rest = [...starts];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    const module = graph.getModuleInfo(id);
    if (module === null || reached.has(id)) continue;
    reached.add(id);
    rest.push(...module.importedIds);
  }
  return reached;
};

/**
 * Names the file of a module of the command line: a start reads few files, because each costs as much as thousands of
 * its characters. What comes before all commands, and what only some need, stays by itself, as null.
 */
export const startFiles = (root: string) => {
  let files: readonly (readonly [string | null, ReadonlySet<string>])[] | null = null;
  const from = (places: readonly string[], graph: Graph) =>
    reachedFrom(
      places.map((place) => root + place),
      graph,
    );
  return (id: string, graph: Graph): string | null => {
    files ??= [
      [null, from(['packages/cli/src/main.ts'], graph)],
      ['everyCall', from(everyCall, graph)],
      ['firstCall', from(firstCall, graph)],
      ['beneficiaries', from(beneficiaries, graph)],
    ];
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
};
