import { get, put } from 'aws-amplify/api';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import type { IdentityVisit } from './identityVisit.ts';
import { libraryBefore } from './libraryBefore.ts';

/** Signed requests as the client library sends them. */
export const signedRequestCases = (visit: IdentityVisit): void => {
  const { library, signedIn, operations } = libraryBefore(visit);

  const account = async (context: Awaited<ReturnType<typeof library>>) => {
    const { body } = await get(context, { apiName: 'accounts', path: '/account' }).response;
    return await body.json();
  };

  const unsigned = async (path: string, method = 'GET') => {
    const answer = await fetch(`${visit.url}/services${path}`, { method });
    const { status, headers } = answer;
    return { status, type: headers.get('x-amzn-errortype'), body: await answer.json() };
  };
  const missing = {
    status: 403,
    type: 'MissingAuthenticationTokenException',
    body: { message: 'Missing Authentication Token' },
  };

  describe('signed requests as the client library sends them', () => {
    it('answers the account of the person whose credentials signed', async () => {
      expect(await account(await signedIn())).toMatchObject({
        userRoles: [],
        settings: { orgName: 'Harbor Lane Imports' },
        partners: [],
        exchanges: [],
      });
      expect(await account(await signedIn('empty@sandbox.test'))).toMatchObject({
        settings: { orgName: 'Blank Page Trading' },
      });
    });

    it('keeps the settings that a signed PUT brings, members that nobody knows included', async () => {
      const context = await signedIn();
      const settings = {
        firstName: 'Zoë',
        lastName: 'Łaska',
        orgName: "O'Neil & Sons (1 + 1 = 2)",
        email: 'zoe@example.test',
        phone: '1',
        address: 'a',
        city: 'b',
        state: 'c',
        zip: '01234',
        favourite: { colour: ['blue'] },
      };

      await put(context, { apiName: 'accounts', path: '/account', options: { body: settings } }).response;

      expect(await account(context)).toMatchObject({ settings });
    });

    it('signs a query with every awkward character', async () => {
      const context = await signedIn();
      const queryParams = { b: "a b+c/d?e=f&g'h(i)*j!~", a: 'é' };

      const { statusCode } = await get(context, {
        apiName: 'accounts',
        path: '/account',
        options: { queryParams },
      }).response;

      expect(statusCode).toBe(200);
    });

    it('refuses the credentials of a session that was signed out elsewhere; a strict gateway takes them for their hour', async () => {
      const [here, there] = [await signedIn(), await signedIn()];
      await account(here);

      await signOut(there, { global: true });

      if (visit.strict) await account(here);
      else await expect(account(here)).rejects.toMatchObject({ response: { statusCode: 403 } });
      const { tokens } = await fetchAuthSession(here, { forceRefresh: true });
      expect(tokens).toBeUndefined();
    });

    it('ends one session alone on a plain sign-out', async () => {
      const [here, there] = [await signedIn(), await signedIn()];

      await signOut(there);

      expect(await operations()).toContain('RevokeToken');
      expect(await account(here)).toMatchObject({ settings: { orgName: 'Harbor Lane Imports' } });
      await expect(account(there)).rejects.toMatchObject({ response: { statusCode: 403 } });
    });

    it('refuses a request without a signature', async () => {
      expect(await unsigned('/accounts/account')).toEqual(missing);
    });

    it('says that there is no such path or method; a strict gateway asks for a signature there too', async () => {
      for (const [path, method] of [
        ['/accounts/nothing', 'GET'],
        ['/accounts/account', 'DELETE'],
        ['/corpay/nothing', 'GET'],
        ['/ofx/nothing', 'POST'],
      ] as const) {
        expect(await unsigned(path, method)).toEqual(
          visit.strict
            ? missing
            : { status: 404, type: null, body: { message: `No such path: /services${path}` } },
        );
      }
    });
  });
};
