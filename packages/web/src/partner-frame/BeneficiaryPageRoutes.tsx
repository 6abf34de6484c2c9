import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import type { LazyPage } from '../routing/makeLazyPage.ts';
import { PageFailure } from '../failures/PageFailure.tsx';
import { paths } from '../routing/paths.ts';

/** Keys keep one page's failure from being the next one's. */
const fetched = (key: string, page: LazyPage): ReactNode => (
  <LazyPageLoader key={key} page={page} failure={PageFailure} />
);

/** The pages under beneficiaries; any other address there leads to the list (CP-BENE-1 to CP-BENE-4, OFX-BENE-1 to OFX-BENE-4). */
export const BeneficiaryPageRoutes = ({
  list,
  add,
  edit,
  one,
}: {
  readonly list: LazyPage;
  readonly add: LazyPage;
  readonly edit: LazyPage;
  readonly one: LazyPage;
}) => (
  <Routes>
    <Route index element={fetched('list', list)} />
    <Route path="new" element={fetched('add', add)} />
    <Route path="edit/:id" element={fetched('edit', edit)} />
    <Route path=":id" element={fetched('one', one)} />
    <Route path="*" element={<Navigate to={paths.gateway.beneficiaries} replace />} />
  </Routes>
);
