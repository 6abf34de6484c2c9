import { useState } from 'react';
import { paths } from '../../../routing/paths.ts';
import { useDesk } from '../../scope/corpayContext.ts';
import { begunWizard } from '../../scope/wizard/openWizardStore.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const desk = useDesk();
  const [store] = useState(() => begunWizard.toAdd(desk));
  return <BeneficiaryWizard id="" store={store} title="New beneficiary" back={paths.gateway.beneficiaries} />;
};
