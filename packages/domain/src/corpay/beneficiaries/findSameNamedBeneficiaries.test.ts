import { expect, it } from 'vitest';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { beneficiarySummaryOf } from '../api/beneficiarySummaryOf.ts';
import { findSameNamedBeneficiaries } from './findSameNamedBeneficiaries.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';

const payee = (id: string, accountHolderName: string, bankCurrency: string): BeneficiarySummary =>
  beneficiarySummaryOf({ ...newBeneficiary(id), accountHolderName, bankCurrency });

it('alike are those with one name in any spelling and one currency, in the order of the list', () => {
  const olive = payee('a', 'Olive & Sons', 'EUR');
  const twin = payee('d', 'OLIVE  & sóns', 'EUR');
  const others = [payee('b', 'Olive & Sons', 'GBP'), payee('c', 'Sea Holly', 'EUR')];
  expect(findSameNamedBeneficiaries([olive, ...others, twin])).toEqual([olive, twin]);
});

it('nobody is alike in a list where everybody differs', () => {
  expect(findSameNamedBeneficiaries([payee('a', 'Olive', 'EUR'), payee('b', 'Reed', 'EUR')])).toEqual([]);
});
