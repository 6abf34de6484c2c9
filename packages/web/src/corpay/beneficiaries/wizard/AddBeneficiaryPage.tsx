import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useDesk } from '../../deskDoor.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';
import { keptWizards } from './keptWizards.ts';

/** beneficiaries/new (CP-BENE-2). */
export const AddBeneficiaryPage = () => {
  const desk = useDesk();
  const [store] = useState(() => keptWizards.toAdd(desk));
  return <BeneficiaryWizard store={store} title="New beneficiary" back={paths.gateway.beneficiaries} />;
};
