import type { PartnerCall } from '../access/partnerCall.ts';
import { answered, refused, type Answer } from '../answer.ts';
import type { CorpayDatabase } from '../corpayTables.ts';

/** GET /deal/quote/status/{quoteId}: the seconds that are left, 0 when none are; 404 unless it is the customer's. */
export const quoteStatus = async (
  db: CorpayDatabase,
  { customer, at }: PartnerCall,
  quoteId: string,
): Promise<Answer> => {
  const unknown = refused(404, { key: 'quoteId', message: 'There is no such quote.' });
  if (!/^[0-9a-f]{1,64}$/.test(quoteId)) return unknown;
  const quote = await db
    .selectFrom('corpay_quotes')
    .select(['expires_at'])
    .where('quote_id', '=', quoteId)
    .where('sub', '=', customer.sub)
    .executeTakeFirst();
  if (quote === undefined) return unknown;
  return answered({ quoteId, expiryRemaining: Math.max(0, quote.expires_at.getTime() - at) / 1000 });
};
