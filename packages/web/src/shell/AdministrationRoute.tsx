import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { NotFoundPage } from '../failures/NotFoundPage.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';
import { paths } from '../routing/paths.ts';

const administrationPage = makeLazyPage(
  async () => (await import('../administration/page/AdministrationPages.tsx')).AdministrationPages,
);

/**
 * /secure/debug and what is below it, for administrators, whose tools no other user fetches; for other users there is no
 * such page (ROLE-2, S-72).
 */
export const AdministrationRoute = observer(() => {
  const account = useAccount();
  if (account.allows([administratorRole]))
    return <LazyPageLoader page={administrationPage} failure={PageFailure} />;
  if (account.state.status === 'loading') return <CentredSpinner />;
  // The notice of the shell says why, and offers the one way to try again.
  if (account.failure !== null) return null;
  return <NotFoundPage home={paths.secure.root} inside />;
});
