const identityLibrary = 'the identity library';
const identityService = 'the settings of the identity service, which the sandbox plays';
const configuration = 'config.json of the operator';
const layout = 'the chapters of a text, which legal.test.tsx names one by one';

/** Rules whose value stands in no source of the client, and who keeps it. */
export const keptElsewhere = {
  'THEME-10': configuration,
  'IDENT-14': identityLibrary,
  'IDENT-15': configuration,
  'IDENT-22': identityService,
  'IDENT-23': identityService,
  'IDENT-24': identityService,
  'IDENT-26': identityService,
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
