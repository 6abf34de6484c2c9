import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { recordServiceClockOffset, signingTime } from '../../system/serviceClock.ts';
import { systemClock } from '../../system/systemPorts.ts';
import { callTimeLimit } from '../../system/waitWithinTimeLimit.ts';
import { sendWithReadRetries } from '../sendWithReadRetries.ts';
import { readSignedOutcome, type SignAndSend } from '../signedCall.ts';
import { noAnswerFromError, attachDetectedBodyDamage } from './bodyCorruption.ts';
import { noteAttempt } from './noteAttempts.ts';
import { sendOnce } from './sendOnce.ts';
import { noteUncompressedSize } from './noteUncompressedSize.ts';
import { signRequest } from './signRequest.ts';
import { addRefusalDetails } from './addRefusalDetails.ts';

type Place = {
  readonly region: string;
  /** Null where no address is configured. */
  readonly endpoint: string | null;
};

/** Reaches an API in Node: its calls are signed here, at the time that its gateway has. */
export const makeNodeSignedCall =
  (
    { region, endpoint }: Place,
    timeLimit: number = callTimeLimit,
    clock: Pick<Clock, 'now'> = systemClock,
  ): SignAndSend =>
  async ({ method, path, query, headers, body }, credentials) => {
    if (endpoint === null) return { kind: 'missing-configuration' };
    const address = new URL(endpoint + path);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
    // A browser adds the origin of a page to what was signed.
    const { origin, ...own } = headers ?? {};
    const unsigned = { method, address, headers: { ...own, ...type }, body: text };
    const page = origin === undefined ? {} : { origin };
    return sendWithReadRetries(method, timeLimit, async (signal) => {
      const signed = await signRequest(unsigned, credentials, region, signingTime().getTime());
      try {
        const heard = await sendOnce(address, {
          method,
          headers: { ...signed, ...page },
          body: text,
          signal,
        });
        noteAttempt(heard);
        const header = (name: string) => [heard.headers[name]].flat()[0];
        recordServiceClockOffset(
          { headers: signed },
          { statusCode: heard.status, headers: { date: header('date') } },
        );
        const outcome = readSignedOutcome(heard.status, header, heard.text, clock.now());
        return addRefusalDetails(
          noteUncompressedSize(attachDetectedBodyDamage(outcome, heard.text), heard),
          heard.headers,
          heard.text,
          page,
        );
      } catch (error) {
        return noAnswerFromError(error);
      }
    });
  };
