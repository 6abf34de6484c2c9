import type { FormSeen, ReplayedForm } from './formSeen.ts';

/** One event of a run; `at` counts what had elapsed, in milliseconds. */
export type MaskedEvent<S, E, V> = {
  readonly at: number;
  readonly event: E;
  /** The state after it, where the masked event alone does not lead there. */
  readonly became?: S;
  /** What was shown after it, where the masked state alone does not show it. */
  readonly told?: V;
};

/** What happened in a form, from one state on, with masks for every text that somebody typed. */
export type MaskedRun<S, E, V> = { readonly from: S; readonly events: readonly MaskedEvent<S, E, V>[] };

/** A form as its replay needs it: the same pure transition that the screen runs, and what stands on the screen. */
export type FormRoom<S, E, V> = {
  step(state: S, event: E): S;
  /** Holds nothing that somebody typed. */
  shown(state: S): V;
};

/** How a form is masked. */
type FormMasking<S, E> = {
  state(state: S): S;
  event(event: E, met: S): E;
  /** What decides how it goes on, without any text. */
  skeleton(state: S): unknown;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The run with masked texts. Every event is judged here as its replay will judge it: where the masked text is judged
 * otherwise, the state and what was shown are written beside it, so that the replay always shows what was seen.
 */
export const maskedRun = <S, E, V>(
  { step, shown }: FormRoom<S, E, V>,
  masking: FormMasking<S, E>,
  from: S,
  events: readonly { readonly at: number; readonly event: E }[],
): MaskedRun<S, E, V> => {
  let real = from;
  let masked = masking.state(from);
  const start = masked;
  const written = events.map(({ at, event: noted }): MaskedEvent<S, E, V> => {
    const event = masking.event(noted, real);
    real = step(real, noted);
    const next = step(masked, event);
    const strays = !same(masking.skeleton(next), masking.skeleton(real));
    const differs = strays || !same(shown(next), shown(real));
    masked = differs ? masking.state(real) : next;
    const seen = shown(real);
    return {
      at,
      event,
      ...(differs ? { became: masked } : {}),
      ...(same(shown(masked), seen) ? {} : { told: seen }),
    };
  });
  return { from: start, events: written };
};

/**
 * Runs the same transitions again and tells, event by event, what the person saw (REC-4). `fieldOf` names the field that
 * an event was about.
 */
export const replayRun = <S, E extends { readonly type: string }>(
  { step, shown }: FormRoom<S, E, FormSeen>,
  { from, events }: MaskedRun<S, E, FormSeen>,
  fieldOf: (event: E) => string | null,
): readonly ReplayedForm[] => {
  const start = events[0]?.at ?? 0;
  let state = from;
  return events.map(({ at, event, became, told }) => {
    state = became ?? step(state, event);
    return { after: at - start, event: event.type, field: fieldOf(event), ...(told ?? shown(state)) };
  });
};
