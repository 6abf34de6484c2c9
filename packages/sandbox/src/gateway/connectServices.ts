import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import type { ServicesAddress } from '../server/settings/servicesAddress.ts';

export type PassedCall = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | null;
};

export type PassedAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** How a gateway tells its caller that what stands behind it did not answer. */
export class ServicesUnavailableError extends Error {
  override readonly name = 'ServicesUnavailableError';
  readonly statusCode: 502 | 504;

  constructor(isLate: boolean, cause: unknown) {
    super(isLate ? 'Endpoint request timed out' : 'Internal server error', { cause });
    this.statusCode = isLate ? 504 : 502;
  }
}

/** As long as the hosted gateway waits. */
const patienceMs = 29_000;

/** Calls services of their own, by TLS with a certificate on either side. What is sent is sent once. */
export const connectServices = ({ url, certificate, key, authority }: ServicesAddress) => {
  const agent = new Agent({ cert: certificate, key, ca: authority, keepAlive: true });
  return ({ method, path, headers = {}, body = null }: PassedCall): Promise<PassedAnswer> =>
    new Promise((done, fail) => {
      const signal = AbortSignal.timeout(patienceMs);
      const giveUp = (error: unknown) => fail(new ServicesUnavailableError(signal.aborted, error));
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const sent = request(`${url}${path}`, { method, headers: { ...headers, ...length }, agent, signal });
      sent.on('error', giveUp);
      sent.on('response', (answer) => {
        const pieces: Buffer[] = [];
        answer.on('error', giveUp);
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            text: Buffer.concat(pieces).toString('utf8'),
          }),
        );
      });
      sent.end(body ?? undefined);
    });
};
