import type { ProbeResponse } from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { parseHttpAnswer } from '../../http/httpPort.ts';
import { joinRepeatedHeaders } from '../../http/node/joinRepeatedHeaders.ts';
import { getProxyDispatcher } from '../../system/node/routeFetchThroughProxy.ts';
import { callTimeLimit } from '../../system/waitWithinTimeLimit.ts';

/** What a look of a run sends. */
export type ProbeRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends one request and gives what was heard, headers included; null where nothing answers. No redirect is followed. */
export type AnswerProbe = (address: string, sent: ProbeRequest) => Promise<ProbeResponse | null>;

/** The clock is compared at the middle of the way: the answer was made at about that moment. */
const clockAhead = (date: string | undefined, middle: number): number | null => {
  const there = Date.parse(date ?? '');
  // A date has no more than seconds: on the average it is half a one behind.
  return Number.isNaN(there) ? null : Math.round((middle - there - 500) / 1_000);
};

/**
 * Builds the probe's answer to one request. `middle` is the local time halfway between sending and receiving it; the difference
 * of the clocks is computed from it.
 */
export const makeProbeResponse = (
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  text: string,
  middle: number,
): ProbeResponse => {
  const read = parseHttpAnswer(status, null, text);
  const heard = joinRepeatedHeaders(headers);
  const body = read.kind === 'answered' ? read.body : undefined;
  return {
    status,
    headers: heard,
    body,
    ...(body === undefined ? { text: text.slice(0, 2_000) } : {}),
    ahead: clockAhead(heard['date'], middle),
  };
};

export const makeAnswerProbe =
  (clock: Pick<Clock, 'now'>, timeLimit: number = callTimeLimit): AnswerProbe =>
  async (address, { method, headers, body }) => {
    const { request } = await import('undici');
    const dispatcher = await getProxyDispatcher();
    const asked = clock.now();
    try {
      const answer = await request(address, {
        method: method as 'GET',
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        ...(dispatcher === null ? {} : { dispatcher }),
        signal: AbortSignal.timeout(timeLimit),
      });
      const text = await answer.body.text();
      return makeProbeResponse(answer.statusCode, answer.headers, text, (asked + clock.now()) / 2);
    } catch {
      return null;
    }
  };

/** The question that a browser asks before it sends a call of a page. */
export const makePreflightProbe =
  (hear: AnswerProbe, address: string, method: string, headers: readonly string[]) => (origin: string) =>
    hear(address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      },
    });
