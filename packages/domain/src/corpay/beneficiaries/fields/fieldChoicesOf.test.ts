import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import { fieldChoicesOf } from './fieldChoicesOf.ts';
import { newBeneficiary } from './newBeneficiary.ts';

it.each(['destinationCountry', 'accountHolderCountry', 'bankCountry'] as const)(
  'the countries of %s stand by the names that are shown',
  (member) => {
    const names = fieldChoicesOf(member, newBeneficiary('b1'), null).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(12);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  },
);

it('a currency is chosen by its code and its name, a classification by its name', () => {
  const record = newBeneficiary('b1');
  expect(fieldChoicesOf('bankCurrency', record, null)).toContainEqual({
    id: 'CHF',
    text: 'CHF - Swiss franc',
    disabledReason: null,
  });
  expect(fieldChoicesOf('destinationCountry', record, null)).toContainEqual({
    id: 'CH',
    text: 'Switzerland',
    disabledReason: null,
  });
  expect(fieldChoicesOf('classification', record, null)).toEqual([
    { id: 'Individual', text: 'Individual', disabledReason: null },
    { id: 'Business', text: 'Business', disabledReason: null },
  ]);
});

describe.each([
  ['bank', 'bankRegion', 'bankRegions'],
  ['holder', 'accountHolderRegion', 'accountRegions'],
] as const)('the region of the %s', (_title, member, regions) => {
  const ohio = { id: 'OH', name: 'Ohio' };
  const valueSet = [{ id: 'NY', text: 'New York' }];

  it('is typed while the rules are not known', () => {
    expect(fieldChoicesOf(member, newBeneficiary('b1'), null)).toEqual([]);
  });

  it('is chosen among the values of its rule, and else among the regions of the template (CP-WIZ-13)', () => {
    expect(fieldChoicesOf(member, newBeneficiary('b1'), template({ [regions]: [ohio] }))).toEqual([
      { id: 'OH', text: 'Ohio', disabledReason: null },
    ]);
    const both = template({ [regions]: [ohio], rules: [rule(member, { valueSet })] });
    expect(fieldChoicesOf(member, newBeneficiary('b1'), both)).toEqual([
      { id: 'NY', text: 'New York', disabledReason: null },
    ]);
  });
});
