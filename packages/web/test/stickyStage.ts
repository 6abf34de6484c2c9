import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { stickyBottomRef, type stickyTopRef } from '../src/kit/layout/stickyEdges.ts';

const nothingYet = () => ({
  frames: new Map<number, () => void>(),
  resized: [] as (() => void)[],
  watched: [] as Element[],
  letGo: [] as (() => void)[],
  scrollY: 0,
  scrolledTo: [] as number[],
  shown: [] as Element[],
});

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

/** A window of 600 pixels in a document without a layout: a test says what stands where and runs the frames; all anew for each test. */
export const stickyStage = () => {
  const stage = nothingYet();
  let framesAsked = 0;

  class Sizes implements ResizeObserver {
    readonly #changed: () => void;
    constructor(changed: () => void) {
      this.#changed = changed;
      stage.resized.push(changed);
    }
    observe(element: Element): void {
      stage.watched.push(element);
    }
    unobserve(): void {}
    disconnect(): void {
      stage.resized = stage.resized.filter((changed) => changed !== this.#changed);
    }
  }

  const nextFrame = (): void => {
    const due = [...stage.frames.values()];
    stage.frames.clear();
    for (const run of due) run();
  };

  const stick = (edge: typeof stickyTopRef, ...placed: Parameters<typeof place>): HTMLElement => {
    const element = place(...placed);
    stage.letGo.push(edge(element));
    return element;
  };

  beforeEach(() => {
    Object.assign(stage, nothingYet());
    vi.stubGlobal('ResizeObserver', Sizes);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      framesAsked += 1;
      stage.frames.set(framesAsked, run);
      return framesAsked;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => stage.frames.delete(frame));
    vi.stubGlobal('innerHeight', 600);
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => stage.scrollY);
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
      stage.scrollY = to.top ?? 0;
      stage.scrolledTo.push(stage.scrollY);
    }) as typeof window.scrollTo);
    Element.prototype.scrollIntoView = function (this: Element) {
      stage.shown.push(this);
    };
  });
  afterEach(() => {
    for (const end of stage.letGo) end();
    nextFrame();
    document.body.replaceChildren();
    // In the order that undoes it: the fake timers stand on the stubs.
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    stage,
    nextFrame,
    place,
    stick,
    field: (top: number, height = 20): HTMLInputElement => {
      const input = document.createElement('input');
      input.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
      document.body.append(input);
      return input;
    },
    /** Something sticks to the lower edge and grows. */
    grow: (): void => {
      stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
      nextFrame();
      stage.resized[0]?.();
      nextFrame();
    },
    /** The window gets lower while something sticks to its lower edge. */
    lower: (height: number): void => {
      stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
      nextFrame();
      vi.stubGlobal('innerHeight', height);
      fireEvent(window, new Event('resize'));
      nextFrame();
    },
    /** The key leads there, and the browser scrolls to where that stands. */
    tabInto: (element: HTMLElement, scrollsTo: number): void => {
      fireEvent.keyDown(document.body, { key: 'Tab' });
      stage.scrollY = scrollsTo;
      fireEvent.focusIn(element);
    },
  };
};
