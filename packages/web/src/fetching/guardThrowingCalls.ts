import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';

/** A call that threw where it should have failed: nothing is known of what became of it. */
export const thrownCallFailure: CallFailure = callFailure('unreadable', '', {
  messages: ['Something went wrong on this page. Please try again.'],
});

/**
 * The same calls of a partner; one that throws, which none should, is reported and told as `thrownCallFailure`, so that no page
 * goes on waiting for it.
 */
export const guardThrowingCalls = <P extends object>(calls: P): P =>
  new Proxy(calls, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function')
        return (...said: readonly unknown[]) =>
          runOrReportDefect(
            async (): Promise<unknown> => Reflect.apply(member, target, said),
            failed(thrownCallFailure),
          );
      return typeof member === 'object' && member !== null ? guardThrowingCalls(member) : member;
    },
  });
