import { expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { askPurposes } from './askPurposes.ts';

const goods = { id: 'GOODS', text: 'Goods' };
const imports = { id: 'IMPORT', text: 'Imports' };
const places = [
  { country: 'GB', method: 'W', choices: [goods], chosen: null },
  { country: 'GR', method: 'W', choices: [{ id: 'P01', text: 'goods' }, imports], chosen: null },
  { country: 'ZA', method: 'W', choices: [imports], chosen: null },
];
const needed = places.map(({ country, method }, place) => ({
  country,
  method,
  currency: 'EUR',
  rows: [place + 2],
}));

const ask = async (answers: readonly string[], many = places.length) => {
  const { invocation } = fakeInvocation(answers);
  const asked = await askPurposes(invocation, needed.slice(0, many), places.slice(0, many));
  return asked.ok ? asked.value.map(({ chosen }) => chosen) : null;
};

it('a purpose that several countries list is asked about once, and then only where it is not listed', async () => {
  expect(await ask(['0', 'IMPORT'])).toEqual(['GOODS', 'P01', 'IMPORT']);
  expect(await ask(['0'], 2)).toEqual(['GOODS', 'P01']);
});

it('it can be said for each country, and is where there is only one', async () => {
  expect(await ask(['each', 'GOODS', 'IMPORT', 'IMPORT'])).toEqual(['GOODS', 'IMPORT', 'IMPORT']);
  expect(await ask(['GOODS'], 1)).toEqual(['GOODS']);
});
