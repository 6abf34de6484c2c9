import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import {
  findCacheEvidence,
  isAccepted,
  isServiceInTrouble,
  isRedirect,
  isWebPage,
  readRedirectTarget,
  readRequestId,
  type ProbeResponse,
} from '../responses/heard.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { describeRefusal } from '../responses/describeRefusal.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import { judgePageType, sentAs } from './judgePageType.ts';
import type { ReachResult } from '../probes/reached.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';
import { pageNames, readPageKind } from './readPageKind.ts';
import { readCacheSeconds } from './judgePolicy.ts';

const wrong = (field: string, note: string, shown: Symptom): ExplainedVerdict =>
  addSymptomToVerdict(differsVerdict(field, note), shown);

const headerOf = ({ headers }: ProbeResponse, name: string): string => headers[name] ?? '';

const answered = (heard: ProbeResponse): string => {
  if (isRedirect(heard)) return `with status ${heard.status} to ${readRedirectTarget(heard, '')}`;
  return `with status ${heard.status}${isWebPage(heard) ? ' and a page' : ''}`;
};

/** It leads to the very address that was asked, without end. */
const isLoop = ({ headers }: ProbeResponse, asked: string): boolean => {
  const location = headers['location'] ?? '';
  const target = location.startsWith('/')
    ? `${/^\w+:\/\/[^/]*/.exec(asked)?.[0] ?? ''}${location}`
    : location;
  return target === asked || `${target}/` === asked || target.replace(/^http:/, 'https:') === asked;
};

const loops = (heard: ProbeResponse, asked: string): ExplainedVerdict =>
  wrong(
    'redirect',
    `It is redirected to itself (${heard.status}).`,
    makeSymptom(
      'redirect-loop',
      `${asked} is redirected (${heard.status}) to ${headerOf(heard, 'location')}`,
    ),
  );

/** It names no file of a build, and is not compressed or otherwise unreadable, which has a cause of its own. */
const isOfNobody = (text: string): boolean =>
  /<(?:!doctype html|html|head|body)\b/i.test(text) &&
  !/\/assets\/[\w.-]+/.test(text) &&
  readPageKind(text) === null;

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
  if (isRedirect(heard) && isLoop(heard, `${origin}/`)) return loops(heard, `${origin}/`);
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, origin);
    return to === origin || to.startsWith(`${origin}/`) || !/^(?:https?:)?\/\//.test(to)
      ? null
      : wrong('/', `It is redirected to ${to}.`, makeSymptom('pages-redirected', to));
  }
  // A challenge, or another page that is none of the site.
  if (heard.headers['x-amzn-waf-action'] !== undefined || heard.headers['cf-mitigated'] !== undefined)
    return addServiceWordsToVerdict(
      wrong('/', `It was answered ${answered(heard)}.`, makeSymptom('no-start', answered(heard))),
      heard,
      true,
    );
  const mistyped = judgePageType({ heard, text });
  if (mistyped !== null) return mistyped;
  const type = headerOf(heard, 'content-type');
  if (isAccepted(heard) && !isWebPage(heard) && type !== '') {
    const other = `${answered(heard)} and ${type}`;
    return wrong('/', `It was answered ${other}.`, makeSymptom('no-start', other));
  }
  if (heard.status === 401)
    return wrong(
      '/',
      'A sign-in stands before it.',
      makeSymptom(
        'pages-behind-sign-in',
        `with 401 (${headerOf(heard, 'www-authenticate') || 'no challenge'})`,
      ),
    );
  if (isAccepted(heard) && isWebPage(heard) && isOfNobody(text)) {
    const words = describeRefusal({ ...heard, text });
    const other = `with a page that is not of the build${words === '' ? '' : ` (${words})`}`;
    return wrong('/', `It was answered ${other}.`, makeSymptom('no-start', other));
  }
  return heard.status < 400
    ? null
    : addServiceWordsToVerdict(
        wrong('/', `It was answered ${answered(heard)}.`, makeSymptom('no-start', answered(heard))),
        heard,
        true,
      );
};

/** A start that was in trouble, and well when it was asked again. */
export const judgePassingTrouble = (host: string, reached: ReachResult): ExplainedVerdict => {
  const status = reached.kind === 'answered' ? reached.heard.status : 500;
  const seen = `the start of ${host} ended with ${status}, and was well a moment later`;
  return addSymptomToVerdict(refusedVerdict({ note: `It answered with status ${status} once.`, status }), {
    ...makeSymptom('some-in-trouble', seen),
  });
};

/** `config.json` beside the pages: it is there, is JSON, and is asked for each time. */
export const judgeConfiguration = (heard: ProbeResponse): ExplainedVerdict => {
  if (!isAccepted(heard) || heard.body === undefined)
    return addServiceWordsToVerdict(
      wrong(
        'config.json',
        `It was answered ${answered(heard)}.`,
        makeSymptom('no-configuration', `it was answered ${answered(heard)}`),
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

/** What lets browsers keep an answer that does not say for how long; null where nothing does. */
const keptUnsaid = ({ headers }: ProbeResponse): string | null => {
  const ends = Date.parse(headers['expires'] ?? '') - Date.parse(headers['date'] ?? '');
  if (headers['expires'] !== undefined)
    return ends > fresh * 1_000 ? `no cache-control, and expires: ${headers['expires']}` : null;
  return headers['last-modified'] === undefined
    ? null
    : 'no cache-control, so that they keep it for a part of the time since last-modified';
};

const whatIs = { 'configuration-cached': 'config.json', 'pages-cached': 'The page of the application' };

const judgeFresh = (
  heard: ProbeResponse,
  kind: 'configuration-cached' | 'pages-cached',
): ExplainedVerdict => {
  const name = 'cache-control';
  const said = headerOf(heard, name);
  if (readCacheSeconds(said) > fresh)
    return wrong(name, `It is ${said}.`, makeSymptom(kind, `${name}: ${said}`, name));
  const unsaid = said === '' ? keptUnsaid(heard) : null;
  if (unsaid !== null) return wrong(name, 'It is not sent.', makeSymptom(kind, unsaid, name));
  const kept = keptOnTheWay(heard);
  return kept === null
    ? asExpectedVerdict()
    : wrong(
        'cache',
        `A cache on the way gives it (${kept}).`,
        makeSymptom('kept-on-the-way', `${whatIs[kind]} comes from a cache before the host (${kept})`),
      );
};

/** Checks by the cache headers that browsers always load the current start page. */
export const judgeStartPageFreshness = (heard: ProbeResponse): ExplainedVerdict =>
  judgeFresh(heard, 'pages-cached');

/** A deep address of the application, which is no file: it is answered by the page of the application. */
export const judgeDeepLinkPage = (
  page: string,
  { heard, text }: PageResponse,
  asked = '',
): ExplainedVerdict => {
  if (isRedirect(heard) && isLoop(heard, asked)) return loops(heard, asked);
  if (isRedirect(heard)) {
    const to = readRedirectTarget(heard, page);
    const note = `A deep address is redirected to ${to}.`;
    return to.startsWith(`${page}/`)
      ? wrong('fallback', note, makeSymptom('no-fallback', `with a redirect to ${to}`, 'fallback'))
      : wrong('fallback', note, makeSymptom('redirected', to));
  }
  if (isAccepted(heard) && isWebPage(heard) && !/\/assets\/[\w.-]+\.js\b/.test(text)) {
    const words = describeRefusal({ ...heard, text });
    const other = `with a page that is not of the application${words === '' ? '' : ` (${words})`}`;
    return wrong(
      'fallback',
      `A deep address was answered ${other}.`,
      makeSymptom('no-fallback', other, 'fallback'),
    );
  }
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
  const kind = isAccepted(heard) && isWebPage(heard) ? readPageKind(text) : null;
  if (kind === 'landing' || kind === 'legal') {
    const other = `by ${pageNames[kind]}`;
    return wrong(
      'fallback',
      `A deep address was answered ${other}.`,
      makeSymptom('no-fallback', other, 'fallback'),
    );
  }
  if (isAccepted(heard) && isWebPage(heard)) return judgeFresh(heard, 'pages-cached');
  if (heard.status === 404 && isWebPage(heard) && readPageKind(text) === 'application')
    return wrong(
      'fallback',
      'A deep address was answered by the application, with status 404.',
      makeSymptom('fallback-status', 'with status 404', 'fallback'),
    );
  return (
    judgePageType({ heard, text }) ??
    wrong(
      'fallback',
      `A deep address was answered ${answered(heard)}.`,
      makeSymptom('no-fallback', answered(heard), 'fallback'),
    )
  );
};

/** A file below the assets that is not there. */
export const judgeMissingAsset = (heard: ProbeResponse): ExplainedVerdict =>
  isAccepted(heard)
    ? wrong(
        'assets',
        `A missing file was answered ${answered(heard)}.`,
        makeSymptom('assets-fall-back', answered(heard), 'assets'),
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
    const kept = findCacheEvidence(page);
    if (kept !== null)
      return wrong(
        'cache',
        `${path} was answered ${answered(heard)}, and a page that a cache gave names it (${kept}).`,
        makeSymptom('old-page', `${path} is answered ${answered(heard)} (${kept})`),
      );
    const negative = findCacheEvidence(heard);
    if (negative !== null)
      return wrong(
        'cache',
        `${path} was answered ${answered(heard)} by a cache (${negative}).`,
        makeSymptom('asset-missing-kept', `${path} is answered ${answered(heard)} (${negative})`, 'assets'),
      );
    return wrong(
      'assets',
      `${path} was answered ${answered(heard)}.`,
      makeSymptom('asset-missing', `${path} is answered ${answered(heard)}`, 'assets'),
    );
  }
  const type = headerOf(heard, 'content-type');
  const isStyle = path.endsWith('.css');
  if (!isOf[isStyle ? 'css' : 'js'].test(type))
    return wrong(
      'content-type',
      `${path} is ${sentAs(type)}.`,
      makeSymptom('asset-type', `${isStyle ? 'Styles' : 'Scripts'} are ${sentAs(type)}`, 'assets'),
    );
  const name = 'cache-control';
  const said = headerOf(heard, name);
  return readCacheSeconds(said) < leastKept
    ? wrong(name, `It is ${said || 'not sent'}.`, makeSymptom('assets-uncached', said || `no ${name}`, name))
    : asExpectedVerdict();
};
