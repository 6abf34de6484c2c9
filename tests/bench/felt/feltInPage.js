/*
 * Runs in a page, ahead of its own scripts, and watches what a hand feels: `felt.press()` resolves with the longest time,
 * in milliseconds, from a key or a press to the next paint since it was last asked; `felt.shown(selector, text)` with
 * the moment of the frame in which such an element with this text is displayed; `felt.largestPaint` and `felt.shift` are what the browser says of
 * a page that loads.
 */

/** The browser reports no shorter ones. */
const shortest = 16;
const patience = 60_000;
let longest = 0;

const note = (entries) => {
  for (const { interactionId, duration } of entries)
    if (interactionId > 0) longest = Math.max(longest, duration);
};
const presses = new PerformanceObserver((list) => note(list.getEntries()));
presses.observe({ type: 'event', durationThreshold: shortest, buffered: true });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

globalThis.felt = {
  largestPaint: 0,
  shift: 0,
  began: 0,
  press: async () => {
    // An event is reported after the frame that follows it.
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
    note(presses.takeRecords());
    const found = Math.max(longest, shortest);
    longest = 0;
    return found;
  },
  shown: async ([selector, text]) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
    const began = performance.now();
    while (!isThere()) {
      await frame();
      if (performance.now() - began > patience) throw new Error(`No ${selector} with '${text}' came.`);
    }
    await frame();
    return performance.now();
  },
};

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.felt.largestPaint = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) globalThis.felt.shift += value;
}).observe({ type: 'layout-shift', buffered: true });

for (const kind of ['pointerdown', 'keydown'])
  addEventListener(kind, ({ timeStamp }) => (globalThis.felt.began = timeStamp), { capture: true });
