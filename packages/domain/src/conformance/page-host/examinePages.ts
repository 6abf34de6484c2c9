import type { Finding } from '../finding.ts';
import { isAccepted } from '../heard.ts';
import { hostOf } from '../hostOf.ts';
import { judgeReach } from '../judgeReach.ts';
import type { Reached } from '../reached.ts';
import { notTried, type Judged } from '../verdict.ts';
import {
  judgeAsset,
  judgeConfiguration,
  judgeFallback,
  judgeHeaders,
  judgeMissingAsset,
  judgeStart,
  type Called,
} from './judgePage.ts';

/** A host of the site. */
export type ProbedPages = {
  readonly origin: string;
  /** What names it: an option, or a field of `config.json`. */
  readonly setting: string;
  look(path: string): Promise<Reached>;
};

/** No route of the application and no file. */
const deep = '/secure/a-page-that-nobody-has';
const missing = '/assets/a-file-that-nobody-has.js';

const scriptOf = (page: string): string | undefined => /\/assets\/[\w.-]+\.js\b/.exec(page)?.[0];

/**
 * Looks at a host of the site as a browser does that opens it, and tells each finding: it gives the pages, their headers
 * and the configuration. A host that has no page at all is one of services, and is not held to it.
 */
export const examinePages = async (
  { origin, setting, look }: ProbedPages,
  called: readonly Called[],
  now: number,
  found: (finding: Finding) => void,
): Promise<void> => {
  const host = hostOf(origin);
  const tell = (call: string, judged: Judged): void => {
    // What has no name of its own is told by that of the host.
    const symptom = judged.symptom && { ...judged.symptom, setting: judged.symptom.setting ?? setting };
    found({ look: 'page', service: host, call, place: origin, ...judged, symptom });
  };
  const start = await look('/');
  if (start.kind === 'answered' && start.heard.status === 404 && start.heard.body !== undefined) {
    tell('/', notTried('no-page'));
    return;
  }
  tell('address', judgeReach(host, start, now));
  if (start.kind !== 'answered') return;
  const lost = judgeStart(host, start.heard);
  if (lost !== null) {
    tell('/', lost);
    return;
  }
  for (const judged of judgeHeaders(origin, start.heard, called)) tell('headers', judged);
  const [configuration, page, nothing] = await Promise.all(['/config.json', deep, missing].map(look));
  if (configuration?.kind === 'answered') tell('config.json', judgeConfiguration(configuration.heard));
  if (page?.kind === 'answered') tell('a deep address', judgeFallback(origin, page.heard));
  if (nothing?.kind === 'answered') tell('a missing asset', judgeMissingAsset(nothing.heard));
  const script = [page, start].flatMap((one) =>
    one?.kind === 'answered' && isAccepted(one.heard) ? (scriptOf(one.text) ?? []) : [],
  )[0];
  if (script === undefined) return;
  const asset = await look(script);
  if (asset.kind === 'answered') tell('an asset', judgeAsset(script, asset.heard));
};
