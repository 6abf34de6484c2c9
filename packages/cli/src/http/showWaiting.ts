import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { lastLine } from '../terminal/lastLine.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** How long a call may take before it is said that it runs. */
const slowAfterMs = 1000;
const longestName = 60;

/** Where Node and undici say of every call of this process that it begins and that it is answered, or will not be. */
const beginnings = ['http.client.request.start', 'undici:request:create'];
const endings = [
  'http.client.response.finish',
  'http.client.request.error',
  'undici:request:headers',
  'undici:request:error',
];

const textOf = (call: object, name: string): string => {
  const value: unknown = Reflect.get(call, name);
  return typeof value === 'string' ? value : '';
};

/** Both name the path of a call; a service that has one address for everything is named by its host. */
const nameOf = (call: object): string => {
  const [path = ''] = textOf(call, 'path').split('?');
  const origin = textOf(call, 'host') || textOf(call, 'origin').replace(/^https?:\/\//, '');
  const name = path === '' || path === '/' ? origin : path;
  return name.length > longestName ? `…${name.slice(1 - longestName)}` : name;
};

const callIn = (message: unknown): object | null => {
  const call: unknown =
    typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
  return typeof call === 'object' ? call : null;
};

/**
 * Says in the last line at the terminal for which call it waits, while one takes longer than a second; an answer takes
 * the line away. Gives back what ends it.
 */
export const showWaiting = (terminal: Terminal): (() => void) => {
  const line = lastLine(terminal);
  if (line === null) return () => undefined;
  const open = new Set<object>();
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
  const begin = (message: unknown): void => {
    const call = callIn(message);
    if (call === null) return;
    open.add(call);
    timer ??= setTimeout(draw, slowAfterMs);
  };
  const end = (message: unknown): void => {
    const call = callIn(message);
    if (call === null || !open.delete(call)) return;
    clear();
    // What is still open gets its second too, so that what an answer brings is written to a free line.
    if (open.size > 0) timer = setTimeout(draw, slowAfterMs);
  };

  for (const name of beginnings) subscribe(name, begin);
  for (const name of endings) subscribe(name, end);
  return () => {
    for (const name of beginnings) unsubscribe(name, begin);
    for (const name of endings) unsubscribe(name, end);
    clear();
  };
};
