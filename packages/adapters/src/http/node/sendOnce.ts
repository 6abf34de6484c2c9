import { getProxyDispatcher } from '../../system/node/routeFetchThroughProxy.ts';
import { awaitWholeBody } from './bodyCorruption.ts';
import { readBody, acceptGzipHeader } from './readBody.ts';

type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
};

type Heard = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

const throughProxy = async (
  dispatcher: NonNullable<Awaited<ReturnType<typeof getProxyDispatcher>>>,
  address: URL,
  sent: Sent,
): Promise<Heard> => {
  const { request } = await import('undici');
  const { statusCode, headers, body } = await request(address, { ...sent, dispatcher });
  const read = readBody(body, headers['content-encoding']);
  return { status: statusCode, headers, text: await awaitWholeBody(read, sent.signal) };
};

const straight = async (address: URL, { body, ...sent }: Sent): Promise<Heard> => {
  const { request } = address.protocol === 'https:' ? await import('node:https') : await import('node:http');
  return new Promise((resolve, reject) => {
    const call = request(address, sent, (answer) => {
      const { statusCode = 0, headers } = answer;
      awaitWholeBody(readBody(answer, headers['content-encoding']), sent.signal).then(
        (read) => resolve({ status: statusCode, headers, text: read }),
        reject,
      );
    });
    call.once('error', reject);
    call.end(body);
  });
};

/**
 * Sends a request once and follows no redirect: what it carries stays at the place that it was meant for. It goes over
 * node:http, because the first `fetch` of a command costs as much as everything else that it does, and through the proxy
 * that the environment names. An answer may come compressed.
 */
export const sendOnce = async (address: URL, sent: Sent): Promise<Heard> => {
  const dispatcher = await getProxyDispatcher();
  const asking = { ...sent, headers: { ...sent.headers, ...acceptGzipHeader } };
  return dispatcher === null ? straight(address, asking) : throughProxy(dispatcher, address, asking);
};
