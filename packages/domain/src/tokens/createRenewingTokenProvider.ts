import type { Clock } from '../ports/clock.ts';
import type { Timers } from '../ports/timers.ts';
import { automaticCallIntervalMs } from '../quoting/pacing.ts';
import { failed, succeeded, type Result } from '../result/result.ts';
import { callFailure, type CallFailure } from '../calls/callFailure.ts';
import type { TokenMemory } from './tokenMemory.ts';
import type { ExpiringToken, TokenProvider } from './tokenProvider.ts';

/** What the keeper tells of its work. */
export type TokenEvent<T> =
  | { readonly type: 'token-requested' }
  | { readonly type: 'token-received'; readonly token: T }
  | { readonly type: 'token-failed'; readonly failure: CallFailure };

/**
 * Holds the partner token in memory and renews it; one request is on its way at most (S-82). By itself it asks at most
 * once a second, whatever a partner refuses.
 */
export type RenewingTokenProvider<T extends ExpiringToken> = TokenProvider<T> & {
  /** Asks for a token, or joins the request that is on its way. */
  renew(): Promise<Result<T, CallFailure>>;
  /** The token that an earlier run kept, while it holds, else as `renew`. */
  open(): Promise<Result<T, CallFailure>>;
  /** Forgets the token, at sign-out. */
  forget(): void;
};

/** A token in its last ten seconds is not handed out: it could end on the way. */
const safetyMs = 10_000;

const nothingKept: TokenMemory<never> = { kept: null, keep: async () => undefined };

export const createRenewingTokenProvider = <T extends ExpiringToken>({
  tokens,
  path = '/token',
  clock,
  timers,
  memory = nothingKept,
  onEvent,
}: {
  readonly tokens: { request(): Promise<Result<T, CallFailure>> };
  /** The path of that call, which a failure names. */
  readonly path?: string;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Where the token outlives this run; without one it is held in memory alone. */
  readonly memory?: TokenMemory<T>;
  onEvent(event: TokenEvent<T>): void;
}): RenewingTokenProvider<T> => {
  let token: T | null = memory.kept;
  /** The token of an earlier run, until another one takes its place. */
  let { kept } = memory;
  let keptWasRefused = false;
  let onItsWay: Promise<Result<T, CallFailure>> | null = null;
  /** Counts sign-outs, so that a token that arrives after one is not kept. */
  let era = 0;

  /** When the newest request by itself left. */
  let askedAt: number | null = null;

  const request = async (wait: number | null): Promise<Result<T, CallFailure>> => {
    const asked = era;
    onEvent({ type: 'token-requested' });
    if (wait !== null && wait > 0) await new Promise<void>((resolve) => void timers.after(wait, resolve));
    // The user signed out before the request left.
    if (asked !== era) return failed(callFailure('session-lost', path));
    if (wait !== null) askedAt = clock.elapsed();
    const answer = await tokens.request();
    if (asked !== era) return answer;
    await memory.keep(answer.ok ? answer.value : null);
    if (asked !== era) return answer;
    onItsWay = null;
    kept = null;
    token = answer.ok ? answer.value : null;
    onEvent(
      answer.ok
        ? { type: 'token-received', token: answer.value }
        : { type: 'token-failed', failure: answer.failure },
    );
    return answer;
  };

  const renew = (): Promise<Result<T, CallFailure>> => (onItsWay ??= request(null));

  const renewByItself = (): Promise<Result<T, CallFailure>> =>
    (onItsWay ??= request(askedAt === null ? 0 : askedAt + automaticCallIntervalMs - clock.elapsed()));

  const isEnding = (held: T): boolean => held.expires - safetyMs <= clock.now();

  return {
    renew,
    open: async () => (token !== null && !isEnding(token) ? succeeded(token) : renew()),
    current: async () => {
      if ((token === null || !isEnding(token)) && onItsWay === null) return token;
      const answer = await renewByItself();
      return answer.ok ? answer.value : null;
    },
    refused: (refused) => {
      if (refused !== undefined && refused !== token) return;
      keptWasRefused = kept !== null;
      token = null;
      void renewByItself();
    },
    insteadOfKept: async () => {
      if (!keptWasRefused) return null;
      keptWasRefused = false;
      const answer = await renewByItself();
      return answer.ok ? answer.value : null;
    },
    forget: () => {
      era += 1;
      token = null;
      onItsWay = null;
    },
  };
};
