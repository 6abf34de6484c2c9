import { symptom, type Symptom } from '../causes/symptom.ts';
import {
  findCacheEvidence,
  isAccepted,
  isServiceInTrouble,
  isRedirect,
  isWebPage,
  readRedirectTarget,
  requestIdOf,
  type ProbeResponse,
} from '../spoken/heard.ts';
import { withServiceWords } from '../spoken/withServiceWords.ts';
import { describeRefusal } from '../spoken/describeRefusal.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  refusedVerdict,
  withSymptom,
  type ExplainedVerdict,
} from '../spoken/verdict.ts';
import { judgePageType, sentAs } from './judgePageType.ts';
import type { PageResponse } from './judgePolicies.ts';
import { pageNames, readPageKind } from './readPageKind.ts';
import { readCacheSeconds } from './judgePolicy.ts';

const wrong = (field: string, note: string, shown: Symptom): ExplainedVerdict =>
  withSymptom(differsVerdict(field, note), shown);

const headerOf = ({ headers }: ProbeResponse, name: string): string => headers[name] ?? '';

const answered = (heard: ProbeResponse): string => {
  if (isRedirect(heard)) return `with status ${heard.status} to ${readRedirectTarget(heard, '')}`;
  return `with status ${heard.status}${isWebPage(heard) ? ' and a page' : ''}`;
};

/** The start of the site, or a page of it that leads to another; null where it says nothing against the host. */
export const judgeStartPage = (
  origin: string,
  host: string,
  { heard, text }: PageResponse,
): ExplainedVerdict | null => {
  if (isServiceInTrouble(heard))
    return withServiceWords(
      withSymptom(
        refusedVerdict({ note: `It answers with status ${heard.status}.`, requestId: requestIdOf(heard) }),
        symptom('in-trouble', `${host} answers with status ${heard.status}`),
      ),
      heard,
      true,
    );
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, origin);
    return to === origin || to.startsWith(`${origin}/`) || !/^(?:https?:)?\/\//.test(to)
      ? null
      : wrong('/', `It is redirected to ${to}.`, symptom('pages-redirected', to));
  }
  // A challenge, or another page that is none of the site.
  if (heard.headers['x-amzn-waf-action'] !== undefined || heard.headers['cf-mitigated'] !== undefined)
    return withServiceWords(
      wrong('/', `It was answered ${answered(heard)}.`, symptom('no-start', answered(heard))),
      heard,
      true,
    );
  const mistyped = judgePageType({ heard, text });
  if (mistyped !== null) return mistyped;
  const type = headerOf(heard, 'content-type');
  if (isAccepted(heard) && !isWebPage(heard) && type !== '') {
    const other = `${answered(heard)} and ${type}`;
    return wrong('/', `It was answered ${other}.`, symptom('no-start', other));
  }
  return heard.status < 400
    ? null
    : withServiceWords(
        wrong('/', `It was answered ${answered(heard)}.`, symptom('no-start', answered(heard))),
        heard,
        true,
      );
};

/** `config.json` beside the pages: it is there, is JSON, and is asked for each time. */
export const judgeConfiguration = (heard: ProbeResponse): ExplainedVerdict => {
  if (!isAccepted(heard) || heard.body === undefined)
    return withServiceWords(
      wrong(
        'config.json',
        `It was answered ${answered(heard)}.`,
        symptom('no-configuration', `it was answered ${answered(heard)}`),
      ),
      heard,
    );
  return judgeFresh(heard, 'configuration-cached');
};

/** Longer than this nobody waits for a change; a minute or two only spares calls. */
const fresh = 300;

/** How a cache on the way says that it gave an answer that is no longer fresh; null where it does not. */
const keptOnTheWay = (heard: ProbeResponse): string | null => {
  const said = findCacheEvidence(heard);
  const age = headerOf(heard, 'age');
  const isKept =
    age === '' ? /no-(?:cache|store)/.test(headerOf(heard, 'cache-control')) : Number(age) > fresh;
  return isKept ? said : null;
};

const whatIs = { 'configuration-cached': 'config.json', 'pages-cached': 'The page of the application' };

const judgeFresh = (
  heard: ProbeResponse,
  kind: 'configuration-cached' | 'pages-cached',
): ExplainedVerdict => {
  const name = 'cache-control';
  const said = headerOf(heard, name);
  if (readCacheSeconds(said) > fresh)
    return wrong(name, `It is ${said}.`, symptom(kind, `${name}: ${said}`, name));
  const kept = keptOnTheWay(heard);
  return kept === null
    ? asExpectedVerdict()
    : wrong(
        'cache',
        `A cache on the way gives it (${kept}).`,
        symptom('kept-on-the-way', `${whatIs[kind]} comes from a cache before the host (${kept})`),
      );
};

/** Checks by the cache headers that browsers always load the current start page. */
export const judgeStartPageFreshness = (heard: ProbeResponse): ExplainedVerdict =>
  judgeFresh(heard, 'pages-cached');

/** A deep address of the application, which is no file: it is answered by the page of the application. */
export const judgeDeepLinkPage = (page: string, { heard, text }: PageResponse): ExplainedVerdict => {
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, page);
    const note = `A deep address is redirected to ${to}.`;
    return to.startsWith(`${page}/`)
      ? wrong('fallback', note, symptom('no-fallback', `with a redirect to ${to}`, 'fallback'))
      : wrong('fallback', note, symptom('redirected', to));
  }
  if (isAccepted(heard) && isWebPage(heard) && !/\/assets\/[\w.-]+\.js\b/.test(text)) {
    const words = describeRefusal({ ...heard, text });
    const other = `with a page that is not of the application${words === '' ? '' : ` (${words})`}`;
    return wrong(
      'fallback',
      `A deep address was answered ${other}.`,
      symptom('no-fallback', other, 'fallback'),
    );
  }
  const kind = isAccepted(heard) && isWebPage(heard) ? readPageKind(text) : null;
  if (kind === 'landing' || kind === 'legal') {
    const other = `by ${pageNames[kind]}`;
    return wrong(
      'fallback',
      `A deep address was answered ${other}.`,
      symptom('no-fallback', other, 'fallback'),
    );
  }
  if (isAccepted(heard) && isWebPage(heard)) return judgeFresh(heard, 'pages-cached');
  return (
    judgePageType({ heard, text }) ??
    wrong(
      'fallback',
      `A deep address was answered ${answered(heard)}.`,
      symptom('no-fallback', answered(heard), 'fallback'),
    )
  );
};

/** A file below the assets that is not there. */
export const judgeMissingAsset = (heard: ProbeResponse): ExplainedVerdict =>
  isAccepted(heard)
    ? wrong(
        'assets',
        `A missing file was answered ${answered(heard)}.`,
        symptom('assets-fall-back', answered(heard), 'assets'),
      )
    : asExpectedVerdict();

const leastKept = 30 * 86_400;

const isOf = { js: /\b(?:java|ecma)script\b/i, css: /\btext\/css\b/i };

/** A file with a hash in its name, which never changes; `page` is the one that names it. */
export const judgeAsset = (path: string, heard: ProbeResponse, page: ProbeResponse): ExplainedVerdict => {
  if (!isAccepted(heard) || isWebPage(heard)) {
    const kept = findCacheEvidence(page);
    if (kept !== null)
      return wrong(
        'cache',
        `${path} was answered ${answered(heard)}, and a page that a cache gave names it (${kept}).`,
        symptom('old-page', `${path} is answered ${answered(heard)} (${kept})`),
      );
    return wrong(
      'assets',
      `${path} was answered ${answered(heard)}.`,
      symptom('asset-missing', `${path} is answered ${answered(heard)}`, 'assets'),
    );
  }
  const type = headerOf(heard, 'content-type');
  const isStyle = path.endsWith('.css');
  if (!isOf[isStyle ? 'css' : 'js'].test(type))
    return wrong(
      'content-type',
      `${path} is ${sentAs(type)}.`,
      symptom('asset-type', `${isStyle ? 'Styles' : 'Scripts'} are ${sentAs(type)}`, 'assets'),
    );
  const name = 'cache-control';
  const said = headerOf(heard, name);
  return readCacheSeconds(said) < leastKept
    ? wrong(name, `It is ${said || 'not sent'}.`, symptom('assets-uncached', said || `no ${name}`, name))
    : asExpectedVerdict();
};
