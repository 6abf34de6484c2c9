import { runWithoutExclusion, type RunExclusively } from '../../ports/exclusively.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { OrderPayment } from '../api/order.ts';
import {
  resolveLostInstruction,
  storeUserAnswerOnInstruction,
  type LostInstructionOutcome,
  type InstructionOutcomePorts,
} from '../instruction/resolveLostInstruction.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import {
  fingerprintOfEntries,
  findOutcomeFoundElsewhere,
  type OutcomeFoundElsewhere,
} from './findOutcomeFoundElsewhere.ts';

/**
 * Settles an instruction without an answer: by the payments of its order, and where these cannot be told apart by
 * what the user says of them, while nothing else is kept meanwhile; null says nothing, and what another process
 * has settled meanwhile is said all the same. Fails with what kept them from saying it.
 */
export const resolveInstructionByDecision = async <E>(
  ports: InstructionOutcomePorts,
  intent: StoredInstructionCall,
  isOurs: (shown: readonly OrderPayment[], settledFrom?: string) => Promise<Result<boolean | null, E>>,
  exclusively: RunExclusively<E> = runWithoutExclusion,
): Promise<Result<LostInstructionOutcome | OutcomeFoundElsewhere, E>> => {
  const { journal } = ports;
  for (;;) {
    const looked = await exclusively(async () => {
      const kept = await journal.list();
      const seen = findOutcomeFoundElsewhere(kept, intent) ?? (await resolveLostInstruction(ports, intent));
      return { seen, names: fingerprintOfEntries(kept) };
    });
    if (!looked.ok) return looked;
    const { seen, names } = looked.value;
    if (seen.kind !== 'unknown' || seen.shown.length === 0) return succeeded(seen);
    const said = await isOurs(seen.shown, seen.settledFrom);
    if (!said.ok) return said;
    const ours = said.value;
    if (ours === null) return succeeded(findOutcomeFoundElsewhere(await journal.list(), intent) ?? seen);
    const done = await exclusively(async () =>
      fingerprintOfEntries(await journal.list()) === names
        ? storeUserAnswerOnInstruction(ports, intent, seen.shown, ours)
        : null,
    );
    if (!done.ok) return done;
    if (done.value !== null) return succeeded(done.value);
  }
};
