import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tab } from '../engines/fixtures/Tab.ts';
import { Silence, startWithinTime } from '../engines/fixtures/withinTime.ts';
import type { Engine, EngineTab } from '../engines/fixtures/engine.ts';

const never = () => new Promise<never>(() => undefined);

/** A browser that answers nothing any more. */
const silentTab: EngineTab = {
  open: never,
  address: never,
  call: never,
  run: never,
  pressAt: never,
  typeOver: never,
  resize: never,
  picture: never,
  uncaught: never,
};
const silent = (given: Partial<Engine> = {}): Engine => ({
  version: '1',
  newProfile: () => Promise.resolve({ newTab: () => Promise.resolve(silentTab), close: never }),
  stop: never,
  ...given,
});
const failureOf = async (asked: Promise<unknown>): Promise<unknown> => {
  const failure = asked.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  return failure;
};

describe('a browser that no longer answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fails by the name of what it was asked for, whichever that was', async () => {
    const engine = await startWithinTime(() => Promise.resolve(silent()));
    const profile = await engine.newProfile();
    const tab = await profile.newTab();
    const asked = {
      'open http://a': () => tab.open('http://a'),
      'tell its address': () => tab.address(),
      'look at the page': () => tab.call(() => 1, null),
      'run a script': () => tab.run('1'),
      'press at 1, 2': () => tab.pressAt(1, 2),
      type: () => tab.typeOver('a'),
      'become 390 px wide': () => tab.resize(390, 844),
      'take a picture': () => tab.picture(),
      'tell its errors': () => tab.uncaught(),
      'close its tabs': () => profile.close(),
      stop: () => engine.stop(),
    };
    for (const [what, ask] of Object.entries(asked))
      expect(await failureOf(ask())).toEqual(new Silence(`The browser did not ${what} within 60 seconds.`));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails where it does not start, or makes no profile or tab', async () => {
    expect(await failureOf(startWithinTime(never))).toMatchObject({
      message: 'The browser did not start within 120 seconds.',
    });
    const noProfile = await startWithinTime(() => Promise.resolve(silent({ newProfile: never })));
    expect(await failureOf(noProfile.newProfile())).toBeInstanceOf(Silence);
    const noTab = await startWithinTime(() =>
      Promise.resolve(silent({ newProfile: () => Promise.resolve({ newTab: never, close: never }) })),
    );
    expect(await failureOf((await noTab.newProfile()).newTab())).toBeInstanceOf(Silence);
  });

  it('is not looked at again and again', async () => {
    const engine = await startWithinTime(() => Promise.resolve(silent()));
    const tab = new Tab(await (await engine.newProfile()).newTab(), 'http://a');
    for (const ask of [() => tab.sees({ role: 'main' }), () => tab.isAt('/'), () => tab.reads('a')])
      expect(await failureOf(ask())).toBeInstanceOf(Silence);
  });
});
