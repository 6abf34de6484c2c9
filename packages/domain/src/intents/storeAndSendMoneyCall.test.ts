import { describe, expect, it } from 'vitest';
import { callFailure, type CallFailure } from '../calls/callFailure.ts';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { StoreBusy } from '../ports/storeBusy.ts';
import { failed, succeeded, type Result } from '../result/result.ts';
import { createMoneyCallJournal } from './moneyCallJournal.ts';
import { maxHeldMs, storeAndSendMoneyCall } from './storeAndSendMoneyCall.ts';

/** An intent of a partner that knows nothing but names. */
type Step = { readonly name: string; readonly startedAt: number };

const step = (name: string): Step => ({ name, startedAt: 0 });

const makeJournal = () => {
  const store = createMemoryStore();
  const journal = createMoneyCallJournal<Step>(store, 'steps of sub-1', {
    idOf: ({ name }) => name,
    write: (kept) => kept,
    read: ({ name }) => (typeof name === 'string' ? step(name) : null),
  });
  return { store, journal };
};

const refused = callFailure('refused', '/call', { status: 400 });
const silence = callFailure('no-answer', '/call');

/** Sends step 'a' to a partner that answers so, beside what is kept. */
const send = async (
  answer: Result<string, CallFailure>,
  {
    journal,
    isRefusal = true,
    now = 0,
  }: { journal?: ReturnType<typeof makeJournal>['journal']; isRefusal?: boolean; now?: number } = {},
) => {
  const used = journal ?? makeJournal().journal;
  const keptAtCall: (readonly Step[])[] = [];
  const asked: CallFailure[] = [];
  const outcome = await storeAndSendMoneyCall(used, step('a'), {
    against: (kept) => kept.find(({ name }) => name !== 'a') ?? null,
    send: async () => {
      keptAtCall.push(await used.list());
      return answer;
    },
    path: '/call',
    clock: { now: () => now },
    isRefusal: async (failure) => {
      asked.push(failure);
      return isRefusal;
    },
    refusedAs: ({ kind }) => ({ became: 'not-booked', number: null, words: kind }),
  });
  const kept = await used.list().catch(() => []);
  return { outcome, keptAtCall, asked, kept, untold: await used.unreported().catch(() => []) };
};

describe('a call that moves money', () => {
  it('leaves once its intent is kept, and an answer leaves the intent to whoever reads it', async () => {
    const { outcome, keptAtCall, kept } = await send(succeeded('done'));
    expect(outcome).toEqual({ kind: 'answered', answer: 'done' });
    expect(keptAtCall).toEqual([[step('a')]]);
    expect(kept).toEqual([step('a')]);
  });

  it('is refused, which is kept until it was told, where failure and partner prove that nothing happened', async () => {
    const { outcome, asked, kept, untold } = await send(failed(refused));
    expect(outcome).toEqual({ kind: 'refused', failure: refused });
    expect(asked).toEqual([refused]);
    expect(kept).toEqual([]);
    expect(untold).toEqual([
      { intent: step('a'), answer: { became: 'not-booked', number: null, words: 'refused' } },
    ]);
  });

  it('is told as refused also where that could not be kept: then it stays open', async () => {
    const { journal } = makeJournal();
    journal.refuse = () => Promise.reject(new Error('full'));
    const { outcome, kept } = await send(failed(refused), { journal });
    expect([outcome, kept]).toEqual([{ kind: 'refused', failure: refused }, [step('a')]]);
  });

  it.each([maxHeldMs + 1, -maxHeldMs - 1])(
    'does not leave where the program stood still between two steps: %s ms later others have looked into it',
    async (now) => {
      const { outcome, keptAtCall, untold } = await send(succeeded('done'), { now });
      expect(outcome).toMatchObject({ kind: 'refused', failure: { kind: 'not-sent', path: '/call' } });
      expect(keptAtCall).toEqual([]);
      expect(untold).toMatchObject([{ intent: step('a'), answer: { became: 'not-booked' } }]);
      expect((await send(succeeded('done'), { now: Math.sign(now) * maxHeldMs })).outcome.kind).toBe(
        'answered',
      );
    },
  );

  it('stays open where the partner cannot prove it', async () => {
    const { outcome, kept } = await send(failed(refused), { isRefusal: false });
    expect(outcome).toEqual({ kind: 'open', failure: refused });
    expect(kept).toEqual([step('a')]);
  });

  it('stays open after silence, of which the partner is not even asked', async () => {
    const { outcome, asked, kept } = await send(failed(silence));
    expect(outcome).toEqual({ kind: 'open', failure: silence });
    expect(asked).toEqual([]);
    expect(kept).toEqual([step('a')]);
  });

  it('is not sent while something stands in its way', async () => {
    const { journal } = makeJournal();
    await journal.keep(step('b'));
    const { outcome, keptAtCall, kept } = await send(succeeded('done'), { journal });
    expect(outcome).toEqual({ kind: 'stopped', by: step('b') });
    expect(keptAtCall).toEqual([]);
    expect(kept).toEqual([step('b')]);
  });

  it('is not sent when its intent could not be kept; that another process holds the store is told as it is', async () => {
    const { store, journal } = makeJournal();
    store.update = () => Promise.reject(new Error('full'));
    const { outcome, keptAtCall } = await send(succeeded('done'), { journal });
    expect([outcome, keptAtCall]).toEqual([{ kind: 'not-kept' }, []]);
    const busy = new StoreBusy('intents.json.lock');
    store.update = () => Promise.reject(busy);
    await expect(send(succeeded('done'), { journal })).rejects.toBe(busy);
  });
});

describe('a refusal of a call that somebody else has found booked', () => {
  it('is not told, and does not take the booking away: a copy of the call was carried out', async () => {
    const { journal } = makeJournal();
    const booked = { became: 'booked', number: '701', words: '' } as const;
    const outcome = await storeAndSendMoneyCall(journal, step('a'), {
      against: () => null,
      send: async () => {
        await journal.answer(step('a'), booked);
        return failed(refused);
      },
      path: '/call',
      clock: { now: () => 0 },
      isRefusal: () => true,
      refusedAs: () => ({ became: 'not-booked', number: null, words: '' }),
    });
    expect(outcome).toEqual({ kind: 'open', failure: refused });
    expect(await journal.unreported()).toEqual([{ intent: step('a'), answer: booked }]);
  });
});
