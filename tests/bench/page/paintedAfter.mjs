/**
 * Makes `globalThis.paintedAfter(path, isShown)` in a page: the milliseconds from the end of the newest answer of a call
 * whose address ends with `path` to the paint of the frame in which `isShown` holds for the first time.
 */
export const tellPaints = () => {
  const answersOf = (path) =>
    performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith(path));
  globalThis.paintedAfter = (path, isShown) => {
    performance.clearResourceTimings();
    return new Promise((resolve) => {
      const look = () => {
        if (!isShown()) {
          requestAnimationFrame(look);
          return;
        }
        // A message that is sent before a frame is painted comes after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const painted = performance.now();
          // The browser tells of an answer a little later than the page has it.
          const tell = () => {
            const answer = answersOf(path).at(-1);
            if (answer === undefined) setTimeout(tell, 10);
            else resolve(painted - answer.responseEnd);
          };
          tell();
        };
        port2.postMessage(null);
      };
      look();
    });
  };
};
