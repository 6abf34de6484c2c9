import { createRedrawnLine } from '../terminal/createRedrawnLine.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { listenForCalls, readCallText, type CallOfProcess } from './listenForCalls.ts';

/** How long a call may take before it is said that it runs. */
const slowAfterMs = 1000;
const longestName = 60;

/** Both name the path of a call; a service that has one address for everything is named by its host. */
const nameOf = (call: CallOfProcess): string => {
  const [path = ''] = readCallText(call, 'path').split('?');
  const origin = readCallText(call, 'host') || readCallText(call, 'origin').replace(/^https?:\/\//, '');
  const name = path === '' || path === '/' ? origin : path;
  return name.length > longestName ? `…${name.slice(1 - longestName)}` : name;
};

/**
 * Says in the last line at the terminal for which call it waits, while one takes longer than a second; an answer takes
 * the line away. Gives back what ends it.
 */
export const showWaiting = (terminal: Terminal): (() => void) => {
  const line = createRedrawnLine(terminal);
  if (line === null) return () => undefined;
  const open = new Set<CallOfProcess>();
  let timer: NodeJS.Timeout | null = null;
  let isShown = false;

  const clear = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (isShown) line.clear();
    isShown = false;
  };
  const draw = (): void => {
    const [oldest] = open;
    if (oldest === undefined) return;
    isShown = true;
    line.draw(`Waiting for ${nameOf(oldest)} ...`);
  };
  const stopListening = listenForCalls({
    began: (call) => {
      open.add(call);
      timer ??= setTimeout(draw, slowAfterMs);
    },
    ended: (call) => {
      if (!open.delete(call)) return;
      clear();
      // What is still open gets its second too, so that what an answer brings is written to a free line.
      if (open.size > 0) timer = setTimeout(draw, slowAfterMs);
    },
  });
  return () => {
    stopListening();
    clear();
  };
};
