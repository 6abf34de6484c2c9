import * as z from 'zod';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import {
  feeCurrency,
  findFeeSettlementAccount,
} from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

const account = z.strictObject({
  id: z.string(),
  currency: z.string(),
  text: z.string().default(''),
  bankName: z.string().default(''),
  method: z.strictObject({ id: z.string(), text: z.string().default('') }).default({ id: '', text: '' }),
  preferred: z.boolean().default(false),
});

export const feesCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  settlementAccount: z.union([z.string(), account.transform(({ id }) => id)]),
  accounts: z.array(account),
  feeAccount: z.string().nullish(),
});

/** Which account the fee is settled from, and why; `holds` is false when no account can be. */
const judge = (
  settlement: SettlementAccount,
  accounts: readonly SettlementAccount[],
  chosen: string | null,
) => {
  const fee = findFeeSettlementAccount(settlement, accounts);
  if (fee.kind === 'same-account') {
    return {
      applies: fee.kind,
      feeAccount: settlement.id,
      choices: [settlement.id],
      why: `The settlement account is in ${feeCurrency}, so the fee is settled from it.`,
      holds: chosen === null || chosen === settlement.id,
    };
  }
  const choices = fee.choices.map(({ id }) => id);
  const why = `The settlement account is in ${settlement.currency}; fees are settled in ${feeCurrency} only`;
  return {
    applies: fee.kind,
    feeAccount: chosen !== null && choices.includes(chosen) ? chosen : null,
    choices,
    why:
      choices.length === 0
        ? `${why}, and there is no such account.`
        : `${why}, so one of these must be chosen.`,
    holds: chosen === null ? choices.length > 0 : choices.includes(chosen),
  };
};

export const feesCheck: PartnerCheck<'check fees'> = {
  usage: 'fees',
  summary: 'Which account the fee of a payment is settled from, and why.',
  notes: ['… stands for "applies": "same-account" | "choose", "feeAccount", "choices" and "why".'],
  examples: [
    `fees <<< '{ "settlementAccount": "A1", "accounts": [{ "id": "A1", "currency": "EUR" }, { "id": "A2", "currency": "USD" }] }'`,
  ],
  judge: async (input) => {
    const given = await readBySchema(input, feesCheckInputSchema);
    if (!given.ok) return given;
    const { settlementAccount, accounts, feeAccount = null } = given.value;
    const settlement = accounts.find(({ id }) => id === settlementAccount);
    if (settlement === undefined)
      return usageFailure(
        'settlementAccount: none of the accounts has this id.',
        'Name the id of one of them.',
      );
    const verdict = judge(settlement, accounts, feeAccount);
    return makeOutput(
      verdict,
      null,
      verdict.holds
        ? null
        : commandFailure(
            exitCodes.failed,
            'check-does-not-hold',
            verdict.choices.length === 0
              ? `There is no account in ${feeCurrency} to settle the fee from.`
              : 'The fee cannot be settled from that account.',
          ),
    );
  },
};
