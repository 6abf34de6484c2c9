import { msUntilQuoteExpires } from '../../market/computeQuoteEnd.ts';
import type { BearerCall } from '../access/bearerRoute.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { isIdentifier } from '../wire/isIdentifier.ts';

/** GET payments/quotes/{id}/stale (OFX-QUOTE-20): true once it has ended or is booked; 404 unless it is one's own. */
export const answerQuoteStaleness = async (
  db: OfxDatabase,
  { sub, at }: BearerCall,
  quoteId: string,
): Promise<Answer> => {
  const unknown = refusalAnswer(404, 'There is no such quote.');
  if (!isIdentifier(quoteId)) return unknown;
  const quote = await db
    .selectFrom('ofx_quotes')
    .leftJoin('ofx_deals', 'ofx_deals.quote_id', 'ofx_quotes.quote_id')
    .select(['ofx_quotes.expires_at', 'ofx_deals.deal_id'])
    .where('ofx_quotes.quote_id', '=', quoteId)
    .where('ofx_quotes.sub', '=', sub)
    .executeTakeFirst();
  if (quote === undefined) return unknown;
  return okAnswer({ isStale: quote.deal_id !== null || msUntilQuoteExpires(quote, at) === 0 });
};
