import { callFailure } from '@fx-gateway/domain/calls';
import type { CorpayQuotes } from '@fx-gateway/domain/corpay';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { pathSegment } from '../http/pathSegment.ts';
import type { CorpayCaller } from './corpayCaller.ts';
import { quoteBody, readQuote, readQuoteStatus } from './quoteWire.ts';

export const connectQuotes = (call: CorpayCaller): CorpayQuotes => ({
  request: (request) =>
    call({ method: 'POST', path: '/deal/quote', body: quoteBody(request), read: readQuote(request) }),

  remaining: async (quoteId) => {
    const segment = pathSegment(quoteId);
    if (segment === null) return failed(callFailure('refused', '/deal/quote/status'));
    const status = await call({
      method: 'GET',
      path: `/deal/quote/status/${segment}`,
      read: readQuoteStatus,
    });
    return status.ok ? succeeded(status.value.expiryRemaining) : status;
  },
});
