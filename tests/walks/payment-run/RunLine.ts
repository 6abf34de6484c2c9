import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';

/** What happens to the next call that moves money. */
export const callFates = [
  'answered',
  'lost on its way',
  'answer lost',
  'arrives late',
  'ends its sender on its way',
  'ends its sender with its answer',
  'sent twice',
] as const;
export type CallFate = (typeof callFates)[number];

const silence = callFailure('no-answer', '/deal');
const never = new Promise<never>(() => undefined);

/** The way of one page or process to the partner: it loses, delays and doubles what passes. */
export class RunLine {
  alive = true;
  next: CallFate = 'answered';
  looksToLose = 0;
  /** Calls that their sender has given up and that still arrive. */
  readonly #held: (() => void)[];

  constructor(held: (() => void)[]) {
    this.#held = held;
  }

  async look<T>(work: () => Result<T, CallFailure>): Promise<Result<T, CallFailure>> {
    await Promise.resolve();
    if (!this.alive) return never;
    if (this.looksToLose === 0) return work();
    this.looksToLose -= 1;
    return failed(silence);
  }

  async send<T>(work: () => Result<T, CallFailure>): Promise<Result<T, CallFailure>> {
    await Promise.resolve();
    if (!this.alive) return never;
    const fate = this.next;
    this.next = 'answered';
    switch (fate) {
      case 'answered':
        return work();
      case 'lost on its way':
        return failed(silence);
      case 'answer lost':
        work();
        return failed(silence);
      case 'arrives late':
        this.#held.push(work);
        return failed(silence);
      case 'ends its sender on its way':
        this.alive = false;
        this.#held.push(work);
        return never;
      case 'ends its sender with its answer':
        work();
        this.alive = false;
        return never;
      case 'sent twice':
        work();
        return work();
    }
  }
}
