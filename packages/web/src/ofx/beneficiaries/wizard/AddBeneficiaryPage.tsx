import { useState } from 'react';
import { paths } from '../../../routing/paths.ts';
import { useOfx } from '../../stores/ofxContext.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (OFX-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useOfx();
  const [store] = useState(() => scope.drafts.find('') ?? new OfxWizardStore(scope));
  return (
    <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={paths.gateway.beneficiaries} />
  );
};
