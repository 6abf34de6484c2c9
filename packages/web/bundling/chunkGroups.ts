import { usedImports } from './usedImports.ts';

/** What the bundler tells of a module. */
type Module = {
  readonly isEntry: boolean;
  readonly code: string | null;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};

type Graph = { readonly getModuleInfo: (id: string) => Module | null };

type Modules = ReadonlySet<string>;

/** Who has signed in needs what these features hold, whatever they came for. */
const everybodys = new Set(['shell', 'market-rates']);

const place =
  /\/packages\/(?<of>web|adapters)\/src\/(?:(?<feature>[\w-]+)\/)?(?:(?:.*\/)?(?<part>[\w-]+)\/)?/;

/** What only some come for, in a feature that has more: a part of its own, or one of the pages besides the first. */
const ownParts = new Set(['wizard', 'recording', 'dialogs', 'settling', 'payment-run']);

/** The feature of a page or a call that is imported when it is needed. */
const featureOf = (id: string): string => {
  const { of, feature = '', part } = place.exec(id)?.groups ?? {};
  // Calls that only some need are in a feature: who signs in with a password, who administers, who has the partner.
  if (of === 'adapters') return feature === '' ? 'services' : feature;
  if (part !== undefined) return `${feature}-${ownParts.has(part) ? part : 'pages'}`;
  return everybodys.has(feature) ? 'signed-in' : feature;
};

/** Of the identity library: proofs of a password and whatever else only signs in, registers or sets a password. */
const signsIn = new RegExp(
  String.raw`/@aws-amplify/auth/dist/esm/(?:${[
    'client/',
    'common/AuthErrorStrings',
    'errors/(?:types/validation|utils/assertValidationError)',
    'foundation/convert/',
    'foundation/factories/.*/create(?:AssociateSoftwareToken|ChangePassword|Confirm|Forgot|InitiateAuth|Resend|Respond|SignUp|Verify)',
    'providers/cognito/apis/(?:autoSignIn|confirm|resend|reset|sign(?:In|Up)|update)',
    'providers/cognito/tokenProvider/cacheTokens',
    'providers/cognito/types/errors',
    'providers/cognito/utils/(?:srp|textEncoder)/',
    'providers/cognito/utils/(?:dispatchSignedIn|getNewDevice|handle|retryOn|setActive|sign(?:InHelpers|UpHelpers)|userContextData)',
  ].join('|')})`,
);

/** The feature of the pages that a stranger can open besides the sign-in. */
const publicForms = 'identity-pages';

/** All that these modules lead to, themselves included. */
type ReachedFrom = (starts: readonly string[]) => Modules;

const reaching = (graph: Graph): ReachedFrom => {
  const importsOf = usedImports(graph);
  return (starts) => {
    const reached = new Set<string>();
    const rest = [...starts];
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      rest.push(...importsOf(id));
    }
    return reached;
  };
};

/** What is imported when it is needed, by feature: what it begins with, and everything that this leads to. */
type Features = ReadonlyMap<string, { readonly starts: readonly string[]; readonly modules: Modules }>;

/** All modules that are imported when they are needed, by feature, as they are met on the way from the application. */
const featuresFrom = (application: string, graph: Graph, reachedFrom: ReachedFrom): Features => {
  const starts = new Map<string, string[]>();
  const met = new Set<string>();
  const rest = [application];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    for (const module of reachedFrom([id]))
      for (const later of graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []) {
        if (met.has(later) || later.includes('/node_modules/')) continue;
        met.add(later);
        rest.push(later);
        starts.set(featureOf(later), [...(starts.get(featureOf(later)) ?? []), later]);
      }
  }
  return new Map([...starts].map(([feature, ids]) => [feature, { starts: ids, modules: reachedFrom(ids) }]));
};

const union = (all: readonly Modules[]): Modules => new Set(all.flatMap((modules) => [...modules]));

const common = (all: readonly Modules[]): Modules =>
  new Set([...union(all)].filter((id) => all.filter((modules) => modules.has(id)).length > 1));

/** The feature that a part is of. */
const wholeOf = (feature: string): string =>
  feature.replace(/-(?:wizard|recording|dialogs|settling|payment-run|pages)$/, '');

/** What the signed-in area is made of: who needs a file loads nothing that only another feature, or a part, needs. */
const signedInFiles = (features: Features): readonly (readonly [string, Modules])[] => {
  const named = [...features].map(([name, { starts, modules }]) => ({ name, starts, modules }));
  const modulesOf = (some: typeof named): readonly Modules[] => some.map(({ modules }) => modules);
  // Nearly everyone comes for what a partner's pages begin with.
  const gateways = named.filter(({ starts }) => starts.some((id) => id.endsWith('Gateway.tsx')));
  const wizards = named.filter(({ name }) => name.endsWith('-wizard'));
  // What they share with pages is a file of its own, so that neither is lost with the other.
  const dialogs = named.filter(({ name }) => name.endsWith('-dialogs'));
  // Drawn below a form by itself, so that it brings none of the pages that it shares something with.
  const below = named.filter(({ name }) => name.endsWith('-settling'));
  // Nobody who pays one or looks at what was paid loads what pays many.
  const runs = named.filter(({ name }) => name.endsWith('-payment-run'));
  const pages = named.filter(
    (feature) => ![gateways, wizards, below, runs].some((some) => some.includes(feature)),
  );
  const others = [...below, ...pages];
  const wholes = [...new Set(named.map(({ name }) => wholeOf(name)))];
  const shared = common(
    wholes.map((whole) => union(modulesOf(named.filter(({ name }) => wholeOf(name) === whole)))),
  );
  const atFirst = union(modulesOf(gateways));
  const inDialogs = union(modulesOf(dialogs));
  const elsewhere = union(modulesOf(others));
  return [
    ['signed-in', new Set([...shared].filter((id) => atFirst.has(id)))],
    ['elements', new Set([...shared].filter((id) => inDialogs.has(id)))],
    ...gateways.map(({ name, modules }) => [name, modules] as const),
    ['wizards', new Set([...common(modulesOf(wizards))].filter((id) => !elsewhere.has(id)))],
    ['payment-runs', new Set([...common(modulesOf(runs))].filter((id) => !elsewhere.has(id)))],
    ['pages', shared],
    ...[...others, ...wizards, ...runs].map(({ name, modules }) => [name, modules] as const),
  ];
};

/** Whose first file comes with what it needs. */
const wholeFeatures = new Set(['shell', 'reports']);

/** Calls, the frame of the signed-in area, and what is one small file, come with the file that they need. */
const isFirstOfItsFile = (id: string): boolean => {
  const { of, feature = '' } = place.exec(id)?.groups ?? {};
  return of === 'adapters' || wholeFeatures.has(feature);
};

/** A page that is imported when it is needed, and never together with something else, is a file of its own. */
const isBeginning = (id: string, { importers, dynamicImporters }: Module): boolean =>
  dynamicImporters.length > 0 && importers.length === 0 && !isFirstOfItsFile(id);

/** What starts a page stays by itself: a browser could give its names before it has run to the end. */
const startsPage = ({ importers }: Module, graph: Graph): boolean =>
  importers.length > 0 && importers.every((id) => graph.getModuleInfo(id)?.isEntry === true);

type Pages = { readonly application: string; readonly public: readonly string[] };

/** Every file and what may be in it, the one that comes first before the others; a file without a name is left alone. */
const filesOf = (pages: Pages, graph: Graph): readonly (readonly [string | null, Modules])[] => {
  const reachedFrom = reaching(graph);
  const open = reachedFrom(pages.public);
  const application = reachedFrom([pages.application]);
  const features = featuresFrom(pages.application, graph, reachedFrom);
  const modulesOf = (name: string): Modules => features.get(name)?.modules ?? new Set();
  const early = ['services', 'signed-in'];
  const others = union(
    [...features].flatMap(([name, { modules }]) => (name === publicForms ? [] : [modules])),
  );
  return [
    ['everywhere', common([open, application])],
    [null, open],
    // Libraries change less often than what is made with them.
    ['libraries', new Set([...application].filter((id) => id.includes('/node_modules/')))],
    ['application', application],
    // Who registers is not made to fetch what only who has signed in needs.
    ['application', new Set([...modulesOf(publicForms)].filter((id) => others.has(id)))],
    // Only a part of what the library's one entry leads to is needed by who has signed in before.
    ['identity', new Set([...modulesOf('identity')].filter((id) => signsIn.test(id)))],
    ...early.map((name) => [name, modulesOf(name)] as const),
    ...signedInFiles(new Map([...features].filter(([name]) => !early.includes(name)))),
  ];
};

/**
 * Names the file of every module after who needs it: the application as it opens, the services, everyone who is signed
 * in, which is also where pages of several features meet, one feature, its wizard or recording. A file comes whole, so what is needed
 * together is one file, and nobody loads the pages of another partner. What a page begins with, or is started by, stays by
 * itself, as null.
 */
export const chunkGroups = (pages: Pages) => {
  let files: ReturnType<typeof filesOf> | null = null;
  return (id: string, graph: Graph): string | null => {
    const module = graph.getModuleInfo(id);
    if (module === null || module.isEntry || isBeginning(id, module) || startsPage(module, graph))
      return null;
    files ??= filesOf(pages, graph);
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
};
