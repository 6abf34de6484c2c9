import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { describe, expect, it } from 'vitest';
import { sampleContactEmails } from '../../test/sampleContactEmails.ts';
import { BrandingStore } from './BrandingStore.ts';

const open = (known: { stored?: string; so?: string; hostname?: string } = {}) => {
  const kept: string[] = [];
  const store = new BrandingStore({
    known: { stored: null, so: null, hostname: 'fx.test', afsHosts: ['pay.afs.test'], ...known },
    keep: (origin) => kept.push(origin),
    contactEmails: sampleContactEmails,
  });
  return { store, kept };
};

describe('the brand of a session', () => {
  it.each([
    [{}, 'steamchain', 'help@steamchain.test'],
    [{ stored: 'afs' }, 'afs', 'help@afs.test'],
    [{ stored: 'afs', so: 'test' }, 'test', 'help@test.test'],
    [{ so: 'test', hostname: 'pay.afs.test' }, 'afs', 'help@afs.test'],
  ] as const)('from %j is %s, with its own address, and is stored again', (known, origin, address) => {
    const { store, kept } = open(known);
    expect(kept).toEqual([]);
    store.start();
    expect([store.theme, kept]).toEqual([{ ...themes[origin], contactEmail: address }, [origin]]);
  });

  it('that is unknown looks like the default one, and stays what the link said (S-33)', () => {
    const { store, kept } = open({ so: 'elsewhere' });
    store.start();
    expect(store.theme.origin).toBe('steamchain');
    expect(kept).toEqual(['elsewhere']);
    expect(store.origin).toBe('elsewhere');
  });

  it('changes after a sign-in while the default one shows, and never back (THEME-12)', () => {
    const { store, kept } = open();
    store.learn('steamchain');
    expect(kept).toEqual([]);
    store.learn('afs');
    store.learn('steamchain');
    expect(store.theme.origin).toBe('afs');
    expect(kept).toEqual(['afs']);
  });

  it('that came with the session is not changed by who signs in', () => {
    const { store } = open({ so: 'test' });
    store.learn('afs');
    expect(store.theme.origin).toBe('test');
  });

  it('keeps what the address told: the origin as it was resolved, and an id where there is one (THEME-17, S-35)', () => {
    const { store } = open({ so: 'afs' });
    expect(store.params).toEqual({ sessionOrigin: 'afs', id: null });
    const named = new BrandingStore({
      known: { stored: 'test', so: null, hostname: 'fx.test', afsHosts: [] },
      id: '7',
      keep: () => undefined,
      contactEmails: sampleContactEmails,
    });
    expect(named.params).toEqual({ sessionOrigin: 'test', id: '7' });
  });
});
