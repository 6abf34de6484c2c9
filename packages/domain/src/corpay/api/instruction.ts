import type { Money } from '../../money/makeMoney.ts';

/** What the partner says of an instruction. */
export type InstructionAnswer = {
  /** Null when the answer has none. */
  readonly orderNumber: string | null;
  /** By which id the service knows the answer; absent where it came without one. */
  readonly requestId?: string;
};

/** What one beneficiary is paid of an order. */
export type InstructedPayment = {
  /** In the payment currency; all together stand in the order's line (S-107). */
  readonly amount: Money;
  readonly beneficiaryId: string;
  readonly deliveryMethod: string;
  readonly purposeOfPayment: string;
  readonly paymentReference: string;
};

/** The payment instruction of a booked deal (CP-INSTR-15 to CP-INSTR-18): one payment, or those of a payment run. */
export type Instruction = {
  readonly orderNumber: string;
  readonly payments: readonly [InstructedPayment, ...InstructedPayment[]];
  readonly settlement: {
    readonly accountId: string;
    readonly deliveryMethod: string;
    readonly currency: string;
  };
  /** Always sent, with purpose Fee and currency USD, also when it is the same account (S-110). */
  readonly fee: { readonly accountId: string; readonly deliveryMethod: string };
};
