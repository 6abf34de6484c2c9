import type { Clock } from '@fx-gateway/domain/ports';
import { learnServiceTime, signingTime } from '../../system/serviceClock.ts';
import { systemClock } from '../../system/systemPorts.ts';
import { callTimeLimit } from '../../system/withinTimeLimit.ts';
import { repeatedReads } from '../repeatedReads.ts';
import { signedOutcome, type SignedCall } from '../signedCall.ts';
import { signRequest } from './signRequest.ts';

type Place = {
  readonly region: string;
  /** Null where no address is configured. */
  readonly endpoint: string | null;
};

/** Reaches an API in Node: the calls are signed here, at the time that its gateway has, and sent by the built-in `fetch`. */
export const callBySigner =
  (
    { region, endpoint }: Place,
    timeLimit: number = callTimeLimit,
    clock: Pick<Clock, 'now'> = systemClock,
  ): SignedCall =>
  async ({ method, path, query, headers, body }, credentials) => {
    if (endpoint === null) return { kind: 'missing-configuration' };
    const address = new URL(endpoint + path);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
    const unsigned = { method, address, headers: { ...headers, ...type }, body: text };
    return repeatedReads(method, timeLimit, async (signal) => {
      const signed = await signRequest(unsigned, credentials, region, signingTime().getTime());
      try {
        const answer = await fetch(address, {
          method,
          headers: signed,
          // What is signed with stays at the place that it was meant for.
          redirect: 'manual',
          ...(body === undefined ? {} : { body: text }),
          signal,
        });
        const date = answer.headers.get('date') ?? undefined;
        learnServiceTime({ headers: signed }, { statusCode: answer.status, headers: { date } });
        return signedOutcome(
          answer.status,
          (name) => answer.headers.get(name),
          await answer.text(),
          clock.now(),
        );
      } catch {
        return { kind: 'no-answer' };
      }
    });
  };
