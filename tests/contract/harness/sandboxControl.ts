import { until } from './until.ts';

/** A request that the sandbox has written down; `path` is without the mount, secrets are masked. */
export type JournalEntry = {
  readonly service: string;
  readonly operation?: string;
  readonly method: string;
  readonly path: string;
  readonly query: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly requestId: string;
};

type Mail = { readonly subject: string; readonly code: string };

/** The switches of a running sandbox. */
export type SandboxControl = {
  /** Begins the stories anew. */
  reset(): Promise<void>;
  /** Adds faults. */
  faults(...faults: readonly object[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** The next call of this kind arrives and waits there, until the faults are cleared. */
  hold(call: { readonly service: string; readonly path: string; readonly method?: string }): Promise<void>;
  /** Waits until every fault has struck as often as it was meant to: the call that it strikes has arrived. */
  faultsStruck(): Promise<void>;
  /** The requests so far, oldest first, of one service and below a path where they are given. */
  journal(filter?: { readonly service?: string; readonly path?: string }): Promise<readonly JournalEntry[]>;
  /** The e-mails of an address, newest first. */
  inbox(email: string): Promise<readonly Mail[]>;
  /** The newest code that was mailed to an address. */
  newestCode(email: string): Promise<string>;
};

/** No call is waited for as long as this. */
const longerThanPatience = 25_000;

export const sandboxControl = (url: string): SandboxControl => {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const inbox = async (email: string) =>
    (await ask('GET', `/mail?to=${encodeURIComponent(email)}`)) as readonly Mail[];
  return {
    reset: async () => void (await ask('POST', '/reset')),
    faults: async (...faults) => void (await ask('POST', '/faults', faults)),
    hold: async (call) => {
      await ask('POST', '/faults', [{ ...call, fault: 'delay', delayMs: longerThanPatience, times: 1 }]);
    },
    clearFaults: async () => void (await ask('DELETE', '/faults')),
    faultsStruck: () => until(async () => ((await ask('GET', '/faults')) as readonly object[]).length === 0),
    journal: async (filter = {}) =>
      (await ask('GET', `/requests?${new URLSearchParams(filter).toString()}`)) as readonly JournalEntry[],
    inbox,
    newestCode: async (email) => {
      const [newest] = await inbox(email);
      if (newest === undefined) throw new Error(`${email} was sent nothing.`);
      return newest.code;
    },
  };
};
