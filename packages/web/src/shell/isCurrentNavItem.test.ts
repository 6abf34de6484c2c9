import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { isCurrentNavItem } from './isCurrentNavItem.ts';

describe('the current place of the navigation', () => {
  it('is chosen by the first two path segments', () => {
    expect(isCurrentNavItem(paths.gateway.dashboard, paths.gateway.order(70012))).toBe(true);
    expect(isCurrentNavItem(paths.gateway.dashboard, paths.secure.settings)).toBe(false);
  });

  it('is not a place that only begins alike', () => {
    expect(isCurrentNavItem(paths.gateway.dashboard, '/secure/fxgateway-old')).toBe(false);
  });
});
