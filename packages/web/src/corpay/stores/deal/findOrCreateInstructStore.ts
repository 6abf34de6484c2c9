import type { DealAwaitingInstruction } from './DealAwaitingInstruction.ts';
import type { InstructDependencies } from './InstructionSubmitter.ts';
import { InstructStore } from './InstructStore.ts';

const stores = new WeakMap<DealAwaitingInstruction, InstructStore>();

/**
 * The Instruct Payment form of a deal that was just booked, made when it is first shown. It stays the same one as long as
 * its step does: who looks at another page meanwhile finds what they typed.
 */
export const findOrCreateInstructStore = (
  dependencies: InstructDependencies,
  booked: DealAwaitingInstruction,
): InstructStore => {
  const { orderNumber, quote, beneficiary, account } = booked;
  const { clientIntegrationId: beneficiaryId, payee } = beneficiary;
  const print = account?.print ?? null;
  const store =
    stores.get(booked) ??
    new InstructStore(
      dependencies,
      {
        orderNumber,
        payment: quote.payment,
        settlementCurrency: quote.settlement.currency,
        settlement: quote.settlement,
      },
      { beneficiaryId, payee, ...(print === null ? {} : { accountPrint: print }) },
    );
  stores.set(booked, store);
  return store;
};
