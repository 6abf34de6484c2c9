import { systemClock } from '@fx-gateway/adapters/node';
import { listenForCalls, type CallAnswer, type CallOfProcess } from './listenForCalls.ts';
import { findTlsFault, type TlsFault } from './findTlsFault.ts';
import { formatCallWithoutSecrets } from './formatCallWithoutSecrets.ts';

/** A call of this process that has ended, or of which nothing more is waited for. */
export type TracedCall = {
  /** As `GET http://host/path?query`, without any secret. */
  readonly shown: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Null where none came. */
  readonly answer: CallAnswer | null;
  /** The connection broke while the body of that answer arrived; the call was told before, as its head had come. */
  readonly brokeOff: boolean;
  /** What was wrong with the certificate of the host, so that nothing was sent; null where nothing was. */
  readonly tlsFault: TlsFault | null;
  readonly milliseconds: number;
  /** Counts from 1, while the same call before it brought no answer or half of one, or was refused. */
  readonly attempt: number;
  /** How long it took from the beginning of its first attempt. */
  readonly sinceFirst: number;
};

type Open = {
  readonly shown: string;
  readonly attempt: number;
  readonly began: number;
  readonly first: number;
};

/** Tells every call of this process once it has ended; what stops it tells those that are still open. */
export const traceCalls = (tell: (call: TracedCall) => void): (() => void) => {
  const open = new Map<CallOfProcess, Open>();
  /** The newest of each call that came to nothing. */
  const failures = new Map<string, Open>();

  const answers = new WeakMap<CallOfProcess, { readonly known: Open; readonly answer: CallAnswer }>();

  const told = (known: Open, answer: CallAnswer | null, brokeOff: boolean, error: unknown = null): void => {
    const { shown, attempt, began, first } = known;
    if (answer !== null && answer.status < 400 && !brokeOff) failures.delete(shown);
    else failures.set(shown, known);
    const now = systemClock.elapsed();
    const times = { milliseconds: now - began, sinceFirst: now - first };
    tell({
      shown,
      at: systemClock.now(),
      answer,
      brokeOff,
      attempt,
      tlsFault: findTlsFault(error),
      ...times,
    });
  };
  const end = (call: CallOfProcess, answer: CallAnswer | null, error: unknown = null): void => {
    const known = open.get(call);
    if (known === undefined) return;
    open.delete(call);
    if (answer !== null) answers.set(call, { known, answer });
    told(known, answer, false, error);
  };
  const stopListening = listenForCalls({
    began: (call) => {
      const shown = formatCallWithoutSecrets(call);
      const began = systemClock.elapsed();
      const before = failures.get(shown);
      open.set(call, { shown, attempt: (before?.attempt ?? 0) + 1, began, first: before?.first ?? began });
    },
    ended: end,
    brokeOff: (call) => {
      const broken = answers.get(call);
      answers.delete(call);
      if (broken !== undefined) told(broken.known, broken.answer, true);
    },
  });
  return () => {
    stopListening();
    for (const call of open.keys()) end(call, null);
  };
};
