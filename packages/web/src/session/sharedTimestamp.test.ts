import { describe, expect, it } from 'vitest';
import { lastActivityKey, lastSignOutKey, makeSharedTimestamp } from './sharedTimestamp.ts';

/** Tabs of one browser: what one of them keeps, the others read and are told of. */
const browserTabs = () => {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const openTab = (): Window => {
    const tab = new EventTarget();
    tabs.push(tab);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        for (const other of tabs)
          if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
    };
    return Object.assign(tab, { localStorage }) as unknown as Window;
  };
  return { openTab, kept };
};

const tabThatKeepsNothing = Object.defineProperty(new EventTarget(), 'localStorage', {
  get: () => {
    throw new Error('SecurityError');
  },
}) as unknown as Window;

describe('a moment that all tabs of a browser share', () => {
  it('is known in each of them as soon as one has written it', () => {
    const { openTab } = browserTabs();
    const [first, second] = [openTab(), openTab()].map((page) => makeSharedTimestamp(page, lastActivityKey));
    expect(second?.read()).toBeNull();
    first?.write(1_764_288_000_000);
    expect(second?.read()).toBe(1_764_288_000_000);
  });

  it('is told to the other tabs until they stop listening', () => {
    const { openTab } = browserTabs();
    const [first, second] = [openTab(), openTab()].map((page) => makeSharedTimestamp(page, lastActivityKey));
    let told = 0;
    const stop = second?.listen(() => (told += 1));
    first?.write(1_000);
    expect(told).toBe(1);
    stop?.();
    first?.write(2_000);
    expect(told).toBe(1);
  });

  it('is another one for activity than for a sign-out, which ends the sessions of all tabs (S-80)', () => {
    const { openTab } = browserTabs();
    const [first, second] = [openTab(), openTab()];
    const signOut = makeSharedTimestamp(second, lastSignOutKey);
    let told = 0;
    signOut.listen(() => (told += 1));
    makeSharedTimestamp(first, lastActivityKey).write(1_000);
    expect([signOut.read(), told]).toEqual([null, 0]);
  });

  it.each(['yesterday', '1000.5', '0', '-1000', ''])('is not known where %j is kept instead', (text) => {
    const { openTab, kept } = browserTabs();
    kept.set(lastActivityKey, text);
    expect(makeSharedTimestamp(openTab(), lastActivityKey).read()).toBeNull();
  });

  it('is known nowhere where the browser keeps nothing, and harms nothing', () => {
    const moment = makeSharedTimestamp(tabThatKeepsNothing, lastActivityKey);
    moment.write(1_000);
    expect(moment.read()).toBeNull();
  });
});
