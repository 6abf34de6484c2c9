import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CentredSpinner } from '../../kit/CentredSpinner.tsx';
import { paths } from '../../paths.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

const BeneficiariesPage = lazy(async () => ({
  default: (await import('./BeneficiariesPage.tsx')).BeneficiariesPage,
}));

const AddBeneficiaryPage = lazy(async () => ({
  default: (await import('./wizard/AddBeneficiaryPage.tsx')).AddBeneficiaryPage,
}));
const EditBeneficiaryPage = lazy(async () => ({
  default: (await import('./wizard/EditBeneficiaryPage.tsx')).EditBeneficiaryPage,
}));

/** The pages under beneficiaries; any other address there leads to the list (CP-BENE-1 to CP-BENE-4). */
export const BeneficiaryRoutes = () => (
  <Suspense fallback={<CentredSpinner words="Loading..." />}>
    <Routes>
      <Route index element={<BeneficiariesPage />} />
      <Route path="new" element={<AddBeneficiaryPage />} />
      <Route path="edit/:id" element={<EditBeneficiaryPage />} />
      <Route path=":id" element={<BeneficiaryPage />} />
      <Route path="*" element={<Navigate to={paths.gateway.beneficiaries} replace />} />
    </Routes>
  </Suspense>
);
