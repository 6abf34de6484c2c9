import { symptom, type Symptom } from '../causes/symptom.ts';
import { hostOf } from '../hostOf.ts';
import { judgePlace } from '../judgePlace.ts';
import type { ReachResult } from '../reached.ts';
import { withServiceWords } from '../spoken/withServiceWords.ts';
import { isAccepted, isRedirect, isWebPage, redirectTarget, type ProbeResponse } from '../spoken/heard.ts';
import { symptomNamedByResponse } from '../spoken/symptomNamedByResponse.ts';
import { differsVerdict, withSymptom, type ExplainedVerdict } from '../spoken/verdict.ts';
import { judgeConfigurationText } from './judgeBody.ts';
import { judgeConfiguration } from './judgePage.ts';
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
  if (isRedirect(heard)) return `with a redirect to ${redirectTarget(heard, from)}`;
  const name = realm(heard.headers['www-authenticate'] ?? '');
  return `with 401${name === '' ? '' : ` (${name})`}`;
};

const symptomOf = (
  heard: ProbeResponse,
  text: string,
  { address, setting }: NamedConfiguration,
): Symptom | null => {
  const host = hostOf(address);
  if (heard.status === 401 || (isRedirect(heard) && hostOf(redirectTarget(heard, address)) !== host))
    return symptom('configuration-behind-sign-in', signInText(heard, address), setting);
  if (heard.status === 403 && symptomNamedByResponse({ ...heard, text }) === null)
    return symptom('configuration-denied', host, setting);
  if (!isAccepted(heard)) return null;
  if (isWebPage(heard)) return symptom('configuration-page', host, setting);
  const why = whyNotJson(text);
  return why === null ? null : symptom('configuration-broken', why, address);
};

/** Why no configuration was had from the address that names it; `now` in milliseconds since 1970. */
export const judgeNamedConfiguration = (named: NamedConfiguration, now: number): ExplainedVerdict => {
  const { address, setting, reached } = named;
  if (reached.kind === 'answered') {
    const { heard, text } = reached;
    const ofText = isWebPage(heard) ? null : judgeConfigurationText(reached);
    if (ofText !== null) return ofText;
    const shown = symptomOf(heard, text, named);
    if (shown !== null) return withSymptom(differsVerdict('config.json', 'It cannot be used.'), shown);
    if (heard.status === 404) return withServiceWords(judgeConfiguration(heard), heard);
  }
  return judgePlace(
    { field: setting, target: address, reached, unsigned: [], preflights: [], statuses: [] },
    now,
  );
};
