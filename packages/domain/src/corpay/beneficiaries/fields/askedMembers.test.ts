import { expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import { askedMembers, stepOfField } from './askedMembers.ts';
import { defaultFieldLabels } from './fieldIds.ts';
import { newBeneficiary } from './newBeneficiary.ts';
import { wizardSteps } from './wizardSteps.ts';

it('every member that has a label is asked on one step, once', () => {
  const paidBothWays = { ...newBeneficiary('payee-1'), paymentMethods: ['W', 'E'] };
  const everything = template({
    rules: Object.keys(defaultFieldLabels).map((id) => rule(id, { isRequired: true })),
  });
  const asked = wizardSteps.flatMap(({ id }) =>
    askedMembers(id, paidBothWays, everything).map((member) => ({ member, step: id })),
  );
  const members = asked.map(({ member }) => member).filter((member) => member !== 'paymentMethods');
  expect(members.toSorted()).toEqual(Object.keys(defaultFieldLabels).toSorted());
  expect(asked.filter(({ member, step }) => stepOfField(member) !== step)).toEqual([]);
});

it('the review asks for nothing', () => {
  expect(askedMembers('review', newBeneficiary('b1'), template())).toEqual([]);
});

it('what the partner asks because a law does is asked with the banking details (CP-WIZ-12)', () => {
  expect(stepOfField('regulatory.purpose')).toBe('banking-details');
});
