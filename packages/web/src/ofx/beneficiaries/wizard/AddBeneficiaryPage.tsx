import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPayeeToAdd } from '../../../beneficiaries/payeeToAddState.ts';
import { useOfx } from '../../stores/ofxContext.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (OFX-BENE-2). */
export const AddBeneficiaryPage = () => {
  const scope = useOfx();
  const { name, next } = readPayeeToAdd(useLocation().state);
  const [store] = useState(() => {
    const wizard = scope.drafts.find('') ?? new OfxWizardStore(scope);
    const field = wizard.fieldsOf('beneDetails').find(({ path }) => path.join('.') === 'name');
    if (name !== null && field !== undefined && !wizard.dirty) wizard.write(field, name);
    return wizard;
  });
  return <BeneficiaryWizard id="" store={store} title="Add a beneficiary" back={next} next={next} />;
};
