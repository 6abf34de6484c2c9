import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPayeeToAdd } from '../../../beneficiaries/payeeToAddState.ts';
import { useCorpay } from '../../stores/corpayContext.ts';
import { findOrCreateWizard } from '../../stores/wizard/findOrCreateWizard.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useCorpay();
  const { name, next } = readPayeeToAdd(useLocation().state);
  const [store] = useState(() => {
    const wizard = findOrCreateWizard.toAdd(scope);
    if (name !== null && !wizard.dirty) wizard.write('accountHolderName', name);
    return wizard;
  });
  return <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={next} next={next} />;
};
