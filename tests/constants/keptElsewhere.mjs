const identityLibrary = 'the identity library';
const identityService = 'the settings of the identity service, which the sandbox plays';
const configuration = 'config.json of the operator';
const layout = 'the chapters of a text, which legal.test.tsx names one by one';

/** Rules whose value stands in no source of the client, and who keeps it. */
export const keptElsewhere = {
  'THEME-10': configuration,
  'IDENT-15': configuration,
  'IDENT-22': identityService,
  'IDENT-23': identityService,
  'IDENT-24': identityService,
  'IDENT-27': identityLibrary,
  'IDENT-28': identityLibrary,
  'STORE-1': identityLibrary,
  'STORE-2': identityLibrary,
  'STORE-3': identityLibrary,
  'STORE-4': identityLibrary,
  'ADMIN-5': configuration,
  'LEGAL-2': layout,
  'S-28': 'no value: its sentence is ours',
  'S-78': configuration,
};

const countOfThings = 'how many things stand one by one in the code, each with tests of its own';

/** Rules that say more numbers than values are moved for them, and why. */
export const withFewerValues = {
  'IDENT-14': 'the five minutes are those of the identity library',
  'S-20': countOfThings,
  'USER-5': countOfThings,
  'LEGAL-1': 'a day is one value',
  'CP-WIZ-1': countOfThings,
  'CP-QUOTE-1': countOfThings,
  'CP-QUOTE-6': countOfThings,
  'S-103': 'the quote that has ended is at zero: a moment and no value',
  'S-110': countOfThings,
  'HELP-2': countOfThings,
  'REC-7': 'three verdicts, which are words',
  'OFX-BENE-16': countOfThings,
};
