import { lazyPage } from '../routing/lazyPage.ts';
import { BeneficiaryPages } from '../partner-frame/BeneficiaryPages.tsx';
import { beneficiariesPage, LazyBeneficiaryPage } from './ofxPages.ts';

const add = lazyPage(
  async () => (await import('./beneficiaries/wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage,
);
const edit = lazyPage(
  async () => (await import('./beneficiaries/wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage,
);

/** The pages of the customer's beneficiaries (OFX-BENE-1 to OFX-BENE-4). */
export const BeneficiaryRoutes = () => (
  <BeneficiaryPages list={beneficiariesPage} add={add} edit={edit} one={LazyBeneficiaryPage} />
);
