import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { z } from 'zod';
import { amplifyContext } from './amplifyContext.ts';
import { signRequest } from './signRequest.ts';

export type Sent = {
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Received = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
};

/** A user who is signed in to a sandbox and signs every request. */
export type SignedUser = {
  /** Sends a request to a path below the services' address, e.g. `/services/corpay/token`. */
  send(method: string, path: string, sent?: Sent): Promise<Received>;
};

const regional = z.object({ region: z.string() });

/** What a user signs with. */
const signIntoSandbox = async (url: string, username: string, password: string) => {
  const context = await amplifyContext(url);
  await signIn(context, { username, password });
  const { credentials } = await fetchAuthSession(context);
  if (credentials?.sessionToken === undefined) throw new Error(`${username} has no credentials.`);
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  return { accessKeyId, secretAccessKey, sessionToken };
};

const known = new Map<string, ReturnType<typeof signIntoSandbox>>();

/**
 * Signs a seeded user in through the identity protocols of the sandbox; once at each sandbox, since a proof of the
 * password takes a quarter of a second.
 */
export const signedUser = async (
  url: string,
  email: string,
  password = 'Sandbox-2026',
): Promise<SignedUser> => {
  const { region } = regional.parse(await (await fetch(`${url}/config.json`)).json());
  const place = `${url} ${email}`;
  const keys = known.get(place) ?? signIntoSandbox(url, email, password);
  known.set(place, keys);
  const signer = await keys;
  return {
    send: async (method, path, { body, text, headers = {} } = {}) => {
      const target = new URL(path, url);
      const payload = text ?? (body === undefined ? '' : JSON.stringify(body));
      const signed = signRequest(
        {
          method,
          url: target,
          headers: payload === '' ? headers : { 'content-type': 'application/json', ...headers },
          body: payload,
          region,
        },
        signer,
      );
      const { host: _host, ...sent } = signed;
      const response = await fetch(target, {
        method,
        headers: sent,
        ...(payload === '' ? {} : { body: payload }),
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
