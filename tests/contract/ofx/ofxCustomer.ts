import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { signedUser, type Received, type SignedUser } from '../harness/signedUser.ts';

export const gateway = '/services/ofx';
export const tokenCall = '/services/accounts/partners/ofx/token';

const tokenAnswer = z.object({ access_token: z.string() });

/** What an application makes up before it sends a customer to the authorize page. */
type Pending = {
  readonly verifier: string;
  readonly redirectUri: string;
  readonly query: URLSearchParams;
};

/** Asks for payments, with changes; a member that is null is left out. */
export const asksToAllow = (url: string, changed: Readonly<Record<string, string | null>> = {}): Pending => {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${url}/secure/fxgateway/dashboard`;
  const asked: Readonly<Record<string, string | null>> = {
    response_type: 'code',
    client_id: 'fx-gateway-sandbox',
    scope: 'payments',
    redirect_uri: redirectUri,
    state: 'state-of-this-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value);
  return { verifier, redirectUri, query };
};

/** Sends what a customer typed and pressed on the authorize page. */
export const press = (
  url: string,
  { query }: Pending,
  typed: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(`${url}${gateway}/oauth/authorize?${query.toString()}`, {
    method: 'POST',
    body: new URLSearchParams(typed),
    redirect: 'manual',
  });

export const allowing = (email: string) => ({ decision: 'allow', email, password: 'Sandbox-2026' });

/** The query with which the page sent the customer back. */
export const broughtBack = (answer: Response): Readonly<Record<string, string>> => {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`There is no way back: ${answer.status}`);
  return Object.fromEntries(new URL(location).searchParams);
};

/** The call of the accounts service that turns a code into a token. */
export const exchange = (user: SignedUser, code: string, pending: Pending): Promise<Received> =>
  user.send('POST', tokenCall, {
    body: {
      grantType: 'authorization_code',
      scope: 'payments',
      code,
      redirectUri: pending.redirectUri,
      codeVerifier: pending.verifier,
    },
  });

type SentToOfx = {
  readonly body?: unknown;
  readonly text?: string;
  readonly key?: string;
  readonly token?: string;
};

/** A customer of the partner with tokens of their own, payments authorized. */
export type OfxCustomer = {
  readonly user: SignedUser;
  readonly paymentsToken: string;
  readonly ratesToken: string;
  /** Sends a call below the partner's address with the payments token, or another. */
  call(method: string, path: string, sent?: SentToOfx): Promise<Received>;
};

/** Signs a customer in, allows payments on the authorize page and asks for both tokens. */
export const ofxCustomer = async (url: string, email = 'ofx@sandbox.test'): Promise<OfxCustomer> => {
  const user = await signedUser(url, email);
  const pending = asksToAllow(url);
  const { code = '' } = broughtBack(await press(url, pending, allowing(email)));
  const paymentsToken = tokenAnswer.parse((await exchange(user, code, pending)).body).access_token;
  const forRates = { grantType: 'client_credentials', scope: 'ofxrates' };
  const rates = await user.send('POST', tokenCall, { body: forRates });
  return {
    user,
    paymentsToken,
    ratesToken: tokenAnswer.parse(rates.body).access_token,
    call: async (method, path, { body, text, key, token = paymentsToken } = {}) => {
      const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(`${url}${gateway}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        ...(payload === undefined ? {} : { body: payload }),
      });
      const answer = await response.text();
      return {
        status: response.status,
        body: answer === '' ? null : JSON.parse(answer),
        headers: response.headers,
      };
    },
  };
};
