import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollFieldIntoView } from '../focus/scrollFieldIntoView.ts';
import { stickyTopRef, stickyBottomRef, stickyOverBarsRef } from './stickyEdges.ts';

let frames = new Map<number, () => void>();
let framesAsked = 0;
let resized: (() => void)[] = [];
let watched: Element[] = [];
let letGo: (() => void)[] = [];
let scrollY = 0;
let scrolledTo: number[] = [];
let shown: Element[] = [];

class Sizes implements ResizeObserver {
  readonly #changed: () => void;
  constructor(changed: () => void) {
    this.#changed = changed;
    resized.push(changed);
  }
  observe(element: Element): void {
    watched.push(element);
  }
  unobserve(): void {}
  disconnect(): void {
    resized = resized.filter((changed) => changed !== this.#changed);
  }
}

beforeEach(() => {
  [resized, watched, letGo, scrolledTo, shown] = [[], [], [], [], []];
  frames = new Map();
  scrollY = 0;
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    framesAsked += 1;
    frames.set(framesAsked, run);
    return framesAsked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    scrollY = to.top ?? 0;
    scrolledTo.push(scrollY);
  }) as typeof window.scrollTo);
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
});
afterEach(() => {
  for (const end of letGo) end();
  nextFrame();
  document.body.replaceChildren();
  // In the order that undoes it: the fake timers stand on the stubs.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nextFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
};
const covered = () =>
  ['above', 'below'].map((edge) => document.documentElement.style.getPropertyValue(`--covered-${edge}`));

/** Something in the page at this height, with what is in it. */
const place = (style: string, height: number, content: readonly Element[] = [], top = 0): HTMLElement => {
  const element = document.createElement('div');
  element.tabIndex = -1;
  element.setAttribute('style', style);
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  element.append(...content);
  document.body.append(element);
  return element;
};
const stick = (edge: typeof stickyTopRef, ...placed: Parameters<typeof place>): HTMLElement => {
  const element = place(...placed);
  letGo.push(edge(element));
  return element;
};

const field = (top: number, height = 20): HTMLInputElement => {
  const input = document.createElement('input');
  input.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  document.body.append(input);
  return input;
};

/** Something sticks to the lower edge and grows. */
const grow = (): void => {
  stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
  nextFrame();
  resized[0]?.();
  nextFrame();
};

/** The window gets lower while something sticks to its lower edge. */
const lower = (height: number): void => {
  stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
  nextFrame();
  vi.stubGlobal('innerHeight', height);
  fireEvent(window, new Event('resize'));
  nextFrame();
};

/** The key leads there, and the browser scrolls to where that stands. */
const tabInto = (element: HTMLElement, scrollsTo: number): void => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  scrollY = scrollsTo;
  fireEvent.focusIn(element);
};

describe('what sticks to an edge of the window', () => {
  it('covers the page as far as the tallest reaches, whole pixels, with its distance from the edge', () => {
    stick(stickyTopRef, 'position: sticky; top: 0px', 40);
    stick(stickyTopRef, 'position: sticky; top: 10px', 30.2);
    stick(stickyBottomRef, 'position: sticky; bottom: 5px', 50);
    nextFrame();
    expect(covered()).toEqual(['41px', '55px']);
  });

  it('tells what comes over the bars of the lower edge where these end, and covers the page as far as both reach', () => {
    stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
    const notices = stick(stickyOverBarsRef, 'position: sticky; bottom: 66px', 0);
    nextFrame();
    expect(covered()).toEqual(['0px', '50px']);
    expect(document.documentElement.style.getPropertyValue('--bars-below')).toBe('50px');
    notices.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30);
    resized.at(-1)?.();
    expect(covered()).toEqual(['0px', '96px']);
    expect(document.documentElement.style.getPropertyValue('--bars-below')).toBe('50px');
  });

  it('covers nothing where it only stands in the page', () => {
    stick(stickyTopRef, 'position: static; top: 10px', 300);
    stick(stickyBottomRef, 'position: sticky', 20);
    nextFrame();
    expect(covered()).toEqual(['0px', '20px']);
  });

  it('covers nothing any more once it is gone', () => {
    const gone = stickyTopRef(place('position: sticky; top: 0px', 40));
    nextFrame();
    expect(covered()[0]).toBe('40px');
    gone();
    nextFrame();
    expect(covered()[0]).toBe('0px');
    expect(resized).toEqual([]);
  });

  it('is measured once a frame, and again when it or the window changes its size', () => {
    const bar = stick(stickyTopRef, 'position: sticky; top: 0px', 40);
    stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
    expect(frames.size).toBe(1);
    nextFrame();
    expect(watched).toContain(bar);
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 100, 90);
    resized[0]?.();
    expect(covered()[0]).toBe('90px');
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 100, 70);
    fireEvent(window, new Event('resize'));
    expect(covered()[0]).toBe('70px');
    nextFrame();
    stick(stickyTopRef, 'position: sticky; top: 0px', 95);
    nextFrame();
    expect(covered()[0]).toBe('95px');
  });

  it('that is not there yet is nothing to measure', () => {
    stickyTopRef(null)();
    expect(frames.size).toBe(0);
  });
});

describe('the field in which somebody types', () => {
  it('stays in sight when what sticks grows over it', () => {
    const typedIn = field(580);
    typedIn.focus();
    grow();
    expect(shown).toEqual([typedIn]);
  });

  it.each([
    ['has scrolled above the window', -20],
    ['has scrolled below it', 600],
  ])('is left where it is by somebody who %s', (_where, top) => {
    field(top).focus();
    grow();
    expect(shown).toEqual([]);
  });

  it('is left where it is inside of what sticks, and so is what is no field', () => {
    const inside = field(10);
    stick(stickyTopRef, 'position: sticky; top: 0px', 40, [inside]);
    inside.focus();
    grow();
    expect(shown).toEqual([]);
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(0, 580, 100, 20);
    document.body.append(button);
    button.focus();
    grow();
    expect(shown).toEqual([]);
  });
});

describe('a field that was brought into sight without the focus', () => {
  it('stays there when what sticks grows over it, until somebody types in another one', () => {
    const brought = field(580);
    scrollFieldIntoView(brought);
    grow();
    expect(shown).toEqual([brought, brought]);
    const typedIn = field(570);
    typedIn.focus();
    grow();
    expect(shown.slice(2)).toEqual([typedIn]);
  });

  it('is left where it is while somebody is at a button', () => {
    scrollFieldIntoView(field(580));
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    grow();
    expect(shown).toHaveLength(1);
  });

  it('is left where it is by somebody who has scrolled away from it, and once it is gone', () => {
    scrollFieldIntoView(field(600));
    grow();
    expect(shown).toHaveLength(1);
    const gone = field(580);
    scrollFieldIntoView(gone);
    gone.remove();
    gone.getBoundingClientRect = () => new DOMRect();
    grow();
    expect(shown).toHaveLength(2);
  });
});

describe('a window that gets lower', () => {
  it.each([540, 300])('keeps the field in sight in which somebody types, at %d pixels', (height) => {
    const typedIn = field(500);
    typedIn.focus();
    lower(height);
    expect(shown).toEqual([typedIn]);
  });

  it('leaves a field where it is that was covered or out of sight before', () => {
    field(545).focus();
    lower(540);
    field(-20).focus();
    lower(530);
    expect(shown).toEqual([]);
  });
});

describe('a key that leads into what sticks', () => {
  it('leaves the page where it is', () => {
    vi.useFakeTimers();
    scrollY = 900;
    const footer = stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550);
    tabInto(footer, 2_000);
    expect([scrolledTo, scrollY]).toEqual([[900], 900]);
  });

  it('lets the page scroll where it would not be seen otherwise', () => {
    vi.useFakeTimers();
    scrollY = 900;
    for (const top of [-2, 552]) {
      scrolledTo = [];
      scrollY = 900;
      const out = stick(stickyBottomRef, 'position: static', 50, [], top);
      tabInto(out, 2_000);
      expect(scrolledTo).toEqual([900, 2_000]);
    }
  });

  it('moves nothing where the browser did not scroll', () => {
    vi.useFakeTimers();
    scrollY = 900;
    tabInto(stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550), 900);
    expect(scrolledTo).toEqual([]);
  });

  it('is over with its own moment: a press of the mouse later may scroll', () => {
    vi.useFakeTimers();
    scrollY = 900;
    const footer = stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    vi.advanceTimersByTime(1);
    scrollY = 2_000;
    fireEvent.focusIn(footer);
    expect(scrolledTo).toEqual([]);
  });

  it('is followed no more once nothing sticks', () => {
    vi.useFakeTimers();
    scrollY = 900;
    const footer = place('position: sticky; bottom: 0px', 50, [], 550);
    const [first, second] = [stickyBottomRef(footer), stickyTopRef(place('position: sticky', 10))];
    const removed = vi.spyOn(window, 'removeEventListener');
    second();
    expect(removed).not.toHaveBeenCalled();
    first();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['resize', 'keydown']);
    tabInto(footer, 2_000);
    expect(scrolledTo).toEqual([]);
  });
});
