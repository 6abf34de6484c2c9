import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../failures/NotFoundPage.tsx';
import { GatewayFrame } from '../gateway/GatewayFrame.tsx';
import { CentredSpinner } from '../kit/CentredSpinner.tsx';
import { paths } from '../paths.ts';
import { administration as Administration } from './administration.ts';

const DashboardPage = lazy(async () => ({
  default: (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../account/SettingsPage.tsx')).SettingsPage,
}));
const HelpPage = lazy(async () => ({ default: (await import('../help/HelpPage.tsx')).HelpPage }));

const notFound = <NotFoundPage home={paths.secure.root} inside />;

/** The pages under /secure (ROUTE-7, ROUTE-8); an unknown one inside settings and help is not found (S-40). */
export const SecureRoutes = () => (
  <Suspense fallback={<CentredSpinner />}>
    <Routes>
      <Route path="fxgateway/*" element={<GatewayFrame />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="settings/*" element={notFound} />
      <Route path="help" element={<HelpPage />} />
      <Route path="help/*" element={notFound} />
      {Administration === null ? null : <Route path="debug" element={<Administration />} />}
      <Route path="*" element={<DashboardPage />} />
    </Routes>
  </Suspense>
);
