import { judgeRedirectLoop } from './judgeRedirectLoop.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { describeRefusal } from '../responses/describeRefusal.ts';
import {
  isAccepted,
  isServiceInTrouble,
  isRedirect,
  isWebPage,
  readRedirectTarget,
  readRequestId,
} from '../responses/probeResponse.ts';
import {
  differsWithSymptom,
  refusedVerdict,
  addSymptomToVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import type { ReachResult } from '../probes/reached.ts';
import { describePageAnswer } from './describePageAnswer.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';
import { judgePageType } from './judgePageType.ts';
import { readPageKind } from './readPageKind.ts';

/** It names no file of a build, and is not compressed or otherwise unreadable, which has a cause of its own. */
const isOfNobody = (text: string): boolean =>
  /<(?:!doctype html|html|head|body)\b/i.test(text) &&
  !/\/assets\/[\w.-]+/.test(text) &&
  readPageKind(text) === null;

const noStart = (answered: string): ExplainedVerdict =>
  differsWithSymptom('/', `It was answered ${answered}.`, makeSymptom('no-start', answered));

/** The start of the site, or a page of it that leads to another; null where it says nothing against the host. */
export const judgeStartPage = (
  origin: string,
  host: string,
  { heard, text }: PageResponse,
): ExplainedVerdict | null => {
  if (isServiceInTrouble(heard))
    return addServiceWordsToVerdict(
      addSymptomToVerdict(
        refusedVerdict({ note: `It answers with status ${heard.status}.`, requestId: readRequestId(heard) }),
        makeSymptom('in-trouble', `${host} answers with status ${heard.status}`),
      ),
      heard,
      true,
    );
  const loop = judgeRedirectLoop(heard, `${origin}/`);
  if (loop !== null) return loop;
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, origin);
    return to === origin || to.startsWith(`${origin}/`) || !/^(?:https?:)?\/\//.test(to)
      ? null
      : differsWithSymptom('/', `It is redirected to ${to}.`, makeSymptom('pages-redirected', to));
  }
  // A challenge, or another page that is none of the site.
  if (heard.headers['x-amzn-waf-action'] !== undefined || heard.headers['cf-mitigated'] !== undefined)
    return addServiceWordsToVerdict(noStart(describePageAnswer(heard)), heard, true);
  const mistyped = judgePageType({ heard, text });
  if (mistyped !== null) return mistyped;
  const type = heard.headers['content-type'] ?? '';
  if (isAccepted(heard) && !isWebPage(heard) && type !== '')
    return noStart(`${describePageAnswer(heard)} and ${type}`);
  if (heard.status === 401)
    return differsWithSymptom(
      '/',
      'A sign-in stands before it.',
      makeSymptom(
        'pages-behind-sign-in',
        `with 401 (${heard.headers['www-authenticate'] || 'no challenge'})`,
      ),
    );
  if (isAccepted(heard) && isWebPage(heard) && isOfNobody(text)) {
    const words = describeRefusal({ ...heard, text });
    return noStart(`with a page that is not of the build${words === '' ? '' : ` (${words})`}`);
  }
  return heard.status < 400
    ? null
    : addServiceWordsToVerdict(noStart(describePageAnswer(heard)), heard, true);
};

/** A start that was in trouble, and well when it was asked again. */
export const judgePassingTrouble = (host: string, reached: ReachResult): ExplainedVerdict => {
  const status = reached.kind === 'answered' ? reached.heard.status : 500;
  const seen = `the start of ${host} ended with ${status}, and was well a moment later`;
  return addSymptomToVerdict(
    refusedVerdict({ note: `It answered with status ${status} once.`, status }),
    makeSymptom('some-in-trouble', seen),
  );
};
