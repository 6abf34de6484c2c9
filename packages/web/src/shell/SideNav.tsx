import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '../account/accountDoor.ts';
import { isCurrentItem } from './isCurrentItem.ts';
import { navItems } from './navItems.tsx';
import { SignedInAs } from './SignedInAs.tsx';

/** The places this person may go to, who they are, and the way out. */
export const SideNav = observer(({ onGo }: { readonly onGo?: () => void }) => {
  const account = useAccount();
  const { pathname } = useLocation();
  return (
    <>
      <nav className="side-nav" aria-label="Main">
        <ul>
          {navItems
            .filter((item) => account.allows(item.requiredRoles))
            .map((item) => (
              <li key={item.href}>
                <Link
                  className="side-nav-link"
                  to={item.href}
                  aria-current={isCurrentItem(item.href, pathname) ? 'page' : undefined}
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
