import { describe, expect, it } from 'vitest';
import { contoso, northwind } from '../../../test/runSamples.ts';
import { findRunPayee } from './findRunPayee.ts';
import { indexRunPayees } from './indexRunPayees.ts';
import { textOfPayee } from './textOfPayee.ts';

const usd = {
  ...northwind,
  id: 'p-3',
  currency: 'USD',
  iban: 'GR1601101250000000012309999',
  accountEnding: '9999',
};
const twin = { ...northwind, id: 'p-4', iban: 'GR1601101250000000099992345' };
const nothing = { account: '', currency: '' };

describe('the text of a payee who is chosen', () => {
  it('is the name where nobody else has it', () => {
    expect(textOfPayee(contoso, nothing, indexRunPayees([northwind, contoso]))).toBe('Contoso Müller');
    const spaced = { ...contoso, name: ' Contoso ' };
    expect(textOfPayee(spaced, nothing, indexRunPayees([spaced]))).toBe('Contoso');
  });

  it('is the name with the end of the account where others share the name, whatever the row says besides', () => {
    const index = indexRunPayees([northwind, contoso, usd]);
    for (const currency of ['', 'EUR'])
      expect(textOfPayee(northwind, { account: '', currency }, index)).toBe('Northwind Ltd •••• 2345');
    expect(textOfPayee(usd, nothing, index)).toBe('Northwind Ltd •••• 9999');
    expect(findRunPayee({ ...nothing, payee: 'Northwind Ltd •••• 9999' }, index)).toEqual({
      kind: 'one',
      payee: usd,
    });
  });

  it('is the id where nothing else tells the payee from others', () => {
    const index = indexRunPayees([
      northwind,
      twin,
      { ...contoso, id: 'Contoso' },
      { ...contoso, name: 'contoso' },
    ]);
    expect(textOfPayee(northwind, nothing, index)).toBe('p-1');
    expect(textOfPayee({ ...contoso, name: '' }, nothing, index)).toBe('p-2');
    const [named] = index.payees.filter(({ name }) => name === 'contoso');
    expect(
      named === undefined
        ? ''
        : textOfPayee(named, nothing, indexRunPayees([...index.payees, { ...contoso, id: 'contoso' }])),
    ).toBe('p-2');
  });

  it('is the id where the row names the currency of another one of that name', () => {
    const index = indexRunPayees([northwind, usd]);
    expect(textOfPayee(usd, { account: '', currency: 'EUR' }, index)).toBe('p-3');
  });
});
