import { configure } from '@testing-library/react';
import { prefetchOverlays } from '../src/kit/dialogs/fetchedOverlays.ts';

/** Nothing is laid out in the tests' document, so that nothing there ever changes its size. */
class SizesThatStay implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SizesThatStay;

/** Nothing comes into sight by itself either. */
class SightOfNothing implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { IntersectionObserver: SightOfNothing });

/** What opens over a page is there as after the first press of a key. */
await prefetchOverlays();

/** Nothing has a place to scroll to either. */
window.scrollTo = () => undefined;
// Since Chrome 150 it answers with a promise, which no effect may give back as its end.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });

// A busy machine is no reason to fail: what is waited for comes within the time of a test.
configure({ asyncUtilTimeout: 10_000 });
