import { lazyPage } from '../routing/lazyPage.ts';
import { BeneficiaryPages } from '../partner-frame/BeneficiaryPages.tsx';
import { beneficiariesPage, LazyBeneficiaryPage } from './corpayPages.ts';

const add = lazyPage(
  async () => (await import('./beneficiaries/wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage,
);
const edit = lazyPage(
  async () => (await import('./beneficiaries/wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage,
);

/** The pages of the customer's beneficiaries (CP-BENE-1 to CP-BENE-4). */
export const BeneficiaryRoutes = () => (
  <BeneficiaryPages list={beneficiariesPage} add={add} edit={edit} one={LazyBeneficiaryPage} />
);
