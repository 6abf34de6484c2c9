import type { CorpayQuotes } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CorpayCaller } from './createCorpayCaller.ts';
import { toQuoteRequestBody, readQuote, readQuoteStatus } from './quoteWire.ts';

export const connectQuotes = (call: CorpayCaller): CorpayQuotes => ({
  request: (request) =>
    call({
      method: 'POST',
      path: '/deal/quote',
      body: toQuoteRequestBody(request),
      read: readQuote(request),
    }),

  remaining: async (quoteId) => {
    const status = await call({
      method: 'GET',
      path: '/deal/quote/status/{quoteId}',
      ids: { quoteId },
      read: readQuoteStatus,
    });
    return status.ok ? succeeded(status.value.expiryRemaining) : status;
  },
});
