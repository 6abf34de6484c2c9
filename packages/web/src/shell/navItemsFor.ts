import { navItems, type NavItem } from './navItems.tsx';

/** The pages that the user may open under this theme; every item has a page. */
export const navItemsFor = ({
  fiatOnly,
  allows,
}: {
  readonly fiatOnly: boolean;
  readonly allows: (requiredRoles: readonly string[]) => boolean;
}): readonly NavItem[] =>
  navItems.filter(({ digital, requiredRoles }) => allows(requiredRoles) && !(fiatOnly && digital === true));
