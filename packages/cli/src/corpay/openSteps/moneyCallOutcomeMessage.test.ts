import type { StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { expect, it } from 'vitest';
import { moneyCallOutcomeMessage } from './moneyCallOutcomeMessage.ts';

const intent: StoredInstructionCall = {
  kind: 'instruction',
  orderNumber: '700',
  idempotencyKey: 'k1',
  payment: makeMoney(89_200n, 'AUD'),
  beneficiaryId: 'b1',
  payee: 'Kestrel Wool',
  reference: '',
  detailsChecked: false,
  startedAt: 0,
};

it('says of an instruction that was lost that the earlier try came to nothing, not the payment', () => {
  expect(moneyCallOutcomeMessage({ kind: 'not-instructed', intent, orderNumber: '700' })).toBe(
    'Your earlier try to instruct the payment of order 700 was not carried out.',
  );
  expect(moneyCallOutcomeMessage({ kind: 'instructed', intent, orderNumber: '700' })).toBe(
    'The payment of order 700 was instructed.',
  );
});
