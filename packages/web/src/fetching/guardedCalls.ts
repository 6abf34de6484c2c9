import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { orReported } from '../failures/orReported.ts';

/** A call that threw where it should have failed: nothing is known of what became of it. */
export const brokenCall: CallFailure = callFailure('unreadable', '', {
  messages: ['Something went wrong on this page. Please try again.'],
});

/**
 * The same calls of a partner; one that throws, which none should, is reported and told as `brokenCall`, so that no page
 * goes on waiting for it.
 */
export const guardedCalls = <P extends object>(calls: P): P =>
  new Proxy(calls, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function')
        return (...said: readonly unknown[]) =>
          orReported(async (): Promise<unknown> => Reflect.apply(member, target, said), failed(brokenCall));
      return typeof member === 'object' && member !== null ? guardedCalls(member) : member;
    },
  });
