import { describe, expect, it } from 'vitest';
import { failure } from '../../../test/sampleDeals.ts';
import {
  cannotInstructMessage,
  whyCannotOpenInstruct,
  whyCannotSubmitInstruction,
} from './whyCannotInstruct.ts';

const words = (reason: Parameters<typeof cannotInstructMessage>[0] | null): string | null =>
  reason === null ? null : cannotInstructMessage(reason);

describe('the Instruct Payment form', () => {
  const loaded = { value: [], failure: null };
  const loading = { value: null, failure: null };
  const unavailable = { value: null, failure: failure() };
  const reloadFailed = { value: [], failure: failure() };

  it.each([
    ['opens once the beneficiaries are known', false, loaded, null],
    ['opens with those of before when they could not be loaded again', false, reloadFailed, null],
    ['waits for the beneficiaries', false, loading, 'Loading beneficiaries...'],
    ['says why the beneficiaries are not there', false, unavailable, 'Unable to load beneficiaries.'],
    [
      'stays closed while an earlier instruction is open, whatever else is wrong',
      true,
      unavailable,
      'First settle what became of your instruction.',
    ],
  ])('%s', (_title, unsettled, beneficiaries, expected) => {
    expect(words(whyCannotOpenInstruct({ unsettled, beneficiaries }))).toBe(expected);
  });
});

describe('Submit (CP-INSTR-8)', () => {
  const right = { unsettled: false, messages: {}, checkOpen: false };

  it.each([
    ['is on when nothing is wrong', {}, null],
    ['is on when the check that is asked for was ticked', { checkOpen: true }, null],
    [
      'names what is still needed in the order of the form',
      { messages: { partAccepted: 'Required', amount: 'Required', beneficiaryId: 'Required' } },
      'Still needed: Beneficiary, Amount, your word that the rest stays uninstructed.',
    ],
    [
      'names every field by its label',
      {
        messages: {
          deliveryMethod: 'Required',
          paymentPurpose: 'Required',
          settlementAccount: 'Required',
          feeSettlementAccount: 'Required',
          paymentReference: 'Max length is 140',
          detailsChecked: 'Required',
        },
      },
      'Still needed: Payment Method, Payment Purpose, Settlement Account, Fee Settlement Account, Payment Reference, the check of the bank details.',
    ],
    [
      'waits until it is known whether the bank details were checked',
      { checkOpen: null },
      'Looking up whether the bank details were checked.',
    ],
    [
      'names the fields before that, which the user can fill in meanwhile',
      { checkOpen: null, messages: { amount: 'Required' } },
      'Still needed: Amount.',
    ],
    [
      'is off first of all while an earlier instruction is open',
      { unsettled: true, checkOpen: null, messages: { amount: 'Required' } },
      'First settle what became of your instruction.',
    ],
  ])('%s', (_title, change, expected) => {
    expect(words(whyCannotSubmitInstruction({ ...right, ...change }))).toBe(expected);
  });
});
