import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';

/** What comes back of one call in place of the partner's answer. */
type Fate =
  | { readonly failure: CallFailure; readonly done: boolean }
  | { readonly value: unknown }
  | { readonly meanwhile: () => Promise<unknown> };

/** Nobody answers. */
export const silence = callFailure('no-answer', '/');

/** The partner says no, in these words. */
export const refusal = (message: string, status = 400): CallFailure =>
  callFailure('refused', '/', { status, messages: [message], listed: true });

/** A partner answers as it does, but for what is said before of its next calls with a name. */
export const answersInTurn = () => {
  const fates = new Map<string, Fate[]>();
  const add = (call: string, fate: Fate): void => void fates.set(call, [...(fates.get(call) ?? []), fate]);
  return {
    /** The next call with this name. */
    next: (call: string) => ({
      fails: (failure: CallFailure) => add(call, { failure, done: false }),
      /** It is done, and its answer is lost. */
      isDoneBut: (failure: CallFailure) => add(call, { failure, done: true }),
      gives: (value: unknown) => add(call, { value }),
      /** It is answered after something else has happened. */
      waitsFor: (meanwhile: () => Promise<unknown>) => add(call, { meanwhile }),
    }),
    answer: async <T>(call: string, work: () => Result<T, CallFailure>): Promise<Result<T, CallFailure>> => {
      const fate = fates.get(call)?.shift();
      if (fate === undefined) return work();
      if ('meanwhile' in fate) {
        await fate.meanwhile();
        return work();
      }
      // A test says what its partner answers.
      if ('value' in fate) return { ok: true, value: fate.value as T };
      if (fate.done) work();
      return failed(fate.failure);
    },
  };
};
