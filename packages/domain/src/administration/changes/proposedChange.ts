import type { Result } from '../../result/result.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import type { AdministrationFailure } from '../accountAdministration.ts';
import {
  findChangedRecordValues,
  makeChangedSinceConfirmedOutcome,
  type ChangedSinceConfirmedOutcome,
  type ConfirmedState,
} from './makeChangedSinceConfirmedOutcome.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import type { ChangeOutcome } from '../makeChange.ts';
import type { PlannedChange } from '../plannedChange.ts';

/** A change as it is shown, with what it is confirmed against. */
export type ProposedChange = {
  readonly plan: PlannedChange;
  readonly seen: ConfirmedState;
  /** As what the service writes it down; the target of a new integration is not known before. */
  readonly writes?: Pick<AdministratorChange, 'action' | 'target'>;
  /** Sends it, once, on the condition that the record is as it was seen. */
  send(): Promise<ChangeOutcome>;
  /** Looks whether what was wanted stands there by now, and says it; null where it does not, or cannot be seen. */
  look?(): Promise<string | null>;
  /**
   * Where what stands there does not show whose change it is, as of a key: how it stands after a refusal or a lost
   * answer, in place of a look; null for the words of the service.
   */
  whatStands?(how: 'refused' | 'unknown'): Promise<string | null>;
};

/** Reads what stands there and judges the change; asked again it says whether that is still so. */
export type ProposeChange<
  P extends ProposedChange = ProposedChange,
  F extends AdministrationFailure = AdministrationFailure,
> = () => Promise<Result<P, F>>;

/** What came of a change that was confirmed; `found` where its answer said no or nothing, and it stands there. */
export type ConfirmedOutcome =
  | ChangeOutcome
  | { readonly kind: 'found'; readonly message: string }
  | ChangedSinceConfirmedOutcome;

/** What a refusal proves nothing against: a browser may send a call twice, and the service refuse the later one. */
const mayBeMade = (outcome: Exclude<ChangeOutcome, { kind: 'changed' }>): boolean =>
  outcome.kind === 'unknown' || ['refused', 'changed-meanwhile'].includes(outcome.failure.kind);

/**
 * Makes a change that was confirmed. Right before the call what stands there is looked at again: where it differs from
 * what was confirmed, or is refused by now, nothing is sent. A change without a clear answer is looked for.
 */
export const makeProposedChange = async <F extends AdministrationFailure>(
  propose: ProposeChange<ProposedChange, F>,
  confirmed: ProposedChange,
): Promise<ConfirmedOutcome | { readonly kind: 'refused'; readonly failure: F }> => {
  const again = await propose();
  if (!again.ok) return { kind: 'refused', failure: again.failure };
  const facts = findChangedRecordValues(confirmed.seen, again.value.seen);
  if (facts.length > 0) return makeChangedSinceConfirmedOutcome(facts);
  const outcome = await confirmed.send();
  if (outcome.kind === 'changed') return outcome;
  const { failure } = outcome;
  if (confirmed.whatStands !== undefined && (outcome.kind === 'unknown' || failure.kind === 'refused')) {
    const stands = await confirmed.whatStands(outcome.kind);
    if (stands === null) return outcome;
    const told = outcome.kind === 'unknown' ? joinSentences(failure.message, stands) : stands;
    return { kind: outcome.kind, failure: { ...failure, message: told } };
  }
  const message = mayBeMade(outcome) ? ((await confirmed.look?.()) ?? null) : null;
  if (message !== null) return { kind: 'found', message };
  if (failure.kind !== 'changed-meanwhile') return outcome;
  const now = await propose();
  return makeChangedSinceConfirmedOutcome(
    now.ok ? findChangedRecordValues(confirmed.seen, now.value.seen) : [],
    failure.requestId,
  );
};
