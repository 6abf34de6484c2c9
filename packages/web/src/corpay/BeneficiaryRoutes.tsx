import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { BeneficiaryPageRoutes } from '../partner-frame/BeneficiaryPageRoutes.tsx';
import { lazyCorpayBeneficiariesPage, lazyCorpayBeneficiaryPage } from './corpayPages.ts';

const add = makeLazyPage(
  async () => (await import('./beneficiaries/wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage,
);
const edit = makeLazyPage(
  async () => (await import('./beneficiaries/wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage,
);

/** The pages of the customer's beneficiaries (CP-BENE-1 to CP-BENE-4). */
export const BeneficiaryRoutes = () => (
  <BeneficiaryPageRoutes
    list={lazyCorpayBeneficiariesPage}
    add={add}
    edit={edit}
    one={lazyCorpayBeneficiaryPage}
  />
);
