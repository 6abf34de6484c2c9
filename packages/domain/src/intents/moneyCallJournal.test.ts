import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import type { MoneyCallOutcome } from './answeredMoneyCall.ts';
import { createMoneyCallJournal } from './moneyCallJournal.ts';

type Step = { readonly id: string; readonly note: string; readonly startedAt: number };

const step = (id: string, note = '', startedAt = 0): Step => ({ id, note, startedAt });
const booked = (number: string): MoneyCallOutcome => ({ became: 'booked', number, words: '' });

const isAlone = (open: readonly Step[]) => (open.length === 0 ? null : `beside ${open.length}`);

const makeJournal = (unreadable?: () => void) => {
  const store = createMemoryStore();
  const journal = createMoneyCallJournal<Step>(
    store,
    'steps.user-1',
    {
      idOf: ({ id }) => id,
      write: (kept) => ({ ...kept }),
      read: ({ id, note, startedAt }) =>
        typeof id === 'string' && typeof note === 'string' ? step(id, note, Number(startedAt)) : null,
    },
    unreadable,
  );
  const untold = async () =>
    (await journal.unreported()).map(({ intent, answer }) => `${intent.id} ${answer.number ?? ''}`);
  const ids = async () => (await journal.list()).map(({ id }) => id);
  return { store, journal, untold, ids, kept: () => store.read('steps.user-1') };
};

describe('what is open', () => {
  it('stands oldest first, each once: what is kept again is the newest', async () => {
    const { journal } = makeJournal();
    for (const kept of [step('a'), step('b'), step('a', 'anew')]) await journal.keep(kept);
    expect(await journal.list()).toEqual([step('b'), step('a', 'anew')]);
  });

  it('is judged and kept in one step: what is refused leaves everything as it was', async () => {
    const { journal, ids, kept } = makeJournal();
    expect(await journal.keepUnless(step('a'), isAlone)).toBeNull();
    const before = await kept();
    expect(await journal.keepUnless(step('b'), isAlone)).toBe('beside 1');
    expect([await ids(), await kept()]).toEqual([['a'], before]);
    const both = await Promise.all(
      ['c', 'd'].map((id) => journal.keepUnless(step(id), (open) => open[1] ?? null)),
    );
    expect(both).toEqual([null, step('c')]);
  });

  it('is amended in its place, and not brought back where it was settled meanwhile', async () => {
    const { journal, kept } = makeJournal();
    for (const open of [step('a'), step('b')]) await journal.keep(open);
    await journal.amend(step('a', 'sent again'));
    expect(await journal.list()).toEqual([step('a', 'sent again'), step('b')]);
    await journal.settle(step('a'));
    await journal.amend(step('a', 'too late'));
    expect(await journal.list()).toEqual([step('b')]);
    await journal.settle(step('b'));
    expect(await kept()).toBeNull();
  });

  it('is what can be understood of what is kept', async () => {
    const { journal, store, ids } = makeJournal();
    await store.write('steps.user-1', JSON.stringify([step('a'), { id: 7 }, null, 'text', step('b')]));
    expect(await ids()).toEqual(['a', 'b']);
    for (const text of ['{"id":"a"}', 'not JSON', '']) {
      await store.write('steps.user-1', text);
      expect(await journal.list()).toEqual([]);
    }
  });
});

it.each([
  ['is no list', '{}'],
  ['is no text that was written there', '[{"id":"a","note":'],
  ['holds an intent without all of its members', JSON.stringify([step('a'), { id: 'b' }])],
  ['holds something else', JSON.stringify([step('a'), 'b'])],
])('a journal that %s is refused where its owner wants that, and left as it is', async (_what, text) => {
  const { journal, store, kept } = makeJournal(() => {
    throw new Error('It cannot be understood.');
  });
  await store.write('steps.user-1', text);
  await expect(journal.list()).rejects.toThrow('It cannot be understood.');
  await expect(journal.unreported()).rejects.toThrow('It cannot be understood.');
  await expect(journal.keepUnless(step('c'), () => null)).rejects.toThrow('It cannot be understood.');
  expect(await kept()).toBe(text);
});

describe('what is answered', () => {
  it('is open no more, and untold until somebody has heard of it', async () => {
    const { journal, untold, ids, kept } = makeJournal();
    for (const open of [step('a'), step('b'), step('c')]) await journal.keep(open);
    await journal.answer(step('b'), booked('7'));
    await journal.answer(step('a'), booked('8'));
    expect([await ids(), await untold()]).toEqual([['c'], ['b 7', 'a 8']]);
    await journal.reported(['b', 'c']);
    expect([await ids(), await untold()]).toEqual([['c'], ['a 8']]);
    const before = await kept();
    await journal.reported(['elsewhere']);
    expect(await kept()).toBe(before);
  });

  it('is told once, by its last answer', async () => {
    const { journal, untold } = makeJournal();
    await journal.keep(step('a'));
    await journal.answer(step('a'), booked('7'));
    await journal.answer(step('a'), booked('8'));
    expect(await untold()).toEqual(['a 8']);
  });

  it('is not settled by who settles what is open, and stands beside the same that is open again', async () => {
    const { journal, untold, ids } = makeJournal();
    await journal.answer(step('a'), booked('7'));
    await journal.settle(step('a'));
    expect(await untold()).toEqual(['a 7']);
    await journal.keep(step('a'));
    expect([await ids(), await untold()]).toEqual([['a'], ['a 7']]);
    await journal.settle(step('a'));
    expect([await ids(), await untold()]).toEqual([[], ['a 7']]);
  });

  it('leaves what waits from then on, in one step and once', async () => {
    const { journal, untold } = makeJournal();
    for (const open of [step('a'), step('next', 'earlier'), step('z')]) await journal.keep(open);
    await journal.answer(step('a'), booked('7'), step('next', 'waits'));
    expect(await journal.list()).toEqual([step('z'), step('next', 'waits')]);
    expect(await untold()).toEqual(['a 7']);
  });

  it('is open again for a version that cannot understand its answer', async () => {
    const { store, ids, untold } = makeJournal();
    const answers = [
      { became: 'something new', number: '7', words: '' },
      { became: 'booked', number: 7, words: '' },
      { became: 'booked', number: '7' },
      'booked',
      null,
    ];
    await store.write(
      'steps.user-1',
      JSON.stringify(answers.map((answered, place) => ({ ...step(`s${place}`), answered }))),
    );
    expect([await ids(), await untold()]).toEqual([['s0', 's1', 's2', 's3', 's4'], []]);
  });

  it('says what the partner calls the deal where it said so, and that a refusal has no number', async () => {
    const { journal } = makeJournal();
    await journal.answer(step('a'), { ...booked('7'), reference: 'R-7' });
    await journal.answer(step('b'), { became: 'not-booked', number: null, words: 'No.' });
    expect((await journal.unreported()).map(({ answer }) => answer)).toEqual([
      { became: 'booked', number: '7', words: '', reference: 'R-7' },
      { became: 'not-booked', number: null, words: 'No.' },
    ]);
  });
});

const day = 24 * 60 * 60 * 1000;

const numbers = async ({ booked: list }: ReturnType<typeof makeJournal>['journal']) =>
  (await list()).map(({ answer }) => answer.number);

describe('what was booked', () => {
  it('is known whether somebody has heard of it or not, and told no second time', async () => {
    const { journal, untold, ids, kept } = makeJournal();
    for (const id of ['a', 'b', 'c']) await journal.keep(step(id));
    await journal.answer(step('a'), booked('7'));
    await journal.answer(step('b'), booked('8'));
    await journal.reported(['a']);
    expect([await numbers(journal), await untold(), await ids()]).toEqual([['7', '8'], ['b 8'], ['c']]);
    const before = await kept();
    await journal.reported(['a']);
    expect(await kept()).toBe(before);
  });

  it('is no refusal and no instruction: nothing is left of those once they are told', async () => {
    const { journal, kept } = makeJournal();
    await journal.answer(step('a'), { became: 'not-booked', number: null, words: 'No.' });
    await journal.answer(step('b'), { became: 'instructed', number: '7', words: '' });
    expect(await numbers(journal)).toEqual([]);
    await journal.reported(['a', 'b']);
    expect(await kept()).toBeNull();
  });

  it('is nothing that an earlier version can read once it is told: it would tell it again', async () => {
    const { journal, kept } = makeJournal();
    await journal.answer(step('a'), booked('7'));
    await journal.reported(['a']);
    expect(JSON.parse((await kept()) ?? '')).toEqual([{ told: { ...step('a'), answered: booked('7') } }]);
  });

  it('stands beside what is open in the step that keeps another', async () => {
    const { journal } = makeJournal();
    await journal.answer(step('a'), booked('7'));
    await journal.reported(['a']);
    await journal.keep(step('b'));
    const seen = await journal.keepUnless(step('c'), (open, made) => [open, made]);
    expect(seen).toEqual([[step('b')], [{ intent: step('a'), answer: booked('7') }]]);
  });

  it('is forgotten when another is kept a day later, unless nobody has heard of it', async () => {
    const { journal, untold } = makeJournal();
    await journal.answer(step('a'), booked('7'));
    await journal.answer(step('b'), booked('8'));
    await journal.reported(['a']);
    expect(await journal.keepUnless(step('c', '', day - 1), () => null)).toBeNull();
    expect(await numbers(journal)).toEqual(['7', '8']);
    expect(await journal.keepUnless(step('d', '', day), () => null)).toBeNull();
    expect([await numbers(journal), await untold()]).toEqual([['8'], ['b 8']]);
  });
});

it('a change of the journal is heard until nobody listens any more', async () => {
  const { journal } = makeJournal();
  let heard = 0;
  const stop = journal.watch(() => (heard += 1));
  await journal.keep(step('a'));
  expect(heard).toBe(1);
  stop();
  await journal.keep(step('b'));
  expect(heard).toBe(1);
});
