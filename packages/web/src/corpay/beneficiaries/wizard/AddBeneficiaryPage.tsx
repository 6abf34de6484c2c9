import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAfterAdding, takePayeeToAdd } from '../../../beneficiaries/payeeToAddState.ts';
import { useCorpay } from '../../stores/corpayContext.ts';
import { findOrCreateWizard } from '../../stores/wizard/findOrCreateWizard.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useCorpay();
  const state: unknown = useLocation().state;
  const next = pageAfterAdding(state);
  const [store] = useState(() => {
    const wizard = findOrCreateWizard.toAdd(scope);
    const payee = takePayeeToAdd(state);
    if (payee === null || wizard.dirty) return wizard;
    wizard.write('accountHolderName', payee.name);
    if (payee.details !== '') wizard.given.type(payee.details);
    return wizard;
  });
  return <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={next} next={next} />;
};
