import { Cog, Console, Dashboard, GlobeNetwork, Help } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { paths } from '../routing/paths.ts';

export type NavItem = {
  readonly label: string;
  readonly href: string;
  readonly icon: ReactElement;
  /** Empty for everyone; otherwise one of these roles must be held (SHELL-7). */
  readonly requiredRoles: readonly string[];
  /** Not for themes that are fiat-only (SHELL-5). */
  readonly digital?: boolean;
};

/** The pages of the signed-in area, in order (SHELL-1 to SHELL-5). */
export const navItems: readonly NavItem[] = [
  { label: 'FX Gateway', href: paths.gateway.dashboard, icon: <GlobeNetwork size={18} />, requiredRoles: [] },
  {
    label: 'Crypto Dashboard',
    href: paths.secure.cryptoDashboard,
    icon: <Dashboard size={18} />,
    requiredRoles: [],
    digital: true,
  },
  { label: 'Settings', href: paths.secure.settings, icon: <Cog size={18} />, requiredRoles: [] },
  { label: 'Help', href: paths.secure.help, icon: <Help size={18} />, requiredRoles: [] },
  {
    label: 'Debug',
    href: paths.secure.debug,
    icon: <Console size={18} />,
    requiredRoles: [administratorRole],
  },
];
