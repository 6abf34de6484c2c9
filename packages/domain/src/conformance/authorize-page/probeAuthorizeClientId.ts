import { makeSymptom } from '../causes/makeSymptom.ts';
import { isAccepted, isServiceInTrouble, readRequestId } from '../responses/probeResponse.ts';
import { hasNoSignature } from '../answers/makeSignedCallsRefusedVerdict.ts';
import type { PartnerAuthorizeProbe } from '../probes/probes.ts';
import type { ReachResult } from '../probes/reached.ts';
import { findSymptomNamedByResponse, isFirewallSymptom } from '../responses/findSymptomNamedByResponse.ts';
import { describeStatusAndRefusal } from '../responses/describeRefusal.ts';
import {
  differsWithSymptom,
  unjudgedVerdict,
  asExpectedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** The id of a client that nobody has. */
const nobody = 'a-client-that-nobody-has';

const refuses = /\b(?:invalid_client|unauthorized_client|unknown[ _]client|client[ _]not[ _]found)\b/i;

const refusesRedirect = /\binvalid_request\b|redirect_?uri_mismatch|redirect_uri is (?:invalid|not)/i;

/** What a page says, without what only repeats who asked; null where it shows a form or sends on to one. */
export const readAuthorizeRefusal = (reached: ReachResult, id: string): string | null => {
  if (reached.kind !== 'answered') return null;
  const { heard, text } = reached;
  const where = heard.headers['location'] ?? '';
  const isRefused =
    heard.status >= 400 || /[?&#]error=/.test(where) || refuses.test(text) || refusesRedirect.test(text);
  if (!isRefused) return null;
  const said = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(id, '');
  return `${heard.status} ${/[?&#]error=(?<error>\w+)/.exec(where)?.groups?.['error'] ?? ''} ${said.replaceAll(/[\w-]{20,}|\d+/g, '')}`;
};

const untold = unjudgedVerdict(
  'The page where users authorize does not tell clients apart before somebody signs in.',
);

/**
 * Whether the page where users authorize knows the client: it is asked as for one that nobody has, too, because many such
 * pages show a form to everybody. Nothing is authorized.
 */
export const probeAuthorizeClientId = async (
  { field, id, authorize }: PartnerAuthorizeProbe,
  redirect: string,
): Promise<ExplainedVerdict> => {
  const [own, other] = await Promise.all([authorize(id, redirect), authorize(nobody, redirect)]);
  if (own.kind !== 'answered' || isServiceInTrouble(own.heard)) return untold;
  const [refusal, foreign] = [readAuthorizeRefusal(own, id), readAuthorizeRefusal(other, nobody)];
  if (refusal === null) return foreign === null ? untold : asExpectedVerdict();
  const requestId = readRequestId(own.heard);
  const family = findSymptomNamedByResponse({
    ...own.heard,
    text: `${own.text} ${own.heard.headers['location'] ?? ''}`,
  });
  if (family !== null && isFirewallSymptom(family) && !refuses.test(refusal))
    return unjudgedVerdict(
      `A firewall answered in place of the page where users authorize: ${family.said ?? own.heard.status}.`,
    );
  if (hasNoSignature(own.heard))
    return differsWithSymptom(
      field,
      'No such page is there.',
      {
        ...makeSymptom('no-route'),
        said: describeStatusAndRefusal(own.heard),
      },
      requestId,
    );
  if (refusal === foreign || refuses.test(refusal))
    return differsWithSymptom(
      field,
      'The partner knows no client of this id.',
      {
        ...makeSymptom('unknown-oauth-client', '', field),
        ...(isAccepted(own.heard) ? {} : { said: describeStatusAndRefusal(own.heard) }),
      },
      requestId,
    );
  // Who refuses the address alone knows the client; the address is judged by itself.
  if (family?.kind === 'oauth-redirect') return asExpectedVerdict();
  return family?.kind === 'oauth-scope'
    ? differsWithSymptom(
        field,
        `The page where users authorize refuses: ${describeStatusAndRefusal(own.heard)}.`,
        family,
        requestId,
      )
    : untold;
};
