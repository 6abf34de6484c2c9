import type { Beneficiary } from '../../api/beneficiary.ts';
import type { CorpayBeneficiaries } from '../../api/corpayPorts.ts';
import { compareSentWithStored } from './compareSentWithStored.ts';

/** What stands at the partner under the identifier of a new record; `none` also where the partner does not say. */
type Standing = 'none' | 'same' | 'other';

export type IdentifiedRecord = {
  readonly record: Beneficiary;
  readonly standing: Standing;
  /** Who was added from this very record and was changed since; null where there is none. */
  readonly changedId: string | null;
};

type Reads = Pick<CorpayBeneficiaries, 'list' | 'show'>;

const standingOf = async ({ list, show }: Reads, record: Beneficiary): Promise<Standing> => {
  const id = record.clientIntegrationId;
  const rows = await list();
  if (!rows.ok || !rows.value.some(({ clientIntegrationId }) => clientIntegrationId === id)) return 'none';
  const shown = await show(id);
  if (!shown.ok) return 'none';
  return compareSentWithStored(record, shown.value) === 'other' ? 'other' : 'same';
};

/**
 * Gives a new record the identifier that follows from what it says, and tells whether it stands at the partner already:
 * whoever adds the same record again, after a lost answer for instance, adds nobody twice (CP-BENE-18). Where what was
 * added from it was changed since, it would be a second beneficiary, under the next identifier that `idOf` has; where it
 * has none, another record stands there.
 */
export const identifyRecord = async (
  reads: Reads,
  record: Beneficiary,
  idOf: (place: number) => Promise<string | null>,
): Promise<IdentifiedRecord> => {
  let changedId: string | null = null;
  for (let place = 0; ; place += 1) {
    const clientIntegrationId = await idOf(place);
    if (clientIntegrationId === null)
      return {
        record: { ...record, clientIntegrationId: changedId ?? '' },
        standing: 'other',
        changedId: null,
      };
    const identified = { ...record, clientIntegrationId };
    const standing = await standingOf(reads, identified);
    if (standing !== 'other') return { record: identified, standing, changedId };
    changedId = clientIntegrationId;
  }
};
