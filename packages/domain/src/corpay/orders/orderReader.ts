import type { Timers } from '../../ports/timers.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Result } from '../../result/result.ts';
import type { OrderDetail } from '../api/order.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';

const atOnce = 2;
/** How long nothing is asked after a 429, in milliseconds; twice as long after each further one. */
const firstPause = 1_000;
const longestPause = 30_000;
const tooManyRequests = 429;

/** Reads the details of many orders without hurry: two at a time, and slower where the partner has enough (HIST-3). */
export type OrderReader = {
  /** Reads these before all that wait; what is on its way is not asked for twice. */
  want(orderNumbers: readonly string[]): void;
  /** Reads these no more, unless they are on their way. */
  drop(orderNumbers: readonly string[]): void;
};

/** `found` hears of each order what was answered, and `resting` for how many milliseconds nothing is asked. */
export const createOrderReader = ({
  orders,
  timers,
  found,
  resting: isResting = () => undefined,
}: {
  readonly orders: Pick<CorpayOrders, 'show'>;
  readonly timers: Timers;
  readonly found: (orderNumber: string, answer: Result<OrderDetail, CallFailure>) => void;
  readonly resting?: (ms: number) => void;
}): OrderReader => {
  let waiting: readonly string[] = [];
  const underWay = new Set<string>();
  let pause = 0;
  let resting = false;

  const goOn = (): void => {
    const [next, ...others] = waiting;
    if (next === undefined || resting || underWay.size === atOnce) return;
    waiting = others;
    void read(next);
    goOn();
  };
  const rest = (): void => {
    if (resting) return;
    pause = Math.min(pause === 0 ? firstPause : pause * 2, longestPause);
    resting = true;
    isResting(pause);
    timers.after(pause, () => {
      resting = false;
      goOn();
    });
  };
  const read = async (orderNumber: string): Promise<void> => {
    underWay.add(orderNumber);
    const answer = await orders.show(orderNumber);
    underWay.delete(orderNumber);
    if (!answer.ok && answer.failure.status === tooManyRequests) {
      waiting = [orderNumber, ...waiting];
      return rest();
    }
    pause = 0;
    found(orderNumber, answer);
    goOn();
  };
  return {
    want: (orderNumbers) => {
      waiting = [...new Set([...orderNumbers, ...waiting])].filter((each) => !underWay.has(each));
      goOn();
    },
    drop: (orderNumbers) => {
      const dropped = new Set(orderNumbers);
      waiting = waiting.filter((each) => !dropped.has(each));
    },
  };
};
