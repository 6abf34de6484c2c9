import { loadUserOrEndSession } from '@fx-gateway/domain/identity/loadUserOrEndSession.ts';
import { readFile, stat } from 'node:fs/promises';
import { seededPassword } from '@fx-gateway/sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, valueOf } from '../harness/outcomes.ts';
import { productBefore } from '../harness/productWithSandbox.ts';
import type { IdentityVisit } from './identityVisit.ts';

/** Signing in and out by the product's own adapters. */
export const adapterSignInCases = (visit: IdentityVisit): void => {
  describe('the product', () => {
    const product = productBefore(visit);

    const signOutElsewhere = async (): Promise<void> => {
      const elsewhere = await product.client.signIn('corpay@sandbox.test', 'elsewhere.json');
      expect((await elsewhere.identity.signOut({ everywhere: true })).ok).toBe(true);
    };

    describe('the adapters of identity', () => {
      it('keep the sign-in for the next process in a file that only its owner reads', async () => {
        await product.client.signIn();
        const path = product.client.pathOf('tokens.json');
        expect((await stat(path)).mode & 0o777).toBe(0o600);
        expect(await readFile(path, 'utf8')).not.toContain(seededPassword);
        const next = await product.client.connect();
        expect(valueOf(await next.identity.currentUser())?.email).toBe('corpay@sandbox.test');
        expect(await next.identity.hasSession()).toBe(true);
      });

      it('leave nothing behind at sign-out, also when the service is away', async () => {
        const services = await product.client.signIn();
        await product.control.faults({ service: 'cognito', fault: 'reset-before' });
        expect((await services.identity.signOut()).ok).toBe(true);
        expect(JSON.parse(await readFile(product.client.pathOf('tokens.json'), 'utf8'))).toEqual({});
        expect(await services.identity.hasSession()).toBe(false);
        expect(valueOf(await services.identity.currentUser())).toBeNull();
        expect(failureOf(await services.corpayTokens.request())).toMatchObject({
          kind: 'session-lost',
          path: '/token',
        });
      });

      it('say what the service says about a wrong password, and let the next sign-in replace the kept one', async () => {
        const services = await product.client.connect();
        expect(
          failureOf(await services.identity.signIn('corpay@sandbox.test', 'wrong-password')),
        ).toMatchObject({
          name: 'NotAuthorizedException',
          message: 'Incorrect username or password.',
        });
        await services.identity.signIn('corpay@sandbox.test', seededPassword);
        await services.identity.signIn('empty@sandbox.test', 'wrong-password');
        expect(valueOf(await services.identity.currentUser())?.email).toBe('corpay@sandbox.test');
        expect(valueOf(await services.identity.signIn('empty@sandbox.test', seededPassword))).toBe('DONE');
        expect(valueOf(await services.identity.currentUser())?.email).toBe('empty@sandbox.test');
        valueOf(await services.account.load());
      });

      it('take a session that was ended elsewhere for the end of the sign-in, here too', async () => {
        const services = await product.client.signIn();
        await services.account.load();
        await signOutElsewhere();
        expect(failureOf(await loadUserOrEndSession(services.identity)).name).toBe('NotAuthorizedException');
        expect(await services.identity.hasSession()).toBe(false);
        expect(JSON.parse(await readFile(product.client.pathOf('tokens.json'), 'utf8'))).toEqual({});
      });

      it('tell a lost session from a refused partner token', async () => {
        const services = await product.client.signIn();
        valueOf(await services.account.load());
        await signOutElsewhere();
        if (visit.strict) {
          // The gateway takes the credentials for their hour; that the session is over, the user pool says.
          valueOf(await services.account.load());
          expect((await services.identity.currentUser()).ok).toBe(false);
          return;
        }
        expect(failureOf(await services.corpayTokens.request()).kind).toBe('session-lost');
        expect(failureOf(await services.account.load()).kind).toBe('session-lost');
      });

      it('keep the sign-in through trouble of the identity service', async () => {
        await product.client.signIn();
        const next = await product.client.connect();
        await product.control.faults({ service: 'cognito', fault: 'status', status: 500 });
        expect((await next.identity.currentUser()).ok).toBe(false);
        await product.control.clearFaults();
        expect(valueOf(await next.identity.currentUser())?.email).toBe('corpay@sandbox.test');
      });
    });
  });
};
