import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const domain = 'packages/domain/src';
const adapters = 'packages/adapters/src';

/** How many changes of each folder of an area the tests have to notice, in percent. */
const rules = 95;
const wiring = 88;

const domainFolders = (...names) => names.map((name) => `${domain}/${name}`);

/**
 * The areas: folders in which every change of the code has to fail a test, and files that stand alone. What is new in
 * one of these folders is held to it by itself.
 */
export const areas = {
  money: { bar: rules, folders: domainFolders('money') },
  quoting: { bar: rules, folders: domainFolders('quoting') },
  calls: { bar: rules, folders: domainFolders('calls', 'tokens') },
  intents: { bar: rules, folders: domainFolders('intents') },
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
    ),
    files: [
      `${domain}/corpay/api/corpayWords.ts`,
      `${domain}/corpay/api/order.ts`,
      `${domain}/corpay/api/quote.ts`,
    ],
  },
  corpayBeneficiaries: {
    bar: rules,
    folders: domainFolders(
      'beneficiaries',
      'corpay/beneficiaries',
      'corpay/beneficiaries/fields',
      'corpay/beneficiaries/judging',
      'corpay/beneficiaries/reasons',
      'corpay/beneficiaries/saving',
      'corpay/beneficiaries/wizard',
    ),
  },
  ofx: {
    bar: rules,
    folders: domainFolders(
      'ofx/authorization',
      'ofx/beneficiaries',
      'ofx/booking',
      'ofx/deals',
      'ofx/quotes',
    ),
    files: [`${domain}/ofx/api/ofxWords.ts`],
  },
  identity: { bar: rules, folders: domainFolders('identity', 'account') },
  administration: { bar: rules, folders: domainFolders('administration') },
  adapters: {
    bar: wiring,
    folders: ['http', 'http/node', 'partner', 'storage/node'].map((name) => `${adapters}/${name}`),
  },
};

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

const sourcesIn = (folder, root) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isSource) : [];

/**
 * The sources of an area, by their paths from the root. Throws where a folder has none or a file is gone: what has
 * moved must not be left out in silence.
 */
export function sourcesOf({ folders, files = [] }, root) {
  const gone = [
    ...folders.filter((folder) => sourcesIn(folder, root).length === 0),
    ...files.filter((file) => !existsSync(join(root, file))),
  ];
  if (gone.length > 0)
    throw new Error(`No source lies in ${gone.join(', ')}. Mend tests/mutation/areas.mjs.`);
  return [
    ...folders.flatMap((folder) => sourcesIn(folder, root).map((name) => `${folder}/${name}`)),
    ...files,
  ];
}

/** The tests that an area's changes are tried against: those beside its sources, and those of `tests` where it says so. */
export const testsOf = ({ folders, files = [], tests = [] }) => [
  ...[...folders, ...tests].map((folder) => `${folder}/*.test.ts`),
  ...files.map((file) => file.replace(/\.ts$/, '.test.ts')),
];
