import { expect, it } from 'vitest';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { buildWizardReview } from './buildWizardReview.ts';

it('the review shows a text with commas letter for letter, as it will be sent', () => {
  const record = { ...newBeneficiary('b1'), accountHolderCity: 'Perth,WA,Australia', bankCity: 'W,E' };
  const rows = buildWizardReview(record, null).flatMap((step) => step.rows);
  expect(rows.filter(({ label }) => label.includes('City'))).toEqual([
    { field: 'accountHolderCity', label: 'City', value: 'Perth,WA,Australia' },
    { field: 'bankCity', label: 'Bank City', value: 'W,E' },
  ]);
});
