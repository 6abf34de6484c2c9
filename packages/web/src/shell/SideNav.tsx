import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '../account/accountContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { isCurrentNavItem } from './isCurrentNavItem.ts';
import { navItemsFor } from './navItemsFor.ts';
import { SignedInAs } from './SignedInAs.tsx';

/** The pages that the user may open, the user's name, and the logout. */
export const SideNav = observer(({ onGo }: { readonly onGo?: () => void }) => {
  const account = useAccount();
  const { theme } = useBranding();
  const { pathname } = useLocation();
  const items = navItemsFor({
    fiatOnly: theme.fiatOnly,
    allows: account.allows,
  });
  return (
    <>
      <nav className="side-nav" aria-label="Main">
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link
                className="side-nav-link"
                to={item.href}
                aria-current={isCurrentNavItem(item.href, pathname) ? 'page' : undefined}
                onClick={onGo}
              >
                {item.icon}
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SignedInAs />
    </>
  );
});
