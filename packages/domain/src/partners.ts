import { corpayPolicy } from './corpay/quotes/corpayPolicy.ts';
import type { FxPartner } from './identity/user.ts';
import { ofxPolicy } from './ofx/quotes/ofxPolicy.ts';

/** What each partner brings to the domain: how its quotes are kept alive. Deleting a partner's feature and its entry removes it. */
export const partners = {
  corpay: { quotePolicy: corpayPolicy },
  ofx: { quotePolicy: ofxPolicy },
} satisfies Partial<Record<FxPartner, unknown>>;
