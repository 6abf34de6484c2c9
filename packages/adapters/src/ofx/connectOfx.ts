import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import type {
  Ofx,
  OfxDeals,
  OfxQuotes,
  OfxTokens,
  OfxTokenProvider,
} from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { connectOfxBeneficiaries } from './connectOfxBeneficiaries.ts';
import { connectOfxRates } from './connectOfxRates.ts';
import { connectOfxTokens } from './connectOfxTokens.ts';
import { createOfxCaller, type OfxCaller } from './createOfxCaller.ts';
import type { OfxSettings } from './ofxConfigurationSchema.ts';
import { toOfxDealBody, readOfxBookedDeal, readOfxDealBeneficiaries, readOfxDeals } from './ofxDealWire.ts';
import { toOfxQuoteBody, readIsStaleFlag, readOfxQuote } from './ofxQuoteWire.ts';
import type { HoldableApi, HoldableHttp } from '../http/holdChangesBack.ts';

const connectQuotes = (call: OfxCaller): OfxQuotes => ({
  request: (request) =>
    call({
      method: 'POST',
      path: '/payments/quotes',
      body: toOfxQuoteBody(request),
      keepsToken: true,
      read: readOfxQuote(request),
    }),

  isStale: (quoteId) =>
    call({
      method: 'GET',
      path: '/payments/quotes/{id}/stale',
      ids: { id: quoteId },
      keepsToken: true,
      read: readIsStaleFlag,
    }),
});

const connectDeals = (call: OfxCaller): OfxDeals => ({
  book: (request, idempotencyKey) =>
    call({
      method: 'POST',
      path: '/payments/deals',
      changes: 'money',
      body: toOfxDealBody(request),
      idempotencyKey,
      read: readOfxBookedDeal,
    }),

  list: () => call({ method: 'GET', path: '/payments/deals', read: readOfxDeals }),

  beneficiaries: (dealId) =>
    call({
      method: 'GET',
      path: '/payments/deals/{dealId}/beneficiaries',
      ids: { dealId },
      read: readOfxDealBeneficiaries,
    }),
});

/** What this partner brings: access to it, its calls for the holder of a token, and its market rates. */
export type OfxServices = {
  readonly ofxTokens: OfxTokens;
  readonly ofx: (tokens: OfxTokenProvider) => Ofx;
  readonly ofxRates: (tokens: OfxTokenProvider) => PartnerPairRateService;
};

/** `places` is null where no address is configured: every call then says so. */
export const connectOfx = (
  http: HoldableHttp,
  accounts: HoldableApi,
  places: Pick<OfxSettings, 'baseUrl' | 'ratesUrl' | 'idempotencyKey'> | null,
  clock: Pick<Clock, 'now'>,
): OfxServices => ({
  ofxTokens: connectOfxTokens(accounts, clock),
  ofx: (tokens) => {
    const call = createOfxCaller(http, places, tokens);
    return {
      beneficiaries: connectOfxBeneficiaries(call),
      quotes: connectQuotes(call),
      deals: connectDeals(call),
    };
  },
  ofxRates: (tokens) => connectOfxRates(http, places?.ratesUrl ?? null, tokens, clock),
});
