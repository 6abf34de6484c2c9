import { useState } from 'react';
import { paths } from '../../../routing/paths.ts';
import { useCorpay } from '../../stores/corpayContext.ts';
import { findOrCreateWizard } from '../../stores/wizard/findOrCreateWizard.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useCorpay();
  const [store] = useState(() => findOrCreateWizard.toAdd(scope));
  return (
    <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={paths.gateway.beneficiaries} />
  );
};
