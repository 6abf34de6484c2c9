/*
 * Runs in a page before its scripts: tells by React's own marks, as its developer tools do, which rows of the rates were
 * drawn in the commits since `rowsDrawn.clear()`. A subtree that was left alone keeps its children.
 */

const drawn = new Set();
const performedWork = 1;

const hostOf = (fiber) => {
  let place = fiber;
  while (place !== null && typeof place.type !== 'string') place = place.child;
  return place?.stateNode;
};

const note = (fiber) => {
  if (typeof fiber.type === 'string' || fiber.type === null || (fiber.flags & performedWork) === 0) return;
  const row = hostOf(fiber)?.closest?.('.rate-row');
  if (row) drawn.add(row);
};

const visit = (fiber, before) => {
  note(fiber);
  if (before !== null && before.child === fiber.child) return;
  for (let { child } = fiber; child !== null; child = child.sibling) visit(child, child.alternate);
};

const value = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_id, { current }) => visit(current, current.alternate),
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
};
Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value });
globalThis.rowsDrawn = { clear: () => drawn.clear(), count: () => drawn.size };
