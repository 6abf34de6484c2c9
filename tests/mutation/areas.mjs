const domain = 'packages/domain/src';

/** Rooms of the partner beside the money: who is paid, and how this person is known there. */
const besideMoney = [
  'bank',
  'bankDetailChanges',
  'beneficiary',
  'beneficiaryWords',
  'corpayPorts',
  'corpaySession',
  'partnerToken',
  'rulesTemplate',
  'settlementAccount',
  'summaryOf',
  'tokenKeeper',
];

const sourcesIn = (folder) => [`${domain}/${folder}/*.ts`, `!${domain}/${folder}/*.test.ts`];

/** Where every change of the code has to fail a test. What is new in these folders is held to it by itself. */
export const areas = {
  money: sourcesIn('money'),
  quoting: sourcesIn('quoting'),
  corpay: [...sourcesIn('corpay'), ...besideMoney.map((name) => `!${domain}/corpay/${name}.ts`)],
};

/** The area that a source lies in, by its path from the root of the repository with forward slashes. */
export const areaOf = (path) => path.slice(`${domain}/`.length).split('/')[0];
