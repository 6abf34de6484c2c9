import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const domain = 'packages/domain/src';
const adapters = 'packages/adapters/src';
const web = 'packages/web/src';
const cli = 'packages/cli/src';
const services = 'packages/services/src';

/** How many changes of each folder of an area the tests have to notice, in percent. */
const rules = 95;
const wiring = 88;

const adapterFolders = (...names) => names.map((name) => `${adapters}/${name}`);
const webPlaces = (...names) => names.map((name) => `${web}/${name}`);
const servicesFolders = (...names) => names.map((name) => `${services}/${name}`);
const cliFolders = (...names) => names.map((name) => `${cli}/${name}`);
const domainFolders = (...names) => names.map((name) => `${domain}/${name}`);

/**
 * The areas: folders in which every change of the code has to fail a test. What is new in one of these folders is held to
 * it by itself. `testedElsewhere` are folders and files whose tests stand in the others.
 */
export const areas = {
  money: { bar: rules, folders: domainFolders('money') },
  quoting: {
    bar: rules,
    folders: domainFolders('quoting'),
    tests: domainFolders('corpay/orders', 'corpay/quotes', 'ofx/deals', 'ofx/quotes'),
  },
  calls: { bar: rules, folders: domainFolders('calls', 'operations', 'tokens') },
  intents: {
    bar: rules,
    folders: domainFolders('intents'),
    tests: domainFolders('corpay/booking', 'corpay/instruction', 'corpay/intents', 'ofx/booking'),
  },
  corpay: {
    bar: rules,
    folders: domainFolders(
      'bankDetails',
      'corpay/bankDetails',
      'corpay/booking',
      'corpay/instruction',
      'corpay/intents',
      'corpay/openSteps',
      'corpay/quotes',
      'corpay/api',
      'corpay/orders',
      'corpay/session',
      'corpay/settling',
      'calendar',
    ),
  },
  corpayBeneficiaries: {
    bar: rules,
    folders: domainFolders(
      'accountNumbers',
      'corpay/beneficiaries',
      'corpay/beneficiaries/fields',
      'corpay/beneficiaries/judging',
      'corpay/beneficiaries/reading',
      'corpay/beneficiaries/reasons',
      'corpay/beneficiaries/saving',
      'corpay/beneficiaries/wizard',
      'names',
    ),
    testedElsewhere: domainFolders('beneficiaries'),
    tests: domainFolders('corpay/session', 'ofx/session'),
  },
  ofx: {
    bar: rules,
    folders: domainFolders(
      'ofx/api',
      'ofx/authorization',
      'ofx/bankDetails',
      'ofx/beneficiaries',
      'ofx/booking',
      'ofx/deals',
      'ofx/quotes',
      'ofx/session',
    ),
  },
  paymentRun: {
    bar: rules,
    folders: domainFolders(
      'payment-run',
      'payment-run/grouping',
      'payment-run/judging',
      'payment-run/reading',
      'payment-run/report',
    ),
  },
  paymentRunSteps: {
    bar: rules,
    folders: domainFolders('corpay/payment-run', 'ofx/payment-run', 'payment-run/run'),
    testedElsewhere: domainFolders('payment-run/preparation'),
  },
  identity: { bar: rules, folders: domainFolders('identity', 'account') },
  shown: {
    bar: rules,
    folders: domainFolders(
      'operator',
      'market-rates',
      'market-rates/over-time',
      'commands',
      'forms',
      'patterns',
      'timeline',
      'words',
      'spreadsheets',
      'lists',
    ),
  },
  administration: {
    bar: rules,
    folders: domainFolders(
      'administration',
      'administration/audit',
      'administration/changes',
      'administration/customers',
      'administration/undo',
    ),
  },
  adapters: {
    bar: wiring,
    folders: adapterFolders('http', 'http/node', 'partner', 'storage/node', 'text'),
  },
  adapterTokens: {
    bar: wiring,
    // Each change would load the identity library anew for every file of tests, and a table of names try all of them.
    onlyWhatRuns: true,
    folders: adapterFolders('identity', 'identity/node'),
    testedElsewhere: adapterFolders('corpay/connectTokens.ts', 'ofx/connectOfxTokens.ts'),
    tests: adapterFolders('corpay', 'ofx'),
  },
  webBooking: {
    bar: wiring,
    folders: webPlaces(
      'corpay/stores/deal',
      'corpay/stores/openSteps',
      'ofx/stores/deal',
      'ofx/stores/openBookings',
    ),
    testedElsewhere: webPlaces(
      'quoting/LiveQuoteStore.ts',
      ...[
        'BookDespiteOpenStore',
        'DuplicateDealStore',
        'beginBookingOrSayWhyNot',
        'waitForResultWithinMs',
      ].map((name) => `quoting/booking/${name}.ts`),
    ),
    tests: webPlaces('quoting', 'quoting/booking'),
  },
  webSession: {
    bar: wiring,
    folders: webPlaces('corpay/stores/session', 'ofx/stores/session'),
    testedElsewhere: webPlaces(
      'fetching/FetchedValue.ts',
      ...['PageLock', 'SessionStore', 'sessionLoss', 'sharedTimestamp'].map((name) => `session/${name}.ts`),
    ),
    tests: webPlaces('fetching', 'session'),
  },
  verbs: {
    bar: wiring,
    // Options, and the words of their help, are made as a module is loaded: each of them would be tried against every test.
    onlyWhatRuns: true,
    folders: cliFolders(
      'corpay/booking',
      'corpay/instruction',
      'corpay/openSteps',
      'ofx/openBookings',
      'ofx/quotes',
      'quoting',
    ),
  },
  // Each change would open the database anew for every file of tests.
  idempotency: { bar: wiring, onlyWhatRuns: true, folders: servicesFolders('idempotency') },
  keys: { bar: wiring, folders: servicesFolders('keys') },
  accounts: { bar: wiring, onlyWhatRuns: true, folders: servicesFolders('account'), tests: [services] },
  administrators: { bar: wiring, onlyWhatRuns: true, folders: servicesFolders('administration') },
};

const partners = 'the partners with their policies, without a rule of its own';
const recorder = 'for the developers of the gateway: it moves no money and tells no customer anything';
const values = 'values, each of which `npm run constants` moves';

/** Folders with sources of the domain, and those of the adapters' storage, that are in no area, and why. */
export const inNoArea = {
  [domain]: partners,
  ...Object.fromEntries(domainFolders('branding', 'geography', 'terms').map((folder) => [folder, values])),
  ...Object.fromEntries(
    domainFolders(
      'conformance',
      'conformance/address-parts',
      'conformance/addresses',
      'conformance/answers',
      'conformance/authorize-page',
      'conformance/causes',
      'conformance/checks',
      'conformance/identity',
      'conformance/page-host',
      'conformance/probes',
      'conformance/report',
      'conformance/responses',
      'corpay/recording',
      'ofx/recording',
      'recorder',
      'recording',
    ).map((folder) => [folder, recorder]),
  ),
  [`${domain}/ports`]: 'types, and the time of tests',
  [`${domain}/result`]: 'two constructors, without a rule',
  [`${adapters}/storage/browser`]: 'needs the databases and locks of a browser: the journeys prove it',
};

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

const sourcesIn = (folder, root) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isSource) : [];

/**
 * The sources of an area, by their paths from the root. Throws where a folder has none or a file is gone: what has
 * moved must not be left out in silence.
 */
export function sourcesOf({ folders, testedElsewhere = [] }, root) {
  const places = [...folders, ...testedElsewhere];
  const files = places.filter(isSource);
  const inside = places.filter((place) => !isSource(place));
  const gone = [
    ...inside.filter((folder) => sourcesIn(folder, root).length === 0),
    ...files.filter((file) => !existsSync(join(root, file))),
  ];
  if (gone.length > 0)
    throw new Error(`No source lies in ${gone.join(', ')}. Mend tests/mutation/areas.mjs.`);
  return [
    ...inside.flatMap((folder) => sourcesIn(folder, root).map((name) => `${folder}/${name}`)),
    ...files,
  ];
}

/** The tests that an area's changes are tried against: those beside its sources, and those of `tests` where it says so. */
export const testsOf = ({ folders, tests = [] }) =>
  [...folders, ...tests].map((folder) => `${folder}/*.test.ts`);
