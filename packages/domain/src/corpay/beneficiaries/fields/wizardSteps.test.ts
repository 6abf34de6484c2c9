import { expect, it } from 'vitest';
import { wizardStepIndex, wizardSteps } from './wizardSteps.ts';

it('a beneficiary is entered in five steps, the last of which is the review (CP-WIZ-1)', () => {
  expect(wizardSteps.map(({ title }) => title)).toEqual([
    'Basic Info',
    'Beneficiary Address',
    'Bank Address',
    'Banking Details',
    'Review & Submit',
  ]);
  expect(wizardSteps.map(({ id }) => wizardStepIndex(id))).toEqual([0, 1, 2, 3, 4]);
});
