import { expect, it } from 'vitest';
import { searchBeneficiaries } from './searchBeneficiaries.ts';

const names = ['Olive Export 42', 'Olive & Sons', 'Sakura'];

it.each([
  ['42', ['Olive Export 42'], ['2 accounts are not searched']],
  ['olive 99', [], ['2 accounts are not searched']],
  ['sakura 99', [], ['One account is not searched']],
  ['olive', ['Olive Export 42', 'Olive & Sons'], []],
])(
  'where a list names no accounts, a search for %j says of how many it does not know them (PAYEE-8)',
  (search, found, said) => {
    const notices: string[] = [];
    const notice = (text: string): void => void notices.push(text);
    const shown = searchBeneficiaries(
      { notice },
      names,
      { search, currency: null },
      {
        marksOf: (name) => ({ name, currency: 'EUR' }),
        endingOf: () => undefined,
      },
    );
    expect(shown).toEqual(found);
    expect(notices.map((text) => text.split(':')[0])).toEqual(said);
  },
);
