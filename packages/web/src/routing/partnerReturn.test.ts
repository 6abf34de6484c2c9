import { describe, expect, it } from 'vitest';
import { takePartnerReturnFromAddress } from './partnerReturn.ts';

const pageAt = (address: string) => {
  const url = new URL(address, 'https://here.test');
  const shown: string[] = [];
  const history = {
    state: { idx: 3 },
    replaceState: (state: unknown, _title: string, next: string) => {
      expect(state).toEqual({ idx: 3 });
      shown.push(next);
    },
  };
  return { take: takePartnerReturnFromAddress({ location: url, history } as unknown as Window), shown };
};

describe('a return from a partner’s own page', () => {
  it('leaves the address at once and is given once (OFX-AUTH-6)', () => {
    const { take, shown } = pageAt('/secure/fxgateway/dashboard?code=c1&state=s1&so=afs');
    expect(shown).toEqual(['/secure/fxgateway/dashboard?so=afs']);
    expect(take()).toEqual({ code: 'c1', error: null, state: 's1' });
    expect(take()).toBeNull();
  });

  it('may be an error', () => {
    const { take, shown } = pageAt('/secure/fxgateway/dashboard?error=access_denied&state=s1');
    expect(shown).toEqual(['/secure/fxgateway/dashboard']);
    expect(take()).toEqual({ code: null, error: 'access_denied', state: 's1' });
  });

  it.each(['/secure/fxgateway/dashboard', '/login?code=c1', '/secure/fxgateway/deals?code=c1&state=s1'])(
    'is none at %s',
    (address) => {
      const { take, shown } = pageAt(address);
      expect([take(), shown]).toEqual([null, []]);
    },
  );
});
