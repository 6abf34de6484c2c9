import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { isCurrentItem } from './isCurrentItem.ts';

describe('the current place of the navigation', () => {
  it('is chosen by the first two path segments', () => {
    expect(isCurrentItem(paths.gateway.dashboard, paths.gateway.order(70012))).toBe(true);
    expect(isCurrentItem(paths.gateway.dashboard, paths.secure.settings)).toBe(false);
  });

  it('is not a place that only begins alike', () => {
    expect(isCurrentItem(paths.gateway.dashboard, '/secure/fxgateway-old')).toBe(false);
  });
});
