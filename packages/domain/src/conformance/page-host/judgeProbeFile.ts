import { isAccepted, isWebPage } from '../responses/probeResponse.ts';
import { asExpectedVerdict, unjudgedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { describePageAnswer } from './describePageAnswer.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';

/** Files of the build that are asked for from outside, by nobody's browser (SITE-4). */
export const probeFiles = {
  healthz: '/healthz',
  security: '/.well-known/security.txt',
} as const;

/** Sooner than this before its end somebody has to see to it. */
const soon = 30 * 86_400_000;

const giveHealth = 'give the file healthz of the build as application/json, for uptime checks.';
const giveSecurity = 'give the file of the build as text/plain, for who finds a weakness.';

const whyNoFile = ({ heard }: PageResponse): string | null =>
  isAccepted(heard) && !isWebPage(heard) ? null : `It is answered ${describePageAnswer(heard)}`;

const whyNotHealthy = (response: PageResponse): string | null => {
  const none = whyNoFile(response);
  if (none !== null) return `${none}: ${giveHealth}`;
  const body: unknown = response.heard.body;
  const status: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'status') : undefined;
  return status === 'ok' ? null : `It does not say status ok: ${giveHealth}`;
};

const whyNobodyIsReached = (response: PageResponse, now: number): string | null => {
  const none = whyNoFile(response);
  if (none !== null) return `${none}: ${giveSecurity}`;
  const [, contact] = /^Contact:[ \t]*(\S+)/im.exec(response.text) ?? [];
  if (contact === undefined) return `It names no Contact: ${giveSecurity}`;
  if (contact.endsWith('.invalid'))
    return 'Its contact is nobody’s: build with npm run build -- --config config.json.';
  const ends = Date.parse(/^Expires:[ \t]*(\S+)/im.exec(response.text)?.[1] ?? '');
  if (Number.isNaN(ends)) return `It names no Expires: ${giveSecurity}`;
  const day = new Date(ends).toISOString().slice(0, 10);
  if (ends > now + soon) return null;
  return ends > now
    ? `It ends on ${day}: build and deploy anew before.`
    : `It ended on ${day}: build and deploy anew.`;
};

/** The product works without either, so that what is lacking is named and no fault. */
export const judgeProbeFile = (
  file: keyof typeof probeFiles,
  response: PageResponse,
  now: number,
): ExplainedVerdict => {
  const lacking = file === 'healthz' ? whyNotHealthy(response) : whyNobodyIsReached(response, now);
  return lacking === null ? asExpectedVerdict() : unjudgedVerdict(lacking);
};
