import { describe, expect, it } from 'vitest';
import { instructionIntent as intent, orderPayment } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { differingFieldsMessage } from './differenceMessages.ts';
import {
  awaitedDealMessage,
  alreadyInstructedMessage,
  instructedDifferentlyMessage,
  instructingMessages,
  partInstructionMessages,
} from './instructionMessages.ts';

const payment = {
  ...orderPayment,
  payeeName: 'Imogen Hartwell',
  reference: '',
  amount: { currency: 'AUD', amount: 1 },
};

describe('what is said of instructions', () => {
  it('names both when an order is instructed with something else', () => {
    expect(
      instructedDifferentlyMessage(intent, [payment, { ...payment, payeeName: '', reference: 'X' }], []),
    ).toBe(
      'Order 700 is instructed with A$1.00 to Imogen Hartwell; A$1.00 to a beneficiary without a name, reference X. Your instruction of A$892.00 to Kestrel Wool, reference INV-7 was not carried out, and nothing more can be instructed for this order.',
    );
  });

  it('names of what differs both sides, as far as both have words', () => {
    const different = [
      { field: 'amount', shown: 'A$1.00' },
      { field: 'beneficiaryId', shown: 'Imogen Hartwell' },
      { field: 'paymentReference', shown: 'INV-8' },
      { field: 'paymentPurpose', shown: 'SERVICES' },
      { field: 'settlementAccount', shown: 'USD Wire ...4410' },
    ] as const;
    expect(instructedDifferentlyMessage(intent, [orderPayment], different)).toMatch(
      /for this order\. What differs: Amount \(A\$1\.00 instead of A\$892\.00\), Beneficiary \(Imogen Hartwell instead of Kestrel Wool\), Payment Reference \(INV-8 instead of INV-7\), Payment Purpose \(SERVICES\), Settlement Account \(USD Wire \.\.\.4410\)\.$/,
    );
    const purposes = [
      { id: 'SERVICES', text: 'PURCHASE OF SERVICE(S)' },
      { id: 'USD Wire ...4410', text: 'no account' },
    ];
    expect(instructedDifferentlyMessage(intent, [orderPayment], different, purposes)).toContain(
      'Payment Purpose (PURCHASE OF SERVICE(S)), Settlement Account (USD Wire ...4410).',
    );
    const namesake = [{ field: 'beneficiaryId', shown: 'Kestrel Wool' }] as const;
    expect(instructedDifferentlyMessage(intent, [orderPayment], namesake)).toMatch(
      / What differs: Beneficiary\.$/,
    );
  });

  it('never says of a refused instruction that it was carried out, also where no difference can be seen', () => {
    expect(alreadyInstructedMessage(intent, [orderPayment], [])).toBe(
      'Order 700 is instructed already with A$892.00 to Kestrel Wool, reference INV-7: just what you asked for. Your own instruction was refused, so nothing is paid twice.',
    );
    const unnamed = { ...orderPayment, reference: '' };
    expect(alreadyInstructedMessage(intent, [unnamed], ['paymentReference', 'settlementAccount'])).toBe(
      'Order 700 is instructed already with A$892.00 to Kestrel Wool. Your instruction of A$892.00 to Kestrel Wool, reference INV-7 was refused, and nothing more can be instructed for this order. Whether both agree in Payment Reference, Settlement Account cannot be told.',
    );
  });

  it('names both amounts where another one is asked for than was sent', () => {
    const fields = ['amount', 'settlementAccount'] as const;
    expect(differingFieldsMessage(fields, { payment: makeMoney(100n, 'AUD') }, intent)).toBe(
      'You ask for something else now: Amount (A$1.00 instead of A$892.00), Settlement Account.',
    );
    expect(differingFieldsMessage(fields, { payment: null }, intent)).toBe(
      'You ask for something else now: Amount, Settlement Account.',
    );
  });

  it('names what has no answer yet, as far as an earlier version kept it', () => {
    expect(instructingMessages.earlierOpen({ ...intent, payee: null, reference: null })).toBe(
      'Nothing was sent: your instruction of A$892.00 for order 700 has no answer yet. First find out what became of it.',
    );
    expect(instructingMessages.unclear({ ...intent, reference: '' }, [payment])).toBe(
      'You were instructing A$892.00 to Kestrel Wool. Order 700 is instructed with A$1.00 to Imogen Hartwell.',
    );
    expect(instructingMessages.unclear(intent, [payment], 'USD Wire ...4410')).toMatch(
      /with A\$1\.00 to Imogen Hartwell, settled from USD Wire \.\.\.4410\.$/,
    );
  });

  it('says before less is instructed what remains, and that it remains for good', () => {
    const deal = { orderNumber: '700', payment: intent.payment, settlementCurrency: 'USD' };
    expect(partInstructionMessages.why(makeMoney(89_100n, 'AUD'), deal)).toBe(
      'A$891.00 of A$892.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
    );
    expect(partInstructionMessages.tick(makeMoney(89_100n, 'AUD'))).toBe(
      'I understand that A$891.00 stays uninstructed.',
    );
  });

  it('promises no payment of a waiting deal before its settlement has arrived', () => {
    const awaited = {
      kind: 'awaited-instruction',
      orderNumber: '700',
      settlement: makeMoney(60_000n, 'USD'),
      payment: intent.payment,
      beneficiaryId: intent.beneficiaryId,
      payee: 'Kestrel Wool',
      startedAt: intent.startedAt,
    } as const;
    const kestrel = {
      clientIntegrationId: intent.beneficiaryId,
      payee: 'Kestrel Wool',
      curr: 'AUD',
      bankCountryISO: 'AU',
      methods: ['E'],
    };
    expect(awaitedDealMessage(awaited, [kestrel])).toBe(
      'Say how it is paid: Kestrel Wool receives A$892.00 once that is instructed and your settlement of $600.00 has arrived.',
    );
    expect(awaitedDealMessage(awaited, [])).toMatch(
      /A\$892\.00 is paid once you have said to whom and how, and your settlement of \$600\.00 has arrived\.$/,
    );
    expect(awaitedDealMessage(awaited, null)).toBe(
      'It was booked to pay Kestrel Wool A$892.00. Say how it is paid.',
    );
  });
});
