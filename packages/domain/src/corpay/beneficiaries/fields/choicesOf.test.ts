import { expect, it } from 'vitest';
import { choicesOf } from './choicesOf.ts';
import { newBeneficiary } from './newBeneficiary.ts';

it.each(['destinationCountry', 'accountHolderCountry', 'bankCountry'] as const)(
  'the countries of %s stand by the names that are shown',
  (member) => {
    const names = choicesOf(member, newBeneficiary('b1'), null).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(12);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  },
);
