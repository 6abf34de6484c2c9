import { describe, expect, it } from 'vitest';
import { findBeneficiariesByIdOrName } from './findBeneficiariesByIdOrName.ts';

const all = [
  { id: 'b1', name: 'Olive Trade Ltd.' },
  { id: 'b2', name: 'Thalassa' },
  { id: 'b3', name: 'thalassa ' },
  { id: 'Olive Trade Ltd.', name: 'Someone' },
];
const named = (text: string, among = all.slice(0, 3)) =>
  findBeneficiariesByIdOrName(text, among, { idOf: ({ id }) => id, nameOf: ({ name }) => name }).map(
    ({ id }) => id,
  );

describe('a beneficiary whom a person names', () => {
  it('is the one with the id, or with the whole name, whatever its capitals and the blanks around it', () => {
    expect(named('b1')).toEqual(['b1']);
    expect(named(' OLIVE trade ltd. ')).toEqual(['b1']);
    expect(named('Cafe\u0301', [{ id: 'b4', name: 'CAF\u00c9' }])).toEqual(['b4']);
  });

  it('is each of several who have that name', () => {
    expect(named('Thalassa')).toEqual(['b2', 'b3']);
  });

  it('is nobody by a part of a name, or by nothing', () => {
    expect(named('Olive')).toEqual([]);
    expect(named(' ')).toEqual([]);
  });

  it('is the one with the id where another one has it for a name', () => {
    expect(named('Olive Trade Ltd.', all)).toEqual(['Olive Trade Ltd.']);
  });
});
