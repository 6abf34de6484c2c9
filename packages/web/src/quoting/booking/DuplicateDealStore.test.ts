import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../../test/hearDefects.ts';
import { DuplicateDealStore } from './DuplicateDealStore.ts';

const nothing: DuplicateDealSearchResult = { found: [], complete: true, words: null };
const same: DuplicateDealSearchResult = {
  found: ['700'],
  complete: true,
  words: 'Booked already: order 700.',
};
const unchecked: DuplicateDealSearchResult = {
  found: [],
  complete: false,
  words: 'It could not be checked.',
};

/** A store over a quote that stands, whose every look waits for `answer`. */
const watching = () => {
  const time = createVirtualTime();
  let waiting: ((before: DuplicateDealSearchResult | Error) => void)[] = [];
  const displayed = observable.box<string | null>('what is displayed');
  const store = new DuplicateDealStore<string>({
    wanted: () => displayed.get(),
    isSame: (left, right) => left === right,
    look: () =>
      new Promise<DuplicateDealSearchResult>((resolve, reject) => {
        waiting.push((before) => (before instanceof Error ? reject(before) : resolve(before)));
      }),
    notCheckable: () => unchecked,
    timers: time.timers,
  });
  /** Answers all looks that wait, and gives how many they were. */
  const answer = async (before: DuplicateDealSearchResult | Error): Promise<number> => {
    const looks = waiting;
    waiting = [];
    for (const take of looks) take(before);
    await time.advance(0);
    return looks.length;
  };
  const answerTo = (look: number, before: DuplicateDealSearchResult): void => waiting[look]?.(before);
  const paint = (quote: string | null): void => runInAction(() => displayed.set(quote));
  store.start();
  return { store, answer, answerTo, paint, time };
};

describe('an equal deal', () => {
  const defects = hearDefects();

  it('that nothing was heard of for three seconds is said not to be checkable, until the answer comes', async () => {
    const { store, answer, time } = watching();
    await time.advance(2_999);
    expect(store.words).toBeNull();
    await time.advance(1);
    expect(store.words).toBe(unchecked.words);
    await answer(same);
    expect(store.words).toBe(same.words);
  });

  it('that is always heard of too late stops the first press and not the next one', async () => {
    const { store, answer, time } = watching();
    await answer(nothing);
    const first = store.agrees();
    await time.advance(3_000);
    expect(await first).toBe(false);
    await answer(nothing);
    expect(store.words, 'the late answer').toBeNull();
    const second = store.agrees();
    await time.advance(3_000);
    expect(await second).toBe(true);
    await answer(nothing);
    const afterwards = store.agrees();
    await time.advance(3_000);
    expect(await afterwards, 'of the next deal').toBe(false);
  });

  it('that was said is still said, and stops no second press, where the next look fails', async () => {
    const { store, answer } = watching();
    await answer(same);
    const first = store.agrees();
    await answer(unchecked);
    expect(await first).toBe(false);
    expect(store.words).toBe(`${same.words} ${unchecked.words}`);
    const second = store.agrees();
    await answer(same);
    expect(await second).toBe(true);
  });

  it('is not taken for another that stopped presses have named', async () => {
    const { store, answer } = watching();
    await answer(nothing);
    const first = store.agrees();
    await answer(same);
    expect(await first).toBe(false);
    const second = store.agrees();
    await answer({ ...same, found: ['700', '701'] });
    expect(await second).toBe(false);
  });

  it('whose look breaks is reported, said not to be checkable, and stops the press instead of holding it', async () => {
    const { store, answer } = watching();
    await answer(nothing);
    const broken = new Error('The answer cannot be read.');
    const agrees = store.agrees();
    await answer(broken);
    expect(await agrees).toBe(false);
    expect(store.words).toBe(unchecked.words);
    expect(defects).toEqual([broken]);
    const again = store.agrees();
    await answer(broken);
    expect(await again).toBe(true);
  });

  it('is neither said nor followed any more once the page was left, also where it is heard of only then', async () => {
    const { store, answer, paint } = watching();
    store.stop();
    await answer(same);
    expect(store.words).toBeNull();
    paint('something else');
    expect(await answer(same), 'nothing is asked').toBe(0);
  });

  it('is looked for anew for another deal, and what was said of the one before is not said of it', async () => {
    const { store, answer, paint } = watching();
    await answer(same);
    paint('something else');
    expect(store.words).toBeNull();
    expect(await answer(nothing)).toBe(1);
    expect(store.words).toBeNull();
    paint('something else');
    expect(await answer(same), 'a renewal asks nothing').toBe(0);
  });

  it('of a deal that is displayed no more is not said of the one that came after it', async () => {
    const { store, answerTo, paint, time } = watching();
    paint('something else');
    answerTo(1, nothing);
    answerTo(0, same);
    await time.advance(0);
    expect(store.words).toBeNull();
    paint(null);
    expect(store.words).toBeNull();
    expect(await store.agrees(), 'nothing can be booked').toBe(false);
  });

  it('is known to whoever read of it before the press, and is none that came meanwhile', async () => {
    const { store, answer } = watching();
    expect(store.knownAtPress).toEqual([]);
    await answer(same);
    const press = store.agrees();
    await answer(same);
    expect(await press).toBe(true);
    expect([...new Set(store.knownAtPress)]).toEqual(['700']);
  });

  it('that a press was stopped for does not let a press for another deal through', async () => {
    const { store, answer, paint } = watching();
    await answer(nothing);
    const first = store.agrees();
    await answer(same);
    expect(await first).toBe(false);
    paint('something else');
    await answer(nothing);
    const second = store.agrees();
    await answer(same);
    expect(await second).toBe(false);
  });
});
