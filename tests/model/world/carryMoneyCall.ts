import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Process, Way } from './Process.ts';
import type { World } from './World.ts';

type Answer<T> = Result<T, CallFailure>;

type MoneyCall<T> = {
  /** What it is, as `the booking q-1`. */
  readonly what: string;
  readonly path: string;
  /** What the partner does when the call arrives. */
  readonly arrive: () => Answer<T>;
  /** The last tick in which a copy of it may still arrive. */
  readonly lastTick: number;
  /** Whether the second copy may be refused before it reaches the partner, who has not heard the first one yet. */
  readonly isRefusedAtTheDoor?: boolean;
  /** Whether the partner may refuse it for the number of calls: then this one is not carried out. */
  readonly isLimited?: boolean;
};

const after =
  <O>(first: () => unknown, then: O) =>
  (): O => {
    first();
    return then;
  };

/** What comes of a call that moves money: the browser may send it a second time, and only that copy's answer counts. */
export const carryMoneyCall = async <T>(
  world: World,
  process: Process,
  { what, path, arrive, lastTick, isRefusedAtTheDoor = false, isLimited = false }: MoneyCall<T>,
): Promise<Answer<T>> => {
  const silence: Answer<T> = failed(callFailure('no-answer', path));
  const trouble: Answer<T> = failed(callFailure('server-trouble', path, { status: 502 }));
  const fly = (copy: string): void => world.fly(copy, () => void arrive(), lastTick);
  const ends: readonly Way<Answer<T>>[] = [
    { name: '', run: arrive, lastTick },
    { name: ', but the call is lost', run: () => silence },
    { name: ', but the answer is lost', run: after(arrive, silence), lastTick },
    { name: ', but it is late', run: after(() => fly(what), silence), lastTick },
    { name: ', but a 502 comes instead of the call', run: () => trouble },
    { name: ', but a 502 comes instead of the answer', run: after(arrive, trouble), lastTick },
    { name: ', but a 502 comes while it is on its way', run: after(() => fly(what), trouble), lastTick },
  ];
  const repeats: readonly Way<null>[] = [
    { name: ', but the browser sends it again once it has arrived', run: after(arrive, null), lastTick },
    {
      name: ', but the browser sends it again while it is on its way',
      run: after(() => fly(what), null),
      lastTick,
    },
  ];
  const atTheDoor: Way<Answer<T>> = {
    name: ', but it is refused at the door',
    run: () => failed(callFailure('refused', path, { status: 429 })),
  };
  const came = await process.wait<Answer<T> | null>(`sends ${what}`, [
    ...ends,
    ...(isLimited ? [atTheDoor] : []),
    ...repeats,
  ]);
  return came ?? process.wait(`repeats ${what}`, [...ends, ...(isRefusedAtTheDoor ? [atTheDoor] : [])]);
};
