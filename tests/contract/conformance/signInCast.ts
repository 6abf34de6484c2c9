import { connectConformance, loadConfiguration } from '@fx-gateway/adapters/node';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { seededPassword } from '@fx-gateway/sandbox';
import { buildConformanceReport } from '../../../packages/cli/src/conformance/buildConformanceReport.ts';
import {
  signInForConformance,
  type ConformanceSession,
} from '../../../packages/cli/src/conformance/signInForConformance.ts';
import { contractsOfPartners } from '../../../packages/cli/src/partner-verbs/contractsOfPartners.ts';
import { partners } from '../../../packages/cli/src/partners.ts';

type Report = ReturnType<typeof buildConformanceReport>;

/** Users who are signed in once for many runs. */
export type SignedInCast = {
  /** Proves anew what begins like this, as `fxg conformance` does with all once its users are signed in. */
  prove(family: string, writes: boolean): Promise<Report>;
  end(): Promise<void>;
};

const read = async <T>(
  result: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>,
): Promise<T> => {
  const given = await result;
  if (!given.ok) throw new Error('The run cannot begin.');
  return given.value;
};

/** Signs the users in that a call names, `--as EMAIL --and EMAIL`: that is the dearer half of a run. */
export const signInCast = async (url: string, words: readonly string[]): Promise<SignedInCast> => {
  const configuration = await read(loadConfiguration(`${url}/config.json`));
  const sessions: ConformanceSession[] = [];
  for (const [at, email] of words.entries())
    if (at % 2 === 1)
      sessions.push(
        await read(
          signInForConformance(configuration, { flag: words[at - 1] ?? '', email, password: seededPassword }),
        ),
      );
  const [one, other, administrator = null] = sessions;
  if (one === undefined || other === undefined) throw new Error('Two customers are needed.');
  const partner = one.user.fxPartner;
  const promises = await partners[partner]?.loadPromises?.();
  const contracts = (await contractsOfPartners(partners)).find((each) => each.partner === partner);
  if (promises === undefined || contracts === undefined) throw new Error('No partner promises anything.');
  const limits = [makeMoney(100_000n, 'USD')];
  return {
    prove: async (family, writes) => {
      const cast = { one, other, administrator };
      const run = await connectConformance(configuration, contracts, promises, cast, limits);
      const under = run.promises.filter(({ id }) => id.startsWith(family));
      const proved = await run.prove(under, run.world, { writes, before: async () => null });
      const { environment } = configuration;
      return buildConformanceReport({ environment, partner, writes, proved, left: run.left() });
    },
    end: async () => {
      await Promise.all(sessions.map(({ services }) => services.identity.signOut()));
    },
  };
};
