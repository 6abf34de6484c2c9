import { symptom, type Symptom } from '../causes/symptom.ts';
import { hostOf } from '../hostOf.ts';
import { judgePlace } from '../judgePlace.ts';
import type { Reached } from '../reached.ts';
import { explained } from '../spoken/explained.ts';
import { isAccepted, isRedirect, isWebPage, leadsTo, type Heard } from '../spoken/heard.ts';
import { spokenFamily } from '../spoken/spokenFamily.ts';
import { differs, showing, type Judged } from '../spoken/verdict.ts';
import { judgeConfigurationText } from './judgeBody.ts';
import { judgeConfiguration } from './judgePage.ts';
import { whyNotJson } from './whyNotJson.ts';

/** The address of a configuration, by what named it, and what was found there. */
type NamedConfiguration = {
  readonly address: string;
  /** Such as `the address after --config`. */
  readonly setting: string;
  readonly reached: Reached;
};

const realm = (said: string): string => /realm="?(?<name>[^",]*)/i.exec(said)?.groups?.['name'] ?? '';

const signInText = (heard: Heard, from: string): string => {
  if (isRedirect(heard)) return `with a redirect to ${leadsTo(heard, from)}`;
  const name = realm(heard.headers['www-authenticate'] ?? '');
  return `with 401${name === '' ? '' : ` (${name})`}`;
};

const symptomOf = (heard: Heard, text: string, { address, setting }: NamedConfiguration): Symptom | null => {
  const host = hostOf(address);
  if (heard.status === 401 || (isRedirect(heard) && hostOf(leadsTo(heard, address)) !== host))
    return symptom('configuration-behind-sign-in', signInText(heard, address), setting);
  if (heard.status === 403 && spokenFamily({ ...heard, text }) === null)
    return symptom('configuration-denied', host, setting);
  if (!isAccepted(heard)) return null;
  if (isWebPage(heard)) return symptom('configuration-page', host, setting);
  const why = whyNotJson(text);
  return why === null ? null : symptom('configuration-broken', why, address);
};

/** Why no configuration was had from the address that names it; `now` in milliseconds since 1970. */
export const judgeNamedConfiguration = (named: NamedConfiguration, now: number): Judged => {
  const { address, setting, reached } = named;
  if (reached.kind === 'answered') {
    const { heard, text } = reached;
    const ofText = isWebPage(heard) ? null : judgeConfigurationText(reached);
    if (ofText !== null) return ofText;
    const shown = symptomOf(heard, text, named);
    if (shown !== null) return showing(differs('config.json', 'It cannot be used.'), shown);
    if (heard.status === 404) return explained(judgeConfiguration(heard), heard);
  }
  return judgePlace(
    { field: setting, target: address, reached, unsigned: [], preflights: [], statuses: [] },
    now,
  );
};
