import { Route, Routes } from 'react-router-dom';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { NotFoundPage } from '../failures/NotFoundPage.tsx';
import { CustomerPartnerPage } from '../partner-frame/CustomerPartnerPage.tsx';
import { paths } from '../routing/paths.ts';
import { AdministrationRoute } from './AdministrationRoute.tsx';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';

const dashboardPage = makeLazyPage(
  async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
);
const settingsPage = makeLazyPage(async () => (await import('../account/SettingsPage.tsx')).SettingsPage);
const helpPage = makeLazyPage(async () => (await import('../help/HelpPage.tsx')).HelpPage);

/** Keys keep one page's failure from being the next one's. */
const dashboard = <LazyPageLoader key="dashboard" page={dashboardPage} failure={PageFailure} />;
const settings = <LazyPageLoader key="settings" page={settingsPage} failure={PageFailure} />;
const help = <LazyPageLoader key="help" page={helpPage} failure={PageFailure} />;

const notFound = <NotFoundPage home={paths.secure.root} inside />;

/** The pages under /secure (PROD-2, ROUTE-7, ROUTE-8); an unknown one inside settings and help is not found (S-40). */
export const SecureRoutes = () => (
  <Routes>
    <Route path="fxgateway/*" element={<CustomerPartnerPage />} />
    <Route path="settings" element={settings} />
    <Route path="settings/*" element={notFound} />
    <Route path="help" element={help} />
    <Route path="help/*" element={notFound} />
    <Route path="debug/*" element={<AdministrationRoute />} />
    <Route path="*" element={dashboard} />
  </Routes>
);
