import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { explainByThisMachine } from '../addresses/explainByThisMachine.ts';
import { readHostOfAddress } from '../address-parts/readHostOfAddress.ts';
import { judgeProbeResultsOfAddress } from '../addresses/judgeProbeResultsOfAddress.ts';
import type { ReachResult } from '../probes/reached.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  isAccepted,
  isRedirect,
  isWebPage,
  readRedirectTarget,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import { judgeConfigurationText } from './judgePageEncoding.ts';
import { judgeConfiguration } from './judgeConfiguration.ts';
import { whyNotJson } from './whyNotJson.ts';

/** The address of a configuration, by what named it, and what was found there. */
type NamedConfiguration = {
  readonly address: string;
  /** Such as `the address after --config`. */
  readonly setting: string;
  readonly reached: ReachResult;
};

const realm = (said: string): string => /realm="?(?<name>[^",]*)/i.exec(said)?.groups?.['name'] ?? '';

const signInText = (heard: ProbeResponse, from: string): string => {
  if (isRedirect(heard)) return `with a redirect to ${readRedirectTarget(heard, from)}`;
  const name = realm(heard.headers['www-authenticate'] ?? '');
  return `with 401${name === '' ? '' : ` (${name})`}`;
};

const symptomOf = (
  heard: ProbeResponse,
  text: string,
  { address, setting }: NamedConfiguration,
): Symptom | null => {
  const host = readHostOfAddress(address);
  if (
    heard.status === 401 ||
    (isRedirect(heard) && readHostOfAddress(readRedirectTarget(heard, address)) !== host)
  )
    return makeSymptom('configuration-behind-sign-in', signInText(heard, address), setting);
  if (heard.status === 403 && findSymptomNamedByResponse({ ...heard, text }) === null)
    return makeSymptom('configuration-denied', host, setting);
  if (!isAccepted(heard)) return null;
  if (isWebPage(heard))
    return {
      ...makeSymptom('configuration-page', host, setting),
      ...(/\.json$/i.test(address.split(/[?#]/)[0] ?? '') ? {} : { instead: address }),
    };
  const why = whyNotJson(text);
  return why === null ? null : makeSymptom('configuration-broken', why, address);
};

/** Why no configuration was had from the address that names it; `now` in milliseconds since 1970. */
export const judgeNamedConfiguration = (named: NamedConfiguration, now: number): ExplainedVerdict => {
  const { address, setting, reached } = named;
  if (reached.kind === 'answered') {
    const { heard, text } = reached;
    const ofText = isWebPage(heard) ? null : judgeConfigurationText(reached);
    if (ofText !== null) return ofText;
    const shown = symptomOf(heard, text, named);
    if (shown !== null) return differsWithSymptom('config.json', 'It cannot be used.', shown);
    if (heard.status === 404) return addServiceWordsToVerdict(judgeConfiguration(heard), heard);
  }
  return judgeProbeResultsOfAddress(
    {
      field: setting,
      target: address,
      probed: address,
      reached: explainByThisMachine([reached])(reached),
      unsigned: [],
      preflights: [],
      statuses: [],
    },
    now,
  );
};
