import { once } from 'node:events';
import { request, type RequestOptions } from 'node:https';
import { json } from 'node:stream/consumers';

/** What a call of the services sends besides its path. */
export type Sent = Pick<RequestOptions, 'key' | 'cert' | 'agent' | 'method'> & {
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** One call on a connection of its own, by a client with its own certificate or with none. */
export const callServices = async (
  url: string,
  ca: string,
  path: string,
  { headers = {}, body, ...rest }: Sent = {},
): Promise<Answered> => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const call = request(new URL(path, url), { ca, agent: false, headers: { ...type, ...headers }, ...rest });
  call.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(call, 'response');
  return { status: response.statusCode, headers: response.headers, body: await json(response) };
};
