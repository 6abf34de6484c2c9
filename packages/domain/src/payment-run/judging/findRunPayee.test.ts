import { describe, expect, it } from 'vitest';
import { contoso, northwind } from '../../../test/runSamples.ts';
import { findRunPayee } from './findRunPayee.ts';
import { findSimilarPayees } from './findSimilarPayees.ts';
import { indexRunPayees } from './indexRunPayees.ts';

const studio = { ...contoso, id: 'p-4', name: 'Studio 54', accountEnding: '0054' };
const payees = [
  northwind,
  contoso,
  { ...northwind, id: 'p-3', currency: 'USD', iban: 'GR1601101250000000012309999', accountEnding: '9999' },
  studio,
];
const index = indexRunPayees(payees);

const found = (payee: string, account = '', currency = '') => {
  const one = findRunPayee({ payee, account, currency }, index);
  return 'payee' in one
    ? `${one.kind} ${one.payee.id}`
    : `${one.kind} ${one.among.map(({ id }) => id).join()}`;
};

describe('whom a row means', () => {
  it.each([
    ['p-1', 'one p-1'],
    ['contoso müller', 'one p-2'],
    ['Studio 54', 'one p-4'],
    ['Northwind Ltd', 'several p-1,p-3'],
    ['Northwind Ltd 2345', 'one p-1'],
    ['Northwind Ltd •••• 9999', 'one p-3'],
    ['Northwind Ltd, account ending in 9999', 'one p-3'],
    ['Northwind Ltd (ending 2345)', 'one p-1'],
    ['Northwind Ltd - IBAN: GR16 0110 1250 0000 0001 2302 345', 'one p-1'],
    ['Northwind Ltd GR1601101250000000012302346', 'several p-1,p-3'],
    ['p-1 9999', 'account-differs p-1'],
    ['Studio 54 0054', 'one p-4'],
    ['Studio 54 0055', 'account-differs p-4'],
    ['Contoso Müller 2345', 'account-unknown p-2'],
    ['Northwind', 'nobody p-1,p-3'],
    ['Northwind Ltd abcd', 'nobody p-1,p-3'],
    ['Muller Contoso', 'nobody p-2'],
    [', 2345', 'nobody '],
    ['Fabrikam', 'nobody '],
  ])('is told by id, whole name, or name and account: %j is %s', (text, said) => {
    expect(found(text)).toBe(said);
  });

  it('is told by the account that stands in another column', () => {
    expect(found('Northwind Ltd', '9999')).toBe('one p-3');
    expect(found('Northwind Ltd', 'GR16 0110 1250 0000 0001 2302 345')).toBe('one p-1');
    expect(found('Northwind Ltd', '00012302345')).toBe('one p-1');
    expect(found('Studio 54', 'GB29NWBK60161331920054')).toBe('one p-4');
    expect(found('p-1', 'GR1601101250000000012309999')).toBe('account-differs p-1');
    // A spreadsheet takes the zeros in front of a number away.
    expect(found('Studio 54', '54')).toBe('one p-4');
    expect(found('Northwind Ltd', '5')).toBe('several p-1,p-3');
    expect(found('p-1', '345')).toBe('account-differs p-1');
    expect(found('p-1', 'my bank')).toBe('account-differs p-1');
    expect(found('Northwind Ltd 2345', '9999')).toBe('several p-1,p-3');
  });

  it('is told by the currency of the row where several have one name', () => {
    expect(found('Northwind Ltd', '', 'usd')).toBe('one p-3');
    expect(found('Northwind Ltd', '2345', 'USD')).toBe('account-differs p-3');
    expect(found('Northwind Ltd', '', 'GBP')).toBe('several p-1,p-3');
  });
});

describe('those who can have been meant', () => {
  it('are who share the rarest word, and of these who shares the most words first', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...contoso,
      id: `m-${at}`,
      name: `Trading ${at} Ltd`,
    }));
    const among = [
      ...many,
      { ...northwind, name: 'Olive Ltd' },
      { ...northwind, id: 'o-2', name: 'Olive Press Ltd' },
    ];
    expect(findSimilarPayees('Olive Press Limited Ltd', among).map(({ id }) => id)).toEqual(['o-2']);
    expect(findSimilarPayees('Olive Ltd', among).map(({ id }) => id)).toEqual(['p-1', 'o-2']);
    const [press, plain] = [
      { ...contoso, name: 'Olive Press' },
      { ...northwind, name: 'Olive Ltd' },
    ];
    expect(findSimilarPayees('Olive Ltd', [...many, press, plain])).toEqual([plain, press]);
    expect(findSimilarPayees('Ltd', among)).toEqual([]);
    expect(findSimilarPayees('', among)).toEqual([]);
  });

  it('are not those whose name has no more in common than a company form or a few letters of one word', () => {
    const olive = { ...contoso, name: 'Olivenhof Kalamata GmbH' };
    expect(findSimilarPayees('Korinth Rosinen GmbH', [olive])).toEqual([]);
    expect(findSimilarPayees('Thalassa Olive Cooperative', [olive])).toEqual([]);
    expect(findSimilarPayees('Olivenhof Kalamta', [olive])).toEqual([olive]);
  });

  it('are found where a name is misspelt or cut short, the likeliest first', () => {
    const amber = [
      'Amber Anchors',
      'Amber Bakery',
      'Amber Baskets',
      'Amber Boats',
      'Amber Books',
      'Amber Caps',
    ];
    const some = [...amber, 'Nordwind Handel', 'Thalassa Olive'].map((name) => ({
      ...northwind,
      id: name,
      name,
    }));
    const firstOf = (text: string) => findSimilarPayees(text, some)[0]?.name;
    expect(['Amber Book', 'Amber Boks', 'Northwind', 'Tha'].map(firstOf)).toEqual([
      'Amber Books',
      'Amber Books',
      'Nordwind Handel',
      'Thalassa Olive',
    ]);
    expect(findSimilarPayees('Xylophone', some)).toEqual([]);
  });

  it('are those first who are paid in the currency of the row', () => {
    const some = ['GBP', 'JPY', 'EUR', 'USD'].map((currency) => ({
      ...northwind,
      id: currency,
      name: 'Rufus',
      currency,
    }));
    expect(findSimilarPayees('Rufus Works', some, 'EUR')[0]?.id).toBe('EUR');
  });
});
