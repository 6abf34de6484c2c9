import { systemTimers } from '../system/systemPorts.ts';

/** How long is waited before a second and before a third attempt, in milliseconds. */
const pauses = [250, 450];

/** A service, or the gateway before it, is busy or away for a moment. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

type Outcome = {
  readonly kind: string;
  readonly status?: number | null;
  /** Not null where the call was signed at a wrong time; by the refusal its signer knows the right one. */
  readonly ahead?: number | null;
};

type NoAnswer = { readonly kind: 'no-answer' };

const mayPass = ({ kind, status, ahead }: Outcome): boolean =>
  kind === 'no-answer' || passing.has(status ?? 0) || (ahead ?? null) !== null;

/**
 * The one rule of repeated calls: what reads is tried three times at most, where nothing answers or the trouble may pass
 * (IDENT-14); what changes something is sent once, whatever becomes of it (S-77). All attempts together take no longer
 * than the time limit.
 */
export const sendWithReadRetries = async <O extends Outcome>(
  method: string,
  timeLimit: number,
  send: (limit: AbortSignal) => Promise<O>,
): Promise<O | NoAnswer> => {
  const limit = AbortSignal.timeout(timeLimit);
  const ended = new Promise<NoAnswer>((resolve) => {
    limit.addEventListener('abort', () => resolve({ kind: 'no-answer' }), { once: true });
  });
  const attempt = (): Promise<O | NoAnswer> => Promise.race([send(limit), ended]);
  let outcome = await attempt();
  for (const pause of method === 'GET' ? pauses : []) {
    if (!mayPass(outcome)) break;
    await new Promise<void>((resolve) => void systemTimers.after(pause, resolve));
    if (limit.aborted) break;
    outcome = await attempt();
  }
  return outcome;
};
