import type { TokenIssuer } from '@fx-gateway/services/account/requestTokenOfPartner.ts';
import { partners } from './partners.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';

/** Who gets customers their tokens, by partner, of the partners whose tokens the accounts service asks for. */
export const tokenIssuersOfPartners = (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
): Readonly<Record<string, TokenIssuer>> =>
  Object.fromEntries(
    Object.entries(partners).flatMap(([name, plugin]) => {
      const issuer = plugin.makeTokenIssuer?.(frame);
      return issuer === undefined ? [] : [[name, issuer]];
    }),
  );
