import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { removeBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/removeBeneficiary.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { BeneficiaryRemovalStore } from '../../beneficiaries/BeneficiaryRemovalStore.ts';
import type { CorpayUserStores } from '../stores/CorpayUserStores.ts';

type Scope = Pick<CorpayUserStores, 'session' | 'drafts' | 'bankDetailChecks' | 'exclusively'>;

/** Deletes a beneficiary as `removeBeneficiary` promises; the check of their bank details ends with them. */
export const makeCorpayBeneficiaryRemovalStore = ({
  session,
  drafts,
  bankDetailChecks,
  exclusively,
}: Scope): BeneficiaryRemovalStore<Beneficiary> => {
  const { show, remove } = session.corpay.beneficiaries;
  const beneficiaries = {
    show,
    remove: (removed: string) => {
      session.send({ type: 'beneficiary-change-requested' });
      return remove(removed);
    },
  };
  return new BeneficiaryRemovalStore({
    remove: async (asked) =>
      valueOfSureResult(await removeBeneficiary({ beneficiaries, bankDetailChecks }, asked, exclusively)),
    removed: ({ clientIntegrationId: id }) => {
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id });
      drafts.end(id);
    },
    stillThere: (trouble) => {
      if (trouble.kind === 'changed-elsewhere') return;
      session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    },
  });
};
