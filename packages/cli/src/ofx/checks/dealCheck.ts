import * as z from 'zod';
import { dealBadgeColour, formatDealBadge } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { makeExpectationSchema } from '../../checking/makeExpectationSchema.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

const text = z.string().default('');

export const dealCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  status: text,
  stateInfo: z.strictObject({ dealState: text, dealStateDisplay: text }).prefault({}),
  expect: makeExpectationSchema({ colour: z.string().optional(), badge: z.string().optional() }),
});

/** `fxg check deal`: what the badge of a deal says, and its colour (OFX-DEAL-17). */
export const dealCheck: PartnerCheck<'check deal'> = {
  usage: 'deal',
  summary: 'The badge of a deal, by its state: its text and its colour.',
  examples: [
    `deal <<< '{ "partner": "ofx", "stateInfo": { "dealState": "AwaitingFunds" }, "expect": { "colour": "orange" } }'`,
  ],
  judge: async (input) => {
    const given = await readBySchema(input, dealCheckInputSchema);
    if (!given.ok) return given;
    const [badge, colour] = [formatDealBadge(given.value), dealBadgeColour(given.value)];
    const { expect } = given.value;
    const holds = (expect?.badge ?? badge) === badge && (expect?.colour ?? colour) === colour;
    return makeOutput(
      { badge, colour, holds },
      null,
      holds
        ? null
        : commandFailure(exitCodes.failed, 'check-does-not-hold', `The badge is ${badge}, ${colour}.`),
    );
  },
};
