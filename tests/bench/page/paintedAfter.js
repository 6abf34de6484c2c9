/*
 * Runs in a page: `paintedAfter(path, isShown)` resolves with the milliseconds from the end of the newest answer of a
 * call whose address ends with `path` to the paint of the frame in which `isShown` holds for the first time.
 */

const newestAnswer = (path) =>
  performance.getEntriesByType('resource').findLast(({ name }) => new URL(name).pathname.endsWith(path));

/** The browser tells of an answer a little later than the page has it. */
const endOf = async (path) => {
  const answer = newestAnswer(path);
  if (answer !== undefined) return answer.responseEnd;
  await new Promise((resolve) => setTimeout(resolve, 10));
  return endOf(path);
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A message that is sent before a frame is painted comes after it. */
const afterPaint = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });

globalThis.paintedAfter = async (path, isShown) => {
  performance.clearResourceTimings();
  do await frame();
  while (!isShown());
  await afterPaint();
  const painted = performance.now();
  return painted - (await endOf(path));
};
