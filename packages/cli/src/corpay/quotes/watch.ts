import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { createCorpayLiveQuote } from '@fx-gateway/domain/corpay';
import { fieldMessages } from '@fx-gateway/domain/forms';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { readTerms, requestFor, termOptions } from './quoteTerms.ts';
import { watchLive } from './watchLive.ts';

const wholeNumber = (text: string | null): number | null | undefined => {
  if (text === null) return null;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
};

export const watch: PartnerVerb = {
  usage: 'watch',
  summary: 'Watch a live quote: a line for every quote and renewal, until Ctrl-C.',
  options: [
    ...termOptions,
    { flags: '--for <seconds>', summary: 'end after this time, with 0' },
    { flags: '--count <n>', summary: 'end after this many quotes, with 0' },
  ],
  output:
    'JSON lines: { "event": "quote" | "renewal", "quoteId", "rate", "settlement", "payment", "expiryRemaining", "expiresAt", "before", "worse", "asked" }; "asked" where the quote is for another amount',
  examples: [
    'watch --beneficiary ID --amount 10000',
    'watch --beneficiary ID --amount 10000 --for 60 --json',
  ],
  run: async (invocation, openSession) => {
    const terms = readTerms(invocation.options);
    if (!terms.ok) return terms;
    const [seconds, count] = ['for', 'count'].map((name) => wholeNumber(invocation.options.text(name)));
    if (seconds === undefined || count === undefined) {
      return usageFailure(fieldMessages.invalid, '--for and --count are whole numbers above 0.');
    }
    const open = await openCorpay(openSession);
    if (!open.ok) return open;
    const { corpay, keeper } = open.value;
    const beneficiary = await findBeneficiary(corpay, terms.value.beneficiaryId);
    if (!beneficiary.ok) return beneficiary;
    const request = requestFor(terms.value, beneficiary.value);
    if (!request.ok) return request;
    return watchLive(invocation, { seconds, count }, (changed) => {
      const live = createCorpayLiveQuote({
        quotes: corpay.quotes,
        clock: systemClock,
        timers: systemTimers,
        changed,
      });
      live.send({ type: 'edited', request: request.value });
      return {
        ...live,
        renewToken: async () => {
          const token = await keeper.renew();
          if (token.ok) live.send({ type: 'token-came' });
          return token.ok;
        },
      };
    });
  },
};
