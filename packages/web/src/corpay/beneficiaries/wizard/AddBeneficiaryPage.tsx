import { useState } from 'react';
import { paths } from '../../../routing/paths.ts';
import { useCorpay } from '../../stores/corpayContext.ts';
import { wizardDraft } from '../../stores/wizard/wizardDraft.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useCorpay();
  const [store] = useState(() => wizardDraft.toAdd(scope));
  return (
    <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={paths.gateway.beneficiaries} />
  );
};
