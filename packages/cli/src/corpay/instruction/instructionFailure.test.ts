import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { instructionFailure } from './instructionFailure.ts';

const intent: StoredInstructionCall = {
  kind: 'instruction',
  orderNumber: '700',
  idempotencyKey: 'key-1',
  payment: makeMoney(10_000n, 'EUR'),
  beneficiaryId: 'b-1',
  payee: 'Thalassa',
  reference: '',
  detailsChecked: false,
  startedAt: 0,
};

const told = (messages: readonly string[]) =>
  instructionFailure({
    kind: 'unknown',
    intent,
    failure: callFailure('server-trouble', '/deal/instruct', { status: 500, requestId: 'r-7', messages }),
  });

describe('an instruction of which it is not known what became of it', () => {
  it('is told with the reason of the partner and the id of its answer (ERR-50)', () => {
    expect(told(['The bank is closed.'])).toMatchObject({
      message:
        'Error instructing deal. Please try again. (The bank is closed.) It is not known whether the payment was instructed.',
      requestId: 'r-7',
    });
  });

  it('is told as not known alone where the partner said nothing', () => {
    expect(told([])).toMatchObject({ message: 'It is not known whether the payment was instructed.' });
  });
});

it('an instruction that the partner refused says first that nothing was instructed (ERR-43)', () => {
  const refused = callFailure('session-refused', '/deal/instruct', { status: 403 });
  expect(instructionFailure({ kind: 'refused', failure: refused })).toMatchObject({
    exit: 4,
    hint: expect.stringMatching(/^Nothing was instructed\.\nRun the same command again;/),
  });
});
