import type { QuoteRemainingTimeOrStale, LiveQuotePolicy } from '../src/quoting/liveQuotePolicy.ts';
import { createLiveQuote } from '../src/quoting/liveQuote.ts';
import { whyNotBookable, type LiveQuoteState } from '../src/quoting/liveQuoteState.ts';
import { corpayPolicy } from '../src/corpay/quotes/corpayPolicy.ts';
import { createVirtualTime } from '../src/ports/virtualTime.ts';
import { succeeded, type Result } from '../src/result/result.ts';

export type Asked = { readonly amount: number };
export type Offered = { readonly id: string; readonly cost: number; readonly left: number | null };
export type State = LiveQuoteState<Asked, Offered, string>;

const { debounceMs, pollEveryMs, restAfterWorseMs, onPollFailure, ending } = corpayPolicy;

/** The policy of every live quote below: Corpay's own numbers. */
export const policy: LiveQuotePolicy<Asked, Offered, string> = {
  debounceMs,
  pollEveryMs,
  restAfterWorseMs,
  onPollFailure,
  quoteId: ({ id }) => id,
  ending: { ...ending, secondsLeft: ({ left }) => left },
  isWorse: (before, next) => next.cost > before.cost,
  whyUnusable: (_request, { cost }) => (cost < 0 ? 'unusable' : null),
  arrivedEnded: 'ended',
  isConnectionLost: (failure) => failure === 'lost',
};

/** A partner whose quotes live `lifetime` seconds and cost one more with every request, unless told otherwise. */
export const makeFixture = ({
  lifetime = 30,
  latency = 0,
  onPollFailure: whenLost = policy.onPollFailure,
} = {}) => {
  const time = createVirtualTime();
  const log: string[] = [];
  const made = new Map<string, number>();
  const fixture = {
    time,
    log,
    /** How long an answer takes. */
    latency,
    costs: [] as number[],
    nextFreshness: null as null | Result<QuoteRemainingTimeOrStale, string>,
    nextAnswer: null as null | Result<Offered, string>,
    states: [] as State[],
    /** Hears of every call before it is answered. */
    called: (_kind: 'request' | 'look'): void => undefined,
  };
  const wait = () =>
    new Promise<void>((resolve) =>
      fixture.latency === 0 ? resolve() : void time.timers.after(fixture.latency, resolve),
    );
  const live = createLiveQuote<Asked, Offered, string>({
    policy: { ...policy, onPollFailure: whenLost },
    clock: time.clock,
    timers: time.timers,
    changed: (state) => fixture.states.push(state),
    partner: {
      request: async ({ amount }) => {
        const id = `q${made.size + 1}`;
        fixture.called('request');
        log.push(`request ${amount}`);
        made.set(id, time.clock.elapsed());
        await wait();
        const planned = fixture.nextAnswer;
        fixture.nextAnswer = null;
        return planned ?? succeeded({ id, cost: fixture.costs.shift() ?? 100, left: lifetime });
      },
      freshness: async (id) => {
        fixture.called('look');
        log.push(`look ${id}`);
        await wait();
        const planned = fixture.nextFreshness;
        fixture.nextFreshness = null;
        return (
          planned ?? succeeded({ seconds: lifetime - (time.clock.elapsed() - (made.get(id) ?? 0)) / 1000 })
        );
      },
    },
  });
  return Object.assign(fixture, { live, state: () => live.state(), why: () => whyNotBookable(live.state()) });
};

/** A live quote with its first offer displayed. */
export const quoted = async (options: Parameters<typeof makeFixture>[0] = {}) => {
  const fixture = makeFixture(options);
  fixture.live.send({ type: 'edited', request: { amount: 10 } });
  await fixture.time.advance(500 + (options.latency ?? 0));
  return fixture;
};
