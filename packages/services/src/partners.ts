import type { TokenIssuer } from './account/requestTokenOfPartner.ts';
import type { Migrations } from './database/migrate.ts';
import type { SealedColumn } from './keys/sealedColumn.ts';
import { isListedRedirect } from './ofx/isListedRedirect.ts';
import { ofxAuthorizationMigrations, ofxSealedTokens } from './ofx/ofxAuthorizations.ts';
import type { OfxTokenContext } from './ofx/ofxTokenContext.ts';
import { requestOfxToken } from './ofx/requestOfxToken.ts';
import type { ServicesSettings } from './settings/servicesSettingsSchema.ts';

/** What the accounts service keeps for the tokens of partners. */
export const partnerTokenMigrations: Migrations = { ...ofxAuthorizationMigrations };

/** What of it is sealed. */
export const sealedPartnerColumns: readonly SealedColumn[] = [ofxSealedTokens];

/** How long a partner may take for a token. */
const timeLimitMs = 8_000;

/** Who gets customers their tokens, by partner, of the partners that the settings name. */
export const tokenIssuersOf = (
  { ofx }: Pick<ServicesSettings, 'ofx'>,
  context: Pick<OfxTokenContext, 'db' | 'keys' | 'report'>,
): Readonly<Record<string, TokenIssuer>> => {
  if (ofx === undefined) return {};
  const { redirectUris, ...known } = ofx;
  const isRedirect = (address: string) => isListedRedirect(redirectUris, address);
  return { ofx: requestOfxToken({ ...context, fetch, client: { ...known, isRedirect, timeLimitMs } }) };
};
