import { lazyPage } from '../../chunks/lazyPage.ts';
import { BeneficiaryPages } from '../../gateway/BeneficiaryPages.tsx';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

const list = lazyPage(async () => (await import('./BeneficiariesPage.tsx')).BeneficiariesPage);
const add = lazyPage(async () => (await import('./wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage);
const edit = lazyPage(async () => (await import('./wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage);

/** The pages of the customer's beneficiaries (CP-BENE-1 to CP-BENE-4). */
export const BeneficiaryRoutes = () => (
  <BeneficiaryPages list={list} add={add} edit={edit} one={<BeneficiaryPage />} />
);
