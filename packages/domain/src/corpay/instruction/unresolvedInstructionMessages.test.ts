import { describe, expect, it } from 'vitest';
import { failure, instructionIntent as intent, orderPayment, refusal } from '../../../test/sampleDeals.ts';
import {
  lostInstructionMessage,
  unresolvedInstructionMessages,
  instructionOutcomeTitle,
  instructionOutcomeMessage,
  type KnownInstructionOutcome,
} from './unresolvedInstructionMessages.ts';

const told = (settled: KnownInstructionOutcome, here = true): string =>
  `${instructionOutcomeTitle(settled)}: ${instructionOutcomeMessage(settled, intent, here)}`;

describe('an instruction whose answer was lost', () => {
  it('that was carried out is paid once the settlement has arrived', () => {
    const instructed = { kind: 'instructed', orderNumber: '700' } as const;
    expect(told(instructed)).toBe(
      'The payment of deal 700 is instructed: A$892.00 will be paid once your settlement has arrived.',
    );
    expect(told(instructed, false)).toBe(
      'The payment of deal 700 is instructed: Another tab or an earlier visit sent it: A$892.00 will be paid once your settlement has arrived. It is paid by Wire with the purpose GOODS. What is typed in this tab was not sent.',
    );
  });

  it('that another tab sent is told as far as an earlier version kept it', () => {
    const { details: _none, ...earlier } = intent;
    expect(instructionOutcomeMessage({ kind: 'instructed', orderNumber: '700' }, earlier, false)).toBe(
      'Another tab or an earlier visit sent it: A$892.00 will be paid once your settlement has arrived.',
    );
  });

  it('that was not carried out can be made again', () => {
    expect(told({ kind: 'not-instructed', orderNumber: '700' })).toBe(
      'The payment of deal 700 was not instructed: The deal stays booked. You can instruct its payment again.',
    );
  });

  it('is told beside what the order is instructed with', () => {
    const other = { ...orderPayment, reference: '' };
    const found = { orderNumber: '700', instructedAs: [other] };
    expect(told({ kind: 'instructed-differently', ...found, different: [] })).toMatch(
      /^Deal 700 is instructed with something else: Order 700 is instructed with A\$892\.00 to Kestrel Wool\. /,
    );
  });

  it('that was refused is told as instructed already, where no difference can be seen', () => {
    const found = { orderNumber: '700', instructedAs: [orderPayment], unclear: [] };
    expect(told({ kind: 'instructed-already', ...found })).toMatch(
      /^The payment of deal 700 is instructed already: Order 700 is instructed already with A\$892\.00 /,
    );
  });

  it('is told in the partner’s own words where it said something', () => {
    expect(lostInstructionMessage(refusal({ messages: ['Try later.'] }))).toBe(
      'Error instructing deal. Please try again. (Try later.)',
    );
    expect(lostInstructionMessage(failure())).toBe(
      "We're having trouble connecting. Please try again later.",
    );
  });

  it('is on its way or not after silence, and otherwise not known to be carried out', () => {
    expect(unresolvedInstructionMessages.wasInstructing(intent, failure())).toBe(
      'You were instructing A$892.00 of deal 700. The answer did not reach this page, so it may be on its way or not.',
    );
    for (const said of [null, refusal()])
      expect(unresolvedInstructionMessages.wasInstructing(intent, said)).toBe(
        'You were instructing A$892.00 of deal 700. It is not known yet whether it was carried out.',
      );
  });
});
