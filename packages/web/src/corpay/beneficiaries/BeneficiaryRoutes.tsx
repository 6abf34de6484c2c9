import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FetchedPage } from '../../shell/FetchedPage.tsx';
import { PageFailure } from '../../shell/PageFailure.tsx';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

const fetchList = async () => (await import('./BeneficiariesPage.tsx')).BeneficiariesPage;
const fetchAdd = async () => (await import('./wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage;
const fetchEdit = async () => (await import('./wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage;

/** Keys keep one page's failure from being the next one's. */
const list = <FetchedPage key="list" fetch={fetchList} failure={<PageFailure />} />;
const add = <FetchedPage key="add" fetch={fetchAdd} failure={<PageFailure />} />;
const edit = <FetchedPage key="edit" fetch={fetchEdit} failure={<PageFailure />} />;

/** The pages under beneficiaries; any other address there leads to the list (CP-BENE-1 to CP-BENE-4). */
export const BeneficiaryRoutes = () => (
  <Routes>
    <Route index element={list} />
    <Route path="new" element={add} />
    <Route path="edit/:id" element={edit} />
    <Route path=":id" element={<BeneficiaryPage />} />
    <Route path="*" element={<Navigate to={paths.gateway.beneficiaries} replace />} />
  </Routes>
);
