import { makeSymptom } from '../causes/makeSymptom.ts';
import { findCacheEvidence, type ProbeResponse } from '../responses/probeResponse.ts';
import { asExpectedVerdict, differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import { readCacheSeconds } from './judgePolicy.ts';

/** Longer than this nobody waits for a change; a minute or two only spares calls. */
const fresh = 300;

/** How a cache on the way says that it gave an answer that is no longer fresh; null where it does not. */
const keptOnTheWay = (heard: ProbeResponse): string | null => {
  const said = findCacheEvidence(heard);
  const age = heard.headers['age'] ?? '';
  const isKept =
    age === '' ? /no-(?:cache|store)/.test(heard.headers['cache-control'] ?? '') : Number(age) > fresh;
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

/** Whether browsers, and caches on the way, give the present version of what changes with a release or a setting. */
export const judgeFreshness = (
  heard: ProbeResponse,
  kind: 'configuration-cached' | 'pages-cached',
): ExplainedVerdict => {
  const name = 'cache-control';
  const said = heard.headers[name] ?? '';
  if (readCacheSeconds(said) > fresh)
    return differsWithSymptom(name, `It is ${said}.`, makeSymptom(kind, `${name}: ${said}`, name));
  const unsaid = said === '' ? keptUnsaid(heard) : null;
  if (unsaid !== null) return differsWithSymptom(name, 'It is not sent.', makeSymptom(kind, unsaid, name));
  const kept = keptOnTheWay(heard);
  return kept === null
    ? asExpectedVerdict()
    : differsWithSymptom(
        'cache',
        `A cache on the way gives it (${kept}).`,
        makeSymptom('kept-on-the-way', `${whatIs[kind]} comes from a cache before the host (${kept})`),
      );
};
