import { until } from './until.ts';

/** Waits until every fault of a sandbox has struck as often as it was meant to: the call that it strikes has arrived. */
export const faultsStruck = (url: string): Promise<void> =>
  until(async () => {
    const left: readonly object[] = await (await fetch(`${url}/sandbox/faults`)).json();
    return left.length === 0;
  });
