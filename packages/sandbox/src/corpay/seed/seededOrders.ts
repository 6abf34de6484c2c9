import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentMethod } from '../records/beneficiaryRecord.ts';

/** An order that a customer made before the stories begin. */
export type SeededOrder = {
  readonly ordNum: number;
  readonly enteredAt: string;
  readonly settlement: Money;
  readonly payment: Money;
  readonly rate: string;
  /** Absent while the deal is booked and waits for its instruction. */
  readonly instruction?: {
    readonly beneficiary: string;
    readonly method: PaymentMethod;
    readonly purpose: string;
    readonly reference: string;
  };
};

/** The past orders of corpay@sandbox.test, oldest first; the last one is booked and not instructed. */
export const seededOrders: readonly SeededOrder[] = [
  {
    ordNum: 20418077,
    enteredAt: '2026-09-14T13:20:41Z',
    settlement: makeMoney(1_446_843n, 'USD'),
    payment: makeMoney(1_250_000n, 'EUR'),
    rate: '0.86395000',
    instruction: {
      beneficiary: 'Thalassa Olive Cooperative',
      method: 'W',
      purpose: 'GOODS',
      reference: 'Harvest 2026, lot 7',
    },
  },
  {
    ordNum: 20418093,
    enteredAt: '2026-10-02T08:05:12Z',
    settlement: makeMoney(1_161_616n, 'USD'),
    payment: makeMoney(1_850_000n, 'JPY'),
    rate: '159.26085',
    instruction: {
      beneficiary: 'Kitanami Precision Works',
      method: 'W',
      purpose: 'INVOICE',
      reference: 'Invoice KP-2291',
    },
  },
  {
    ordNum: 20418121,
    enteredAt: '2026-10-19T15:47:03Z',
    settlement: makeMoney(320_000n, 'USD'),
    payment: makeMoney(239_980n, 'GBP'),
    rate: '0.74993750',
    instruction: {
      beneficiary: 'Imogen Hartwell',
      method: 'E',
      purpose: 'SERVICES',
      reference: 'Design work, October',
    },
  },
  {
    ordNum: 20418140,
    enteredAt: '2026-11-05T10:31:58Z',
    settlement: makeMoney(874_250n, 'EUR'),
    payment: makeMoney(799_413n, 'CHF'),
    rate: '0.91439862',
    instruction: {
      beneficiary: 'Uhrwerk Silberbach AG',
      method: 'W',
      purpose: 'GOODS',
      reference: 'Movements, series 40',
    },
  },
  {
    ordNum: 20418166,
    enteredAt: '2026-11-18T14:12:26Z',
    settlement: makeMoney(500_000n, 'USD'),
    payment: makeMoney(723_445n, 'AUD'),
    rate: '1.4468892',
  },
];
