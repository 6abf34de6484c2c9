import type { ConnectedConformance } from '@fx-gateway/adapters/node';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { compareMoney, sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';

/** What a run will settle in each currency. */
const totalsOf = (deals: readonly Money[]): readonly Money[] =>
  [...new Set(deals.map(({ currency }) => currency))].flatMap((currency) => {
    const [first, ...others] = deals.filter((deal) => deal.currency === currency);
    return first === undefined ? [] : [sumMoney(first, others)];
  });

/** Where nobody reads the plan, each currency of it needs a limit; no limit may be below the plan. */
const checkLimits = (
  totals: readonly Money[],
  limits: readonly Money[],
  isRead: boolean,
): Result<null, CommandFailure> => {
  const open = totals.filter(({ currency }) => !limits.some((limit) => limit.currency === currency));
  if (open.length > 0 && !isRead)
    return failed(
      commandFailure(
        exitCodes.usage,
        'limit-needed',
        'Nobody can look at the deals here, so a limit is needed for each settlement currency.',
        { hint: `Add ${open.map(({ currency }) => `--max-settlement ${currency}=N`).join(' ')}.` },
      ),
    );
  const above = totals.find((total) =>
    limits.some((limit) => limit.currency === total.currency && compareMoney(total, limit) > 0),
  );
  return above === undefined
    ? succeeded(null)
    : failed(
        commandFailure(
          exitCodes.refused,
          'above-limit',
          `The run would settle ${formatMoney(above)}, more than its limit.`,
          { hint: `--max-settlement ${above.currency}=N` },
        ),
      );
};

/** Shows what a run will change and book, and asks (PROM-2); `stop` where a dry run ends here. */
export const confirmWrites = async (
  invocation: Invocation,
  { promises }: Pick<ConnectedConformance, 'promises'>,
  deals: readonly Money[] | string,
  limits: readonly Money[],
): CommandResult<'go' | 'stop'> => {
  const { options, canAsk } = invocation;
  const totals = totalsOf(typeof deals === 'string' ? [] : deals);
  const isRead = (canAsk && !options.flag('yes')) || options.flag('dryRun');
  const within = checkLimits(totals, limits, isRead);
  if (!within.ok) return within;
  return confirmChange(invocation, {
    title: 'The run will change and book at the services.',
    facts: [
      ...promises.flatMap(({ id, writes }) => (writes === undefined ? [] : [[id, writes] as const])),
      [
        'Deals',
        typeof deals === 'string'
          ? `none: ${deals}`
          : `${deals.length}: ${deals.map(formatMoney).join(', ')}`,
      ],
      ...totals.map((total) => ['Settles', `${formatMoney(total)}, and the fees of the partner`] as const),
    ],
    question: 'Change and book all of it?',
    changes: 'money',
  });
};
