import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { BeneficiaryPageRoutes } from '../partner-frame/BeneficiaryPageRoutes.tsx';
import { lazyOfxBeneficiariesPage, lazyOfxBeneficiaryPage } from './ofxPages.ts';

const add = makeLazyPage(
  async () => (await import('./beneficiaries/wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage,
);
const edit = makeLazyPage(
  async () => (await import('./beneficiaries/wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage,
);

/** The pages of the customer's beneficiaries (OFX-BENE-1 to OFX-BENE-4). */
export const BeneficiaryRoutes = () => (
  <BeneficiaryPageRoutes list={lazyOfxBeneficiariesPage} add={add} edit={edit} one={lazyOfxBeneficiaryPage} />
);
