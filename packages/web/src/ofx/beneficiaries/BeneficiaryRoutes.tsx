import { Navigate, Route, Routes } from 'react-router-dom';
import { FetchedPage } from '../../chunks/FetchedPage.tsx';
import { lazyPage } from '../../chunks/lazyPage.ts';
import { PageFailure } from '../../failures/PageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

const listPage = lazyPage(async () => (await import('./BeneficiariesPage.tsx')).BeneficiariesPage);
const addPage = lazyPage(async () => (await import('./wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage);
const editPage = lazyPage(async () => (await import('./wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage);

/** Keys keep one page's failure from being the next one's. */
const list = <FetchedPage key="list" page={listPage} failure={PageFailure} />;
const add = <FetchedPage key="add" page={addPage} failure={PageFailure} />;
const edit = <FetchedPage key="edit" page={editPage} failure={PageFailure} />;

/** The pages under beneficiaries; any other address there leads to the list (OFX-BENE-1 to OFX-BENE-4). */
export const BeneficiaryRoutes = () => (
  <Routes>
    <Route index element={list} />
    <Route path="new" element={add} />
    <Route path="edit/:id" element={edit} />
    <Route path=":id" element={<BeneficiaryPage />} />
    <Route path="*" element={<Navigate to={paths.gateway.beneficiaries} replace />} />
  </Routes>
);
