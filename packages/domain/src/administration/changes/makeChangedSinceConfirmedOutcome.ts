import type { AdministrationFailure, ConfirmedVersion } from '../accountAdministration.ts';
import { administrationFallbacks } from '../administrationMessages.ts';

/** What a change is confirmed against: what was shown of the records, and their version where the service told one. */
export type ConfirmedState = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly version: ConfirmedVersion;
};

/** One fact that another administrator changed: as it was confirmed, and as it is. */
export type ChangedRecordValue = { readonly label: string; readonly seen: string; readonly now: string };

/** What is not as it was seen any more; empty where all of it stands. */
export const findChangedRecordValues = (
  seen: ConfirmedState,
  now: ConfirmedState,
): readonly ChangedRecordValue[] => {
  const labels = [...new Set([...seen.facts, ...now.facts].map(({ label }) => label))];
  const valueOf = ({ facts }: ConfirmedState, wanted: string): string =>
    facts.find(({ label }) => label === wanted)?.value ?? 'none';
  const facts = labels.flatMap((label) => {
    const [before, after] = [valueOf(seen, label), valueOf(now, label)];
    return before === after ? [] : [{ label, seen: before, now: after }];
  });
  if (facts.length > 0 || seen.version === now.version) return facts;
  // The version counts what is not shown, such as a key.
  return [{ label: 'What is not shown, such as a key', seen: 'as it was', now: 'changed' }];
};

/** Nothing was changed, since what was confirmed stands there no longer. */
export type ChangedSinceConfirmedOutcome = {
  readonly kind: 'meanwhile';
  readonly failure: AdministrationFailure;
  readonly facts: readonly ChangedRecordValue[];
};

/** Says it with both states: what was confirmed, and what stands there now. */
export const makeChangedSinceConfirmedOutcome = (
  facts: readonly ChangedRecordValue[],
  requestId: string | null = null,
): ChangedSinceConfirmedOutcome => ({
  kind: 'meanwhile',
  failure: {
    kind: 'changed-meanwhile',
    message: administrationFallbacks['changed-meanwhile'],
    requestId,
  },
  facts,
});
