import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { noBankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { instructDeal } from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Process } from '../world/Process.ts';
import type { CorpayPortsOfProcess } from './corpayPorts.ts';
import type { InstructionLedger } from './InstructionLedger.ts';

/** One press on Submit, and what the person is told of it. */
export const submitInstruction = async (
  process: Process,
  ports: CorpayPortsOfProcess,
  ledger: InstructionLedger,
  { instruction, key }: { readonly instruction: Instruction; readonly key: string },
): Promise<void> => {
  ledger.submitted(key, { instruction, machine: process.machine });
  const outcome = await instructDeal(ports, {
    instruction,
    payee: 'Thalassa Shipping',
    printThen: null,
    bankDetails: noBankDetailConfirmation,
  });
  const became = outcome.kind === 'refused' ? 'not-instructed' : outcome.kind;
  switch (became) {
    case 'instructed':
    case 'not-instructed':
    case 'instructed-differently':
    case 'instructed-already':
      await process.wait('says what became of it', [{ name: '', run: () => ledger.told(key, became) }]);
      await ports.journal.reported([
        journalEntryId({ kind: 'instruction', orderNumber: instruction.orderNumber, idempotencyKey: key }),
      ]);
      return;
    case 'unknown':
    case 'earlier-open':
    case 'details-unchecked':
    case 'details-unread':
    case 'not-kept':
  }
};
