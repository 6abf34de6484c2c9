import type { JournalEntry, SandboxControl } from '../harness/sandboxControl.ts';
import { leaseSandbox } from '../harness/leaseSandbox.ts';
import { endQuotes } from './endQuotes.ts';
import { buildCommandLine, fxgUser, type FxgProgram, type FxgUser } from './fxg.ts';

export type Booked = { readonly orderNumber: string; readonly quoteId: string };
type Row = { readonly orderNumber: string; readonly payment: { readonly amount: string } };
type Beneficiary = { readonly beneficiary: string; readonly currency: string };

/** A sandbox and a user of the built command line before it. */
export type FxgWithSandbox = {
  readonly url: string;
  readonly control: SandboxControl;
  /** Changes with `comeFresh`. */
  readonly user: FxgUser;
  /** The stories of the sandbox again, for a user who has never used the command line. */
  comeFresh(): Promise<void>;
  reset(): Promise<void>;
  /** The partner's calls below a path. */
  calls(path: string): Promise<readonly JournalEntry[]>;
  /** The next call of the partner below a path goes wrong. */
  fault(path: string, kind: string, more?: object): Promise<void>;
  /** The partner's next call below a path arrives and waits there, until the faults are cleared. */
  hold(path: string): Promise<void>;
  /** The quotes of all open bookings ended long ago. */
  endQuotes(): Promise<void>;
  /** The same, and the partner has booked none of them and refuses to. */
  endUnbookedQuotes(): Promise<void>;
  ordersOf(amount: string): Promise<readonly Row[]>;
  beneficiaryIn(currency: string): Promise<string>;
  shut(): Promise<void>;
};

/** A beneficiary of corpay@sandbox.test who is paid in EUR. */
export const thalassa = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';

/** What `fxg` says while another one moves money. */
export const waiting = 'Waiting for another fxg';

/** The partner says of every quote that it has ended. */
const endedAtPartner = {
  service: 'corpay',
  path: '/deal/quote/status',
  fault: 'status',
  status: 200,
  body: { content: { expiryRemaining: 0 } },
};

/** The sandbox's own quotes still live: it would book one that is asked about. */
const refusedAtPartner = {
  service: 'corpay',
  path: '/deal/book',
  fault: 'status',
  status: 410,
  body: { errors: [{ key: 'QUOTE_EXPIRED', message: 'The quote has expired.' }] },
};

type Settings = NonNullable<Parameters<typeof leaseSandbox>[0]> & { readonly program?: FxgProgram };

export const fxgWithSandbox = async ({
  program = 'built',
  ...settings
}: Settings = {}): Promise<FxgWithSandbox> => {
  buildCommandLine();
  const { sandbox, url, control, giveBack } = await leaseSandbox({ quoteSeconds: 600, ...settings });
  let user = await fxgUser(url, program);
  const endQuotesAt = async (...faults: readonly object[]): Promise<void> => {
    await control.faults(...faults);
    await endQuotes(user.home);
  };
  return {
    url,
    control,
    get user() {
      return user;
    },
    comeFresh: async () => {
      await user.leave();
      await sandbox.reset();
      user = await fxgUser(url, program);
    },
    reset: () => sandbox.reset(),
    calls: (path) => control.journal({ service: 'corpay', path }),
    fault: (path, kind, more = {}) =>
      control.faults({ service: 'corpay', path, fault: kind, times: 1, ...more }),
    hold: (path) => control.hold({ service: 'corpay', path }),
    endQuotes: () => endQuotesAt(endedAtPartner),
    endUnbookedQuotes: () => endQuotesAt(endedAtPartner, refusedAtPartner),
    ordersOf: async (amount) =>
      (await user.fxg('orders', 'list'))
        .data<readonly Row[]>()
        .filter(({ payment }) => payment.amount === amount),
    beneficiaryIn: async (currency) =>
      (await user.fxg('beneficiaries', 'list'))
        .data<readonly Beneficiary[]>()
        .find((one) => one.currency === currency)?.beneficiary ?? '',
    shut: async () => {
      await user.leave();
      await giveBack();
    },
  };
};
