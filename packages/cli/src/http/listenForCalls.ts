import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';

/** Where Node and undici say of every call of this process that it begins and that it is answered, or will not be. */
const beginnings = ['http.client.request.start', 'undici:request:create'];
const endings = [
  'http.client.response.finish',
  'http.client.request.error',
  'undici:request:headers',
  'undici:request:error',
];

/** What is told of a call; a text of it is read by `readCallText`. */
export type CallOfProcess = object;

/** What was answered, before its body has arrived. */
export type CallAnswer = { readonly status: number; readonly requestId: string | null };

type Listener = {
  began(call: CallOfProcess): void;
  /** Without an answer where none came, then with what is known of why. */
  ended(call: CallOfProcess, answer: CallAnswer | null, error: unknown): void;
  /** The connection broke while the body of the answer arrived. */
  brokeOff?(call: CallOfProcess): void;
};

export const readCallText = (call: CallOfProcess, name: string): string => {
  const value: unknown = Reflect.get(call, name);
  return typeof value === 'string' ? value : '';
};

const memberOf = (message: unknown, name: string): object | null => {
  const member: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, name) : null;
  return typeof member === 'object' ? member : null;
};

/** A header of an answer: Node has them by name, undici in a row as they came. */
const headerIn = (headers: object, name: string): string | null => {
  if (!Array.isArray(headers)) {
    const value: unknown = Reflect.get(headers, name);
    return typeof value === 'string' ? value : null;
  }
  const row = headers.map(String);
  const at = row.findIndex((each, place) => place % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? null : (row[at + 1] ?? null);
};

const answerIn = (message: unknown): CallAnswer | null => {
  const response = memberOf(message, 'response');
  const status: unknown = response === null ? null : Reflect.get(response, 'statusCode');
  if (typeof status !== 'number') return null;
  const headers = memberOf(response, 'headers') ?? {};
  return { status, requestId: headerIn(headers, 'x-amzn-requestid') };
};

/** Whether this process itself wanted no more of an answer, as of a stream that it has followed long enough. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Tells of every call of this process, whoever makes it. Gives back what ends that. */
export const listenForCalls = ({ began, ended, brokeOff }: Listener): (() => void) => {
  const answered = new WeakSet<CallOfProcess>();
  /** Node tells no more of an answer once its head has come, but the answer itself does. */
  const listenToBody = (call: CallOfProcess, response: object | null): void => {
    if (response instanceof EventEmitter)
      response.once('close', () => {
        if (Reflect.get(response, 'complete') !== true && !isAborted(Reflect.get(response, 'errored')))
          brokeOff?.(call);
      });
  };
  const begin = (message: unknown): void => {
    const call = memberOf(message, 'request');
    if (call !== null) began(call);
  };
  const end = (message: unknown): void => {
    const call = memberOf(message, 'request');
    if (call === null) return;
    const answer = answerIn(message);
    if (answer === null && answered.has(call)) {
      if (!isAborted(memberOf(message, 'error'))) brokeOff?.(call);
      return;
    }
    ended(call, answer, memberOf(message, 'error'));
    if (answer === null) return;
    answered.add(call);
    listenToBody(call, memberOf(message, 'response'));
  };
  for (const name of beginnings) subscribe(name, begin);
  for (const name of endings) subscribe(name, end);
  return () => {
    for (const name of beginnings) unsubscribe(name, begin);
    for (const name of endings) unsubscribe(name, end);
  };
};
