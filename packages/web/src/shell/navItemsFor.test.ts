import { describe, expect, it } from 'vitest';
import { navItemsFor } from './navItemsFor.ts';

const labels = (roles: readonly string[], fiatOnly = false): readonly string[] =>
  navItemsFor({
    fiatOnly,
    allows: (required) => required.length === 0 || required.some((role) => roles.includes(role)),
  }).map(({ label }) => label);

describe('the navigation', () => {
  it('leads to the gateway, the crypto dashboard, settings and help', () => {
    expect(labels([])).toEqual(['FX Gateway', 'Crypto Dashboard', 'Settings', 'Help']);
  });

  it('hides the crypto dashboard under a theme that is fiat-only (SHELL-5)', () => {
    expect(labels([], true)).toEqual(['FX Gateway', 'Settings', 'Help']);
  });

  it('shows Debug to administrators alone (SHELL-4, SHELL-7)', () => {
    expect(labels(['admin'])).toContain('Debug');
    expect(labels(['auditor'])).not.toContain('Debug');
  });
});
