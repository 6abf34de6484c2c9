import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { removeOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/removeOfxBeneficiary.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { BeneficiaryRemovalStore } from '../../beneficiaries/BeneficiaryRemovalStore.ts';
import type { OfxUserStores } from '../stores/OfxUserStores.ts';

type Scope = Pick<OfxUserStores, 'session' | 'drafts' | 'exclusively'>;

/** Deletes a beneficiary as `removeOfxBeneficiary` promises; OFX has only a list to look them up in, which is read again. */
export const makeOfxBeneficiaryRemovalStore = ({
  session,
  drafts,
  exclusively,
}: Scope): BeneficiaryRemovalStore<OfxBeneficiary> => {
  const { list, remove } = session.ofx.beneficiaries;
  const beneficiaries = {
    list,
    remove: (id: string) => {
      session.send({ type: 'beneficiary-change-requested' });
      return remove(id);
    },
  };
  return new BeneficiaryRemovalStore({
    remove: async (asked) => valueOfSureResult(await removeOfxBeneficiary(beneficiaries, asked, exclusively)),
    removed: ({ beneficiaryId: id }) => {
      drafts.end(id);
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id });
    },
    stillThere: (trouble) => {
      if (trouble.kind === 'changed-elsewhere') void session.beneficiaries.load();
      else session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    },
  });
};
