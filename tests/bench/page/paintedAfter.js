/*
 * Runs in a page, ahead of its own scripts: `paintedAfter(path, isShown, share)` resolves with the milliseconds from the
 * moment at which the page is given the next answer of a call whose address ends with `path` to the paint of the frame
 * in which `isShown` holds for the first time. A page is given the answer when that share of a frame has passed: what
 * comes just before a frame is painted much sooner than what comes just after it, so both sides of a comparison are given
 * theirs at the same shares, spread evenly over the frame.
 */

const frameMs = 1000 / 60;

/** What is measured right now. */
let asked = null;

const send = globalThis.fetch;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How late a moment within a frame may be met. */
const lateMs = 1.5;
/** How many frames are waited for to meet it; a machine that is busy for all of them does not meet it at all. */
const mostFrames = 30;

/** Waits until this share of a frame has passed; where a timer came late it is the next frame's. */
const shareOfFrame = async (share) => {
  for (let tried = 0; tried < mostFrames; tried += 1) {
    const moment = (await frame()) + share * frameMs;
    await new Promise((resolve) => setTimeout(resolve, moment - performance.now()));
    if (performance.now() - moment < lateMs) return;
  }
};

/** The answer is complete before it is given. */
globalThis.fetch = async (...call) => {
  const answer = await send(...call);
  const { pathname } = new URL(call[0].url ?? call[0], location.href);
  const measured = asked;
  if (measured === null || !pathname.endsWith(measured.path)) return answer;
  const { status, headers } = answer;
  const body = await answer.text();
  await shareOfFrame(measured.share);
  measured.given = performance.now();
  return new Response(body, { status, headers });
};

/** A message that is sent before a frame is painted comes after it. */
const afterPaint = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });

globalThis.paintedAfter = async (path, isShown, share) => {
  const measured = { path, share, given: null };
  asked = measured;
  do await frame();
  while (!isShown());
  await afterPaint();
  const painted = performance.now();
  asked = null;
  if (measured.given === null) throw new Error(`What should come of ${path} was shown before its answer.`);
  return painted - measured.given;
};
