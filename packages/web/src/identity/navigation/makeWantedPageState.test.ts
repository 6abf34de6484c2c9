import { describe, expect, it } from 'vitest';
import { paths } from '../../routing/paths.ts';
import { readWantedPage, makeWantedPageState } from './makeWantedPageState.ts';

describe('the place wanted before the sign-in', () => {
  it('comes back with its query', () => {
    const location = { pathname: paths.gateway.order(70012), search: '?success=true' };
    expect(readWantedPage(makeWantedPageState(location))).toBe('/secure/fxgateway/orders/70012?success=true');
  });

  it.each([
    null,
    'text',
    {},
    { wanted: 7 },
    { wanted: '//evil.test' },
    { wanted: '/login' },
    { wanted: '/secureish' },
  ])('is not taken from %j', (state) => expect(readWantedPage(state)).toBeNull());
});
