import { judgeRedirectLoop } from './judgeRedirectLoop.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { describeRefusal } from '../responses/describeRefusal.ts';
import {
  isAccepted,
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
import { describePageAnswer } from './describePageAnswer.ts';
import { judgeFreshness } from './judgeFreshness.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';
import { judgePageType } from './judgePageType.ts';
import { pageNames, readPageKind } from './readPageKind.ts';

const noFallback = (answered: string, note = `A deep address was answered ${answered}.`): ExplainedVerdict =>
  differsWithSymptom('fallback', note, makeSymptom('no-fallback', answered, 'fallback'));

/** A page that came for a deep address with status 200; none of the application names no script of the build. */
const judgeFallbackPage = ({ heard, text }: PageResponse): ExplainedVerdict => {
  if (!/\/assets\/[\w.-]+\.js\b/.test(text)) {
    const words = describeRefusal({ ...heard, text });
    return noFallback(`with a page that is not of the application${words === '' ? '' : ` (${words})`}`);
  }
  const kind = readPageKind(text);
  return kind === 'landing' || kind === 'legal'
    ? noFallback(`by ${pageNames[kind]}`)
    : judgeFreshness(heard, 'pages-cached');
};

/** A deep address of the application, which is no file: it is answered by the page of the application. */
export const judgeDeepLinkPage = (
  page: string,
  { heard, text }: PageResponse,
  asked = '',
): ExplainedVerdict => {
  const loop = judgeRedirectLoop(heard, asked);
  if (loop !== null) return loop;
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, page);
    const note = `A deep address is redirected to ${to}.`;
    return to.startsWith(`${page}/`)
      ? noFallback(`with a redirect to ${to}`, note)
      : differsWithSymptom('fallback', note, makeSymptom('redirected', to));
  }
  if (isAccepted(heard) && isWebPage(heard)) return judgeFallbackPage({ heard, text });
  // A 500 alone is what some hosts say where the page of their fallback is not there.
  if (heard.status > 500)
    return addSymptomToVerdict(
      refusedVerdict({
        note: `A deep address was answered with status ${heard.status}.`,
        requestId: readRequestId(heard),
        status: heard.status,
      }),
      makeSymptom('some-in-trouble', `a deep address ended with ${heard.status}, and the start is well`),
    );
  if (heard.status === 404 && isWebPage(heard) && readPageKind(text) === 'application')
    return differsWithSymptom(
      'fallback',
      'A deep address was answered by the application, with status 404.',
      makeSymptom('fallback-status', 'with status 404', 'fallback'),
    );
  return judgePageType({ heard, text }) ?? noFallback(describePageAnswer(heard));
};
