import { describe, expect, it } from 'vitest';
import { bookingIntent, instructionIntent } from '../../../test/sampleDeals.ts';
import type { MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import { unreportedAnswerMessages } from './unreportedAnswerMessages.ts';

describe('an answer of which nobody has heard yet', () => {
  it('to a booking names the deal, who is paid and both amounts', () => {
    const answer: MoneyCallOutcome = { became: 'booked', number: '700', words: '' };
    expect(unreportedAnswerMessages({ intent: bookingIntent, answer })).toEqual({
      title: 'Deal 700 is booked',
      words: 'Payee receives €10,000.00 for your $11,534.02.',
    });
  });

  it('to a booking that was not made says why', () => {
    const answer: MoneyCallOutcome = { became: 'not-booked', number: null, words: 'Its quote is over.' };
    expect(unreportedAnswerMessages({ intent: bookingIntent, answer })).toEqual({
      title: 'Your booking of €10,000.00 for Payee was not made',
      words: 'Its quote is over.',
    });
  });

  it('to an instruction that is carried out says what will be paid, and when', () => {
    const answer: MoneyCallOutcome = { became: 'instructed', number: '700', words: '' };
    expect(unreportedAnswerMessages({ intent: instructionIntent, answer })).toEqual({
      title: 'The payment of deal 700 is instructed',
      words: 'A$892.00 will be paid once your settlement has arrived.',
    });
  });

  it.each([
    ['not-instructed', 'The payment of deal 700 was not instructed'],
    ['instructed-differently', 'Deal 700 is instructed with something else'],
    ['instructed-already', 'The payment of deal 700 is instructed already'],
  ] as const)('to an instruction that is %s says what was said to it', (became, title) => {
    const answer: MoneyCallOutcome = { became, number: '700', words: 'The partner said no.' };
    expect(unreportedAnswerMessages({ intent: instructionIntent, answer })).toEqual({
      title,
      words: 'The partner said no.',
    });
  });

  it.each(['booked', 'not-booked'] as const)(
    'that is none to an instruction, %s, is told by its words alone',
    (became) => {
      const answer: MoneyCallOutcome = { became, number: '700', words: 'The partner said no.' };
      expect(unreportedAnswerMessages({ intent: instructionIntent, answer })).toEqual({
        title: '',
        words: 'The partner said no.',
      });
    },
  );
});
