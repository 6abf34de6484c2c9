import { describe, expect, it } from 'vitest';
import { allowing } from '../ofx/ofxCustomer.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow as allowAt, authorize as authorizeAt, ofxEmail as email, pressing } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

signedInTerminal((opened) => (fxg = opened), { email });

const terminal = () => ({ url: fxg.url, home: fxg.user.home });
const authorize = (comeBack: (link: string) => Promise<unknown>) => authorizeAt(terminal(), comeBack);
const allow = () => allowAt(terminal());

describe('authorizing from a terminal', () => {
  it('with a code that does not count any more says so, and how to go on (OFX-AUTH-8)', async () => {
    const late = await authorize(async (link) => {
      const asked = new URL(link).searchParams;
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'used-before');
      back.searchParams.set('state', asked.get('state') ?? '');
      return fetch(back);
    });
    expect(late.code).toBe(4);
    expect(late.error()).toEqual({
      code: 'not-authorized',
      message: 'This authorization came too late, or was used before. Please authorize again.',
      hint: 'Try again with: fxg partner authorize',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('is needed once, and says so where nobody can be asked (GATE-22)', async () => {
    const before = await fxg.user.fxg('beneficiaries', 'list');
    expect(before.code).toBe(4);
    expect(before.error()).toMatchObject({ code: 'authorization-needed' });
    expect((await allow()).code).toBe(0);
    expect((await fxg.user.fxg('beneficiaries', 'list')).code).toBe(0);
  });

  it('that is refused at the partner says so (OFX-AUTH-6)', async () => {
    const refused = await authorize(pressing({ decision: 'refuse' }));
    expect(refused.code).toBe(4);
    expect(refused.error()).toMatchObject({ message: 'The authorization was refused at the partner.' });
  });

  it('uses no code that comes with a forged state, and waits on for its own (S-97)', async () => {
    const forged = await authorize(async (link) => {
      const back = new URL(new URL(link).searchParams.get('redirect_uri') ?? '');
      back.search = 'code=stolen&state=forged';
      expect((await fetch(back)).status).toBe(400);
      expect(await fxg.control.journal({ service: 'accounts', path: '/partners/ofx/token' })).toEqual([]);
      return pressing(allowing(email))(link);
    });
    expect(forged.code).toBe(0);
  });
});
