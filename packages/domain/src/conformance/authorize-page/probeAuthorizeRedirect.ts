import { makeSymptom } from '../causes/makeSymptom.ts';
import { readAuthorizeRefusal } from './probeAuthorizeClientId.ts';
import type { PartnerAuthorizeProbe } from '../probes/probes.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import { isServiceInTrouble, readRequestId } from '../responses/probeResponse.ts';
import { describeStatusAndRefusal } from '../responses/describeRefusal.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  unjudgedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** No partner has registered it. */
const unregistered = 'https://a-host-that-nobody-registered.invalid/callback';

const untold = unjudgedVerdict(
  'The page where users authorize does not tell redirect addresses apart before somebody signs in.',
);

/** A port of this machine may be any, which is written as a star. */
const isSentTo = (location: string, address: string): boolean => {
  const [before = '', after = ''] = address.split(':*');
  return location.startsWith(before) && location.replace(/:\d+(?=\/)/, '').includes(after);
};

/**
 * Whether the page where users authorize sends them back to an address: it is asked as a browser begins, and for an address
 * that nobody registered too, because many such pages show a form whatever they are asked. Nobody signs in.
 */
export const probeAuthorizeRedirect = async (
  { id, authorize }: Pick<PartnerAuthorizeProbe, 'id' | 'authorize'>,
  /** What names the address, and the address. */
  { field, address }: { readonly field: string; readonly address: string },
): Promise<ExplainedVerdict> => {
  const [own, other] = await Promise.all([authorize(id, address), authorize(id, unregistered)]);
  if (own.kind !== 'answered' || isServiceInTrouble(own.heard)) return untold;
  // Only to an address that is registered anybody is sent back, also with an error.
  if (isSentTo(own.heard.headers['location'] ?? '', address)) return asExpectedVerdict();
  const refusal = readAuthorizeRefusal(own, id);
  if (refusal === null) return readAuthorizeRefusal(other, id) === null ? untold : asExpectedVerdict();
  const family = findSymptomNamedByResponse({
    ...own.heard,
    text: `${own.text} ${own.heard.headers['location'] ?? ''}`,
  });
  const isOfAddress =
    family === null ? /\binvalid_request\b/.test(refusal) : family.kind === 'oauth-redirect';
  if (!isOfAddress) return untold;
  const said = describeStatusAndRefusal(own.heard);
  return differsWithSymptom(
    'redirect_uri',
    `The partner sends nobody back to ${address}.`,
    { ...makeSymptom('redirect-not-registered', address, field), said },
    readRequestId(own.heard),
  );
};
