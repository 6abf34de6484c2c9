import { symptom } from './causes/symptom.ts';
import { asExpected, showing, type Judged } from './spoken/verdict.ts';

/** Who waits for longer at every call thinks that nothing happens. In milliseconds. */
const patience = 3_000;

/** By the milliseconds that each answer of a service took; null where it is not slow. Slow is no fault. */
export const judgeSpeed = (service: string, times: readonly number[]): Judged | null => {
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  if (middle === undefined || middle < patience) return null;
  const seconds = `${Math.round(middle / 1_000)} s a call`;
  return showing(
    asExpected({ note: `It takes ${seconds}.` }),
    symptom('slow', `${service} is slow: ${seconds}`),
  );
};
