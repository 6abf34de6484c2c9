const domain = 'packages/domain/src';

const sourcesIn = (folder) => [`${domain}/${folder}/*.ts`, `!${domain}/${folder}/*.test.ts`];

/** Rooms of the partner that move money. */
const moneyMoving = ['booking', 'instruction', 'intents', 'openSteps', 'quote'];

/** What these rooms stand on; the rest of the partner is who is paid, and how this user is known there. */
const besideThem = [
  'api/corpayWords',
  'api/order',
  'api/quote',
  'beneficiary/bankDetailChecks',
  'beneficiary/removeBeneficiary',
];

/** Where every change of the code has to fail a test. What is new in these folders is held to it by itself. */
export const areas = {
  money: sourcesIn('money'),
  quoting: sourcesIn('quoting'),
  calls: sourcesIn('calls'),
  intents: sourcesIn('intents'),
  corpay: [
    ...moneyMoving.flatMap((room) => sourcesIn(`corpay/${room}`)),
    ...besideThem.map((name) => `${domain}/corpay/${name}.ts`),
  ],
};

/** The area that a source lies in, by its path from the root of the repository with forward slashes. */
export const areaOf = (path) => path.slice(`${domain}/`.length).split('/')[0];
