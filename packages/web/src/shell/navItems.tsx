import { GlobeNetwork } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { paths } from '../paths.ts';

export type NavItem = {
  readonly label: string;
  readonly href: string;
  readonly icon: ReactElement;
  /** Empty for everyone; otherwise one of these roles must be held (SHELL-7). */
  readonly requiredRoles: readonly string[];
};

/** The places of the signed-in area, in order (SHELL-1). */
export const navItems: readonly NavItem[] = [
  { label: 'FX Gateway', href: paths.gateway.dashboard, icon: <GlobeNetwork size={18} />, requiredRoles: [] },
];
