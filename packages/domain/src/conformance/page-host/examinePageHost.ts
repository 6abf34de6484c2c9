import type { DoctorFinding } from '../report/doctorFinding.ts';
import { isAccepted, isServiceInTrouble, isWebPage } from '../responses/probeResponse.ts';
import { readHostOfAddress } from '../address-parts/readHostOfAddress.ts';
import { judgeReachability } from '../addresses/judgeReachability.ts';
import type { ReachResult } from '../probes/reached.ts';
import { notTriedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { judgeAsset, judgeMissingAsset } from './judgeAsset.ts';
import { judgeConfiguration } from './judgeConfiguration.ts';
import { judgeDeepLinkPage } from './judgeDeepLinkPage.ts';
import { judgeFreshness } from './judgeFreshness.ts';
import { judgePassingTrouble, judgeStartPage } from './judgeStartPage.ts';
import { judgePageEncoding, judgeConfigurationText } from './judgePageEncoding.ts';
import { judgePageHeaders } from './judgePageHeaders.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';
import { findForeignScript } from './findForeignScript.ts';
import { judgeProbeFile, probeFiles } from './judgeProbeFile.ts';
import { judgePublicPage, publicPages } from './judgePublicPage.ts';
import type { CalledAddress } from './listCalledAddresses.ts';

/** A host of the site. */
export type PageHostProbe = {
  readonly origin: string;
  /** What names it: an option, or a field of `config.json`. */
  readonly setting: string;
  look(path: string): Promise<ReachResult>;
  /** A sandbox is not asked for what only the world outside looks at. */
  readonly isSandbox?: boolean;
};

/** No route of the application and no file. */
const deep = '/secure/a-page-that-nobody-has';
const missing = '/assets/a-file-that-nobody-has.js';

/** The first script and the first style that a page names. */
const assetsOf = (page: string): readonly string[] =>
  ['js', 'css'].flatMap((kind) => new RegExp(`/assets/[\\w.-]+\\.${kind}\\b`).exec(page)?.[0] ?? []);

const isInTrouble = (reached: ReachResult): boolean =>
  reached.kind === 'answered' && isServiceInTrouble(reached.heard);

const pageOf = (reached: ReachResult | undefined): PageResponse | null => {
  if (reached?.kind !== 'answered' || !isAccepted(reached.heard)) return null;
  return isWebPage(reached.heard) ? { heard: reached.heard, text: reached.text } : null;
};

/**
 * Looks at a host of the site as a browser does that opens it, and tells each finding: it gives the pages, their headers
 * and the configuration. A host that has no page at all is one of services, and is not held to it.
 */
export const examinePageHost = async (
  { origin, setting, look, isSandbox = false }: PageHostProbe,
  called: readonly CalledAddress[],
  now: number,
  found: (finding: DoctorFinding) => void,
): Promise<void> => {
  const host = readHostOfAddress(origin);
  const tell = (call: string, judged: ExplainedVerdict): void => {
    // What has no name of its own is told by that of the host.
    const symptom = judged.symptom && { ...judged.symptom, setting: judged.symptom.setting ?? setting };
    found({ look: 'page', service: host, call, place: origin, ...judged, symptom });
  };
  const once = await look('/');
  const first = isInTrouble(once) ? await look('/') : once;
  if (isInTrouble(once) && !isInTrouble(first)) tell('/', judgePassingTrouble(host, once));
  if (first.kind === 'answered' && first.heard.status === 404 && first.heard.body !== undefined) {
    tell('/', notTriedVerdict('no-page'));
    return;
  }
  tell('address', judgeReachability(host, first, now));
  if (first.kind !== 'answered') return;
  const lost = judgeStartPage(origin, host, first);
  if (lost !== null) {
    tell('/', lost);
    return;
  }
  const [configuration, page, nothing] = await Promise.all(['/config.json', deep, missing].map(look));
  const [start, fallback] = [pageOf(first), pageOf(page)];
  const given = [start, fallback].filter((one) => one !== null);
  const garbled = given.map((one) => judgePageEncoding(one)).find((one) => one !== null);
  if (garbled) tell('/', garbled);
  for (const judged of judgePageHeaders(origin, start, fallback, called)) tell('headers', judged);
  if (configuration?.kind === 'answered') {
    const { heard, text } = configuration;
    tell('config.json', judgeConfigurationText({ heard, text }) ?? judgeConfiguration(heard));
  }
  if (page?.kind === 'answered' && !garbled)
    tell('a deep address', judgeDeepLinkPage(origin, page, `${origin}${deep}`));
  if (start !== null) tell('/', judgeFreshness(start.heard, 'pages-cached'));
  const foreign = given.map(({ text }) => findForeignScript(text)).find((one) => one !== null);
  if (foreign) tell('scripts', foreign);
  if (start !== null && !garbled) {
    tell('/', judgePublicPage('/', 'landing', start));
    for (const [path, wanted] of publicPages) {
      const own = await look(path);
      if (own.kind === 'answered') tell(path, judgePublicPage(path, wanted, own));
    }
  }
  for (const file of ['healthz', 'security'] as const) {
    if (isSandbox) break;
    const probed = await look(probeFiles[file]);
    if (probed.kind === 'answered') tell(probeFiles[file], judgeProbeFile(file, probed, now));
  }
  if (nothing?.kind === 'answered') tell('a missing asset', judgeMissingAsset(nothing.heard));
  const named = new Map(
    given.flatMap((one) => assetsOf(one.text).map((asset) => [asset, one.heard] as const)),
  );
  for (const [path, from] of named) {
    const asset = await look(path);
    if (asset.kind !== 'answered') continue;
    const isText = isAccepted(asset.heard)
      ? judgePageEncoding({ heard: asset.heard, text: asset.text }, path)
      : null;
    tell('an asset', isText ?? judgeAsset(path, asset.heard, from));
  }
};
