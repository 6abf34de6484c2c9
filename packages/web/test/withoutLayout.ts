/** Nothing is laid out in the tests' document, so that nothing there ever changes its size. */
class SizesThatStay implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SizesThatStay;

/** Nothing has a place to scroll to either. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
