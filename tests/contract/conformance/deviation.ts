import type { Answer } from '../doctor/environmentFront.ts';

/** Changes an answer on its way; made anew for each run, so that it may count. */
export type AnswerChange = (answer: Answer) => Partial<Answer>;

/** One thing that a copy of the sandbox does otherwise than the contract promises. */
export type Deviation = {
  readonly name: string;
  /** The promise that it breaks, and no other. */
  readonly breaks: string;
  /** It shows only where something is written. */
  readonly writes?: true;
  readonly change: () => AnswerChange;
};

type Place = {
  readonly method?: string;
  /** Below the address of the service. */
  readonly path?: RegExp;
  readonly status?: number;
  /** What the body of the answer says. */
  readonly says?: RegExp;
  /** A refusal of the gateway itself is left alone unless this is said. */
  readonly unsigned?: true;
};

const isGateway = ({ headers, status }: Answer): boolean =>
  status === 403 && /Token|Signature/.test(String(headers['x-amzn-errortype'] ?? ''));

/** Whether an answer is of this service, to such a call. */
export const isAt = (
  service: string,
  { method, path, status, says, unsigned }: Place,
  answer: Answer,
): boolean => {
  const mount = `/services/${service}`;
  return (
    answer.path.startsWith(mount) &&
    (method === undefined || answer.method === method) &&
    (path === undefined || path.test(answer.path.slice(mount.length))) &&
    (status === undefined || answer.status === status) &&
    (says === undefined || says.test(answer.body)) &&
    (unsigned === true || !isGateway(answer))
  );
};

/** Changes every such answer. */
export const each =
  (service: string, place: Place, changed: Partial<Answer> | AnswerChange) =>
  (): AnswerChange =>
  (answer) => {
    if (!isAt(service, place, answer)) return {};
    return typeof changed === 'function' ? changed(answer) : changed;
  };

/** Changes the `nth` of such answers alone, from 1 on. */
export const nth =
  (which: number, service: string, place: Place, changed: Partial<Answer>) => (): AnswerChange => {
    let count = 0;
    return (answer) => {
      if (!isAt(service, place, answer)) return {};
      count += 1;
      return count === which ? changed : {};
    };
  };

/**
 * Changes the later answers under one key: the first key that comes twice, or the second. A key that comes once repeats
 * something under a key of its own.
 */
export const otherUnderKey =
  (which: 0 | 1, service: string, place: Place, changed: Partial<Answer>) => (): AnswerChange => {
    const keys: string[] = [];
    const answered = new Map<string, number>();
    return (answer) => {
      const key = answer.sent['idempotency-key'];
      if (typeof key !== 'string' || !isAt(service, place, answer)) return {};
      const count = (answered.get(key) ?? 0) + 1;
      answered.set(key, count);
      if (count === 2) keys.push(key);
      return count > 1 && keys[which] === key ? changed : {};
    };
  };

export const json = (value: unknown): string => JSON.stringify(value);

/** Without one header, or with another value of it. */
export const withHeader =
  (name: string, value?: string): AnswerChange =>
  ({ headers }) => {
    const { [name]: _old, ...kept } = headers;
    return { headers: value === undefined ? kept : { ...kept, [name]: value } };
  };
