import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { isAccepted } from '../responses/probeResponse.ts';
import { detectNonUtf8Encoding } from '../responses/detectNonUtf8Encoding.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';

const lies = /^\s*[<{[]/;

const called = { gzip: 'gzip', compressed: 'no text (compressed, as by brotli)' };

const encodingSymptom = (said: string, text: string, file: string | null): Symptom | null => {
  if (said !== '' && said !== 'identity')
    return lies.test(text)
      ? makeSymptom('page-encoding', `not compressed as its content-encoding says (${said})`, file)
      : null;
  const bytes = detectNonUtf8Encoding(text);
  if (bytes === 'gzip' || bytes === 'compressed')
    return makeSymptom('page-encoding', `${called[bytes]}, and no content-encoding says so`, file);
  return bytes === null ? null : makeSymptom('page-encoding', `${bytes}, not UTF-8`, file);
};

/** A body that no browser reads: of another encoding than its headers say, or than the product writes; null where it is fine. */
export const judgePageEncoding = (
  { heard, text }: PageResponse,
  file: string | null = null,
): ExplainedVerdict | null => {
  const said = heard.headers['content-encoding'] ?? '';
  const shown = encodingSymptom(said, text, file);
  return shown === null
    ? null
    : differsWithSymptom(
        'content-encoding',
        `It is ${said || 'not sent'}, and the body is otherwise.`,
        shown,
      );
};

/** A `config.json` that was saved as another text than UTF-8; null where it was not. */
export const judgeConfigurationText = ({ heard, text }: PageResponse): ExplainedVerdict | null => {
  if (!isAccepted(heard)) return null;
  const bytes = detectNonUtf8Encoding(text);
  return bytes === 'UTF-16' || bytes === 'Latin-1 or Windows-1252'
    ? differsWithSymptom(
        'config.json',
        `It is ${bytes}, not UTF-8.`,
        makeSymptom('configuration-encoding', bytes, 'config.json'),
      )
    : judgePageEncoding({ heard, text }, '/config.json');
};
