import type { MoneyCallOutcome } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { KeptOrder } from './CorpayPartner.ts';

type Submission = { readonly instruction: Instruction; readonly machine: number };

type Told = MoneyCallOutcome['became'];

/** What tells one payment from another. */
const contentOf = ({ payments, settlement }: Instruction): string =>
  [
    settlement.accountId,
    ...payments.flatMap(({ beneficiaryId, amount, paymentReference }) => [
      beneficiaryId,
      amount.minor,
      paymentReference,
    ]),
  ].join(' ');

/** What the person submitted for orders and was told of it, held against the payments in the partner's tables. */
export class InstructionLedger {
  readonly #submissions = new Map<string, Submission>();
  readonly #told = new Map<string, readonly Told[]>();
  readonly #orders: () => readonly KeptOrder[];

  constructor(orders: () => readonly KeptOrder[]) {
    this.#orders = orders;
  }

  submitted(key: string, submission: Submission): void {
    this.#submissions.set(key, submission);
  }

  told(key: string, became: Told): void {
    const before = this.#told.get(key) ?? [];
    if (!before.includes(became)) this.#told.set(key, [...before, became].toSorted());
  }

  /** What an honest person says who sees the payments of the order: whether they are what was submitted under this key. */
  isOurs(key: string): boolean {
    const [payment, ...others] = this.#paymentsFor(key);
    const submission = this.#submissions.get(key);
    if (payment === undefined || others.length > 0 || submission === undefined) return false;
    return contentOf(payment.instruction) === contentOf(submission.instruction);
  }

  #paymentsFor(key: string): KeptOrder['payments'] {
    const submission = this.#submissions.get(key);
    return (
      this.#orders().find(({ number }) => number === submission?.instruction.orderNumber)?.payments ?? []
    );
  }

  violations(): readonly string[] {
    const found: string[] = [];
    for (const { number, payments } of this.#orders())
      if (payments.length > 1) found.push(`order ${number} is instructed ${payments.length} times`);
    for (const [key, told] of this.#told) {
      const payments = this.#paymentsFor(key);
      const isMade = payments.some((payment) => payment.key === key);
      for (const became of told) {
        if (became === 'not-instructed' && isMade)
          found.push(`the person was told that ${key} was not instructed, and it is`);
        if (became === 'instructed' && !this.isOurs(key))
          found.push(`the person was told that ${key} is instructed, and the order is paid otherwise`);
        if (became === 'instructed-differently' && (payments.length === 0 || isMade))
          found.push(`the person was told that ${key} is instructed differently, and it is not`);
        if (became === 'instructed-already' && payments.length === 0)
          found.push(`the person was told that the order of ${key} is instructed already, and it is not`);
      }
    }
    return found;
  }

  /** The payments of which nobody was told at the machine that sent them. */
  untold(): readonly string[] {
    return this.#orders().flatMap(({ number, payments }) =>
      payments.flatMap(({ key }) => {
        const machine = this.#submissions.get(key)?.machine;
        const isTold = [...this.#submissions].some(
          ([other, submission]) =>
            submission.machine === machine &&
            submission.instruction.orderNumber === number &&
            (this.#told.get(other) ?? []).some((became) => became !== 'not-instructed'),
        );
        return isTold ? [] : [`nobody was told that order ${number} is instructed (${key})`];
      }),
    );
  }

  text(): unknown {
    return [[...this.#submissions.keys()].toSorted(), [...this.#told].toSorted()];
  }
}
