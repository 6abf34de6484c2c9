import { makeSymptom } from '../causes/makeSymptom.ts';
import {
  findCacheEvidence,
  isAccepted,
  isServiceInTrouble,
  isWebPage,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import {
  asExpectedVerdict,
  differsWithSymptom,
  refusedVerdict,
  addSymptomToVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import { describePageAnswer } from './describePageAnswer.ts';
import { sentAs } from './judgePageType.ts';
import { readCacheSeconds } from './judgePolicy.ts';

/** A file below the assets that is not there. */
export const judgeMissingAsset = (heard: ProbeResponse): ExplainedVerdict =>
  isAccepted(heard)
    ? differsWithSymptom(
        'assets',
        `A missing file was answered ${describePageAnswer(heard)}.`,
        makeSymptom('assets-fall-back', describePageAnswer(heard), 'assets'),
      )
    : asExpectedVerdict();

const leastKept = 30 * 86_400;

const isOf = { js: /\b(?:java|ecma)script\b/i, css: /\btext\/css\b/i };

/** A file with a hash in its name, which never changes; `page` is the one that names it. */
export const judgeAsset = (path: string, heard: ProbeResponse, page: ProbeResponse): ExplainedVerdict => {
  if (isServiceInTrouble(heard))
    return addSymptomToVerdict(
      refusedVerdict({
        note: `${path} was answered with status ${heard.status}.`,
        requestId: readRequestId(heard),
        status: heard.status,
      }),
      makeSymptom('some-in-trouble', `${path} ended with ${heard.status}, and the start is well`),
    );
  if (!isAccepted(heard) || isWebPage(heard)) {
    const answered = describePageAnswer(heard);
    const kept = findCacheEvidence(page);
    if (kept !== null)
      return differsWithSymptom(
        'cache',
        `${path} was answered ${answered}, and a page that a cache gave names it (${kept}).`,
        makeSymptom('old-page', `${path} is answered ${answered} (${kept})`),
      );
    const negative = findCacheEvidence(heard);
    if (negative !== null)
      return differsWithSymptom(
        'cache',
        `${path} was answered ${answered} by a cache (${negative}).`,
        makeSymptom('asset-missing-kept', `${path} is answered ${answered} (${negative})`, 'assets'),
      );
    return differsWithSymptom(
      'assets',
      `${path} was answered ${answered}.`,
      makeSymptom('asset-missing', `${path} is answered ${answered}`, 'assets'),
    );
  }
  const type = heard.headers['content-type'] ?? '';
  const isStyle = path.endsWith('.css');
  if (!isOf[isStyle ? 'css' : 'js'].test(type))
    return differsWithSymptom(
      'content-type',
      `${path} is ${sentAs(type)}.`,
      makeSymptom('asset-type', `${isStyle ? 'Styles' : 'Scripts'} are ${sentAs(type)}`, 'assets'),
    );
  const name = 'cache-control';
  const said = heard.headers[name] ?? '';
  return readCacheSeconds(said) < leastKept
    ? differsWithSymptom(
        name,
        `It is ${said || 'not sent'}.`,
        makeSymptom('assets-uncached', said || `no ${name}`, name),
      )
    : asExpectedVerdict();
};
