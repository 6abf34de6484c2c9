import { expect, it } from 'vitest';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const twoNamed = 'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.';
const howMuch =
  'Say with --amount N how much in all, or with --beneficiary ID=AMOUNT how much each receives.';

it.each([
  ['--amount 1', 2, '--beneficiary: Required field.', twoNamed],
  ['--beneficiary =5', 2, '--beneficiary: Required field.', twoNamed],
  ['--beneficiary olive=5 --beneficiary =5', 2, '--beneficiary: Required field.', twoNamed],
  [
    '--beneficiary olive=1 --beneficiary olive=2',
    2,
    'A beneficiary is named twice.',
    'Name each with one --beneficiary ID=AMOUNT.',
  ],
  [
    '--beneficiary olive=',
    2,
    '--beneficiary olive: Required field.',
    'Say how much they receive with --beneficiary olive=AMOUNT, or leave the = out.',
  ],
  ['--beneficiary olive', 2, '--amount: Required field.', howMuch],
  ['--beneficiary olive=5 --beneficiary thalassa', 2, '--amount: Required field.', howMuch],
  ['--beneficiary olive=5 --lock buy', 2, '--amount: Required field.', howMuch],
  [
    '--beneficiary nobody=5',
    5,
    '--beneficiary nobody: There is no beneficiary with this id or name.',
    'A name must be whole. fxg beneficiaries list --search WORDS finds a part of one, and has the ids.',
  ],
  [
    '--beneficiary olive=5 --beneficiary sakura=5',
    2,
    'All beneficiaries of one deal are paid in the same currency.',
    'fxg beneficiaries list has their currencies; book a deal for each currency.',
  ],
  ['--beneficiary olive=5 --buy XYZ', 2, '--buy: Invalid format.', 'It is a currency, such as USD.'],
  [
    '--beneficiary shell=5',
    2,
    'These beneficiaries are paid in a currency that cannot be quoted.',
    'fxg beneficiaries list has the currency of each.',
  ],
  [
    '--beneficiary olive=5 --amount 6',
    2,
    'The amounts of --beneficiary are €5.00 in all, and --amount is €6.00.',
    'Leave --amount out to quote these amounts, or the amounts of the beneficiaries to split it evenly.',
  ],
  [
    '--beneficiary olive=5 --lock buy --amount 6',
    2,
    '--lock buy --amount 6 says what you pay, and --beneficiary olive=5 what they receive.',
    'Leave --lock and --amount out to say what each receives, or the amounts of the beneficiaries to say what you pay.',
  ],
])('asks for no quote of what cannot be meant: %s', async (terms, exit, message, hint) => {
  const { run, next } = ofxCustomer();
  next('quote').waitsFor(async () => {
    throw new Error('It was asked for.');
  });
  const refused = await run(`quotes request ${terms}`);
  expect(refused.code).toBe(exit);
  expect(refused.error()).toMatchObject({ message, hint });
});

it.each(['--beneficiary olive=1=2', '--beneficiary olive=0', '--beneficiary olive --amount 0'])(
  'asks for no quote of what is no amount: %s',
  async (terms) => {
    const refused = await ofxCustomer().run(`quotes request ${terms}`);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toMatch(/^--(?:beneficiary olive|amount) in EUR: /);
  },
);

it('asks for what the amounts are in all, where the total says the same', async () => {
  const quoted = await ofxCustomer().run(
    'quotes request --beneficiary olive=5 --beneficiary thalassa=1.50 --amount 6.5 --buy gbp',
  );
  expect(quoted.code, quoted.stderr).toBe(0);
  expect(quoted.data()).toMatchObject({
    payment: { amount: '6.50', currency: 'EUR' },
    settlement: { currency: 'GBP' },
    beneficiaries: [
      { beneficiary: 'olive', amount: '5.00' },
      { beneficiary: 'thalassa', amount: '1.50' },
    ],
  });
});
