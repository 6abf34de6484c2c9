import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAfterAdding, takePayeeToAdd } from '../../../beneficiaries/payeeToAddState.ts';
import { useOfx } from '../../stores/ofxContext.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (OFX-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useOfx();
  const state: unknown = useLocation().state;
  const next = pageAfterAdding(state);
  const [store] = useState(() => {
    const wizard = scope.drafts.find('') ?? new OfxWizardStore(scope);
    const payee = takePayeeToAdd(state);
    if (payee === null || wizard.dirty) return wizard;
    const field = wizard.fieldsOf('beneDetails').find(({ path }) => path.join('.') === 'name');
    if (field !== undefined) wizard.write(field, payee.name);
    if (payee.details !== '') wizard.given.type(payee.details);
    return wizard;
  });
  return <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={next} next={next} />;
};
