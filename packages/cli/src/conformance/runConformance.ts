import { connectConformance, type ConnectedConformance, type ProvedPromise } from '@fx-gateway/adapters/node';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { toMoneyJson } from '../amounts/amountData.ts';
import { connectResolvedProfile } from '../configuration/connectProfile.ts';
import { makeHoldCheck } from '../configuration/makeHoldCheck.ts';
import { resolveProfile } from '../configuration/resolveProfile.ts';
import { commandFailure, optionFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { contractsOfPartners } from '../partner-verbs/contractsOfPartners.ts';
import type { Partners } from '../partner-verbs/partnerCommands.ts';
import { readSettlementLimits } from '../payments/readSettlementLimits.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { requireWayToConfirm } from '../verbs/confirmChange.ts';
import { isProduction } from '../verbs/environmentLabel.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { buildConformanceReport } from './buildConformanceReport.ts';
import { confirmWrites } from './confirmWrites.ts';
import { readNamedUsers, readPasswordOfEach, type UserWithPassword } from './readConformanceUsers.ts';
import { signInForConformance, type ConformanceSession } from './signInForConformance.ts';

/** Nothing is changed in production (PROM-1). */
const writesInProduction = failed(
  commandFailure(
    exitCodes.usage,
    'writes-in-production',
    'This environment is production, so nothing is changed or booked there to prove something.',
    { hint: 'Run it without --writes, or at an environment for tests.' },
  ),
);

/** Signs everybody in, does the work, and ends every sign-in whatever came of it, an interruption too (PROM-5). */
const signedIn = async <T>(
  { signal, endsAfter }: Pick<Invocation, 'signal' | 'endsAfter'>,
  configuration: Parameters<typeof signInForConformance>[0],
  users: readonly UserWithPassword[],
  work: (sessions: readonly ConformanceSession[]) => CommandResult<T>,
): CommandResult<T> => {
  const sessions: ConformanceSession[] = [];
  const endAll = () => Promise.all(sessions.map(({ services }) => services.identity.signOut()));
  signal.addEventListener('abort', () => endsAfter(endAll()), { once: true });
  try {
    for (const user of users) {
      const session = await signInForConformance(configuration, user);
      if (!session.ok) return session;
      sessions.push(session.value);
    }
    return await work(sessions);
  } finally {
    await endAll();
  }
};

/** The two customers of one partner, and what that partner brings. */
const castOf = async (
  partners: Partners,
  [one, other, administrator]: readonly (ConformanceSession | undefined)[],
) => {
  if (one === undefined || other === undefined) return null;
  const partner = one.user.fxPartner;
  if (other.user.fxPartner !== partner)
    return optionFailure(
      '--and',
      'The two customers pay through different partners.',
      'Name another customer.',
    );
  const promises = await partners[partner]?.loadPromises?.();
  const contracts = (await contractsOfPartners(partners)).find((each) => each.partner === partner);
  return promises === undefined || contracts === undefined
    ? optionFailure('--as', 'Nothing is known of what this partner promises.')
    : succeeded({ partner, promises, contracts, cast: { one, other, administrator: administrator ?? null } });
};

/** From the first call that writes on, whoever ends the run hears what it has left behind so far (PROM-4). */
const interruptible = (invocation: Invocation, { left }: Pick<ConnectedConformance, 'left'>): void => {
  const stands = left();
  invocation.interruptedWith(
    commandFailure(
      exitCodes.interrupted,
      'interrupted',
      'Interrupted while the run was changing and booking.',
      {
        hint: `${stands.length === 0 ? 'The call that was on its way may have been carried out.' : `It left behind: ${stands.join('; ')}.`} Sign in as the test customers to see what stands there.`,
      },
    ),
  );
};

const prove = async (
  invocation: Invocation,
  connected: ConnectedConformance,
  whyHeldBack: () => Promise<string | null>,
): Promise<readonly ProvedPromise[]> => {
  const writes = invocation.options.flag('writes');
  let isWriting = false;
  connected.onLeft(() => {
    if (isWriting) interruptible(invocation, connected);
  });
  const proved = await connected.prove(connected.promises, connected.world, {
    writes,
    before: async (promise) => {
      if (invocation.signal.aborted) await new Promise(() => undefined);
      if (promise.writes === undefined) return null;
      const held = await whyHeldBack();
      if (held !== null) return held;
      isWriting = true;
      interruptible(invocation, connected);
      return null;
    },
  });
  if (writes) invocation.interruptedWith(null);
  return proved;
};

/** Proves what an environment promises with sign-ins of its own, which are ended before the report. */
export const runConformance = async (
  invocation: Invocation,
  partners: Partners,
): Promise<Outcome<'conformance'>> => {
  const { options } = invocation;
  const writes = options.flag('writes');
  const named = readNamedUsers(options);
  if (!named.ok) return named;
  const limits = readSettlementLimits(options);
  if (!limits.ok) return limits;
  const consent = writes ? requireWayToConfirm(invocation) : succeeded(null);
  if (!consent.ok) return consent;
  const place = await resolveProfile(invocation);
  if (!place.ok) return place;
  const connection = await connectResolvedProfile(invocation, place.value);
  if (!connection.ok) return connection;
  const { configuration, address } = connection.value;
  if (writes && isProduction(configuration.environment)) return writesInProduction;
  const users = await readPasswordOfEach(invocation, named.value);
  if (!users.ok) return users;

  return signedIn(
    invocation,
    configuration,
    users.value,
    async (sessions): Promise<Outcome<'conformance'>> => {
      const found = await castOf(partners, sessions);
      if (found === null || !found.ok) return found ?? optionFailure('--as', 'Two customers are needed.');
      const { partner, promises, contracts, cast } = found.value;
      const connected = await connectConformance(configuration, contracts, promises, cast, limits.value);
      if (writes) {
        const deals = await promises.deals(connected.world);
        const go = await confirmWrites(invocation, connected, deals, limits.value);
        if (!go.ok) return go;
        if (go.value === 'stop') return dryRunOutput(connected, deals);
      }
      const why = makeHoldCheck(configuration, address);
      const proved = await prove(invocation, connected, () => why('money'));
      const run = { environment: configuration.environment, partner, writes, proved, left: connected.left() };
      const { data, view, failure } = buildConformanceReport(run);
      return makeOutput(data, view, failure);
    },
  );
};

const dryRunOutput = ({ promises }: ConnectedConformance, deals: readonly Money[] | string) =>
  makeOutput(
    {
      dryRun: true as const,
      would: {
        changes: promises.flatMap(({ writes }) => (writes === undefined ? [] : [writes])),
        settles: typeof deals === 'string' ? [] : deals.map(toMoneyJson),
      },
    },
    () => '',
  );
