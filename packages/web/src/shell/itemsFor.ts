import { paths } from '../routing/paths.ts';
import { navItems, type NavItem } from './navItems.tsx';

/** The pages that the user may open under this theme; every item has a page. */
export const itemsFor = ({
  fiatOnly,
  allows,
  hasAdministration,
}: {
  readonly fiatOnly: boolean;
  readonly allows: (requiredRoles: readonly string[]) => boolean;
  readonly hasAdministration: boolean;
}): readonly NavItem[] =>
  navItems.filter(
    ({ href, digital, requiredRoles }) =>
      allows(requiredRoles) &&
      !(fiatOnly && digital === true) &&
      (hasAdministration || href !== paths.secure.debug),
  );
