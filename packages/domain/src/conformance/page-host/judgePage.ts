import { symptom, type Symptom } from '../causes/symptom.ts';
import { isAccepted, isInTrouble, isRedirect, isWebPage, leadsTo, type Heard } from '../heard.ts';
import { asExpected, differs, refused, showing, type Judged } from '../verdict.ts';
import { forbiddenOrigins, keptFor } from './judgePolicy.ts';

/** A service that the pages call, by the field that names its address. */
export type Called = { readonly field: string; readonly origin: string };

const wrong = (field: string, note: string, shown: Symptom): Judged => showing(differs(field, note), shown);

const headerOf = ({ headers }: Heard, name: string): string => headers[name] ?? '';

const answered = ({ status, headers }: Heard): string =>
  `with status ${status}${isWebPage({ headers }) ? ' and a page' : ''}`;

const judgePolicyOf = (page: string, heard: Heard, called: readonly Called[]): readonly Judged[] => {
  const name = 'content-security-policy';
  const policy = headerOf(heard, name);
  if (policy === '') return [wrong(name, 'It is not sent.', symptom('no-policy', '', name))];
  const origins = [...new Set(called.map(({ origin }) => origin))];
  return forbiddenOrigins(policy, page, origins).map((origin) => {
    const fields = [...new Set(called.filter((one) => one.origin === origin).map(({ field }) => field))];
    return wrong(
      name,
      `Its connect-src forbids ${origin} (${fields.join(', ')}).`,
      symptom('policy-forbids', origin, fields.join(', ')),
    );
  });
};

/** The start of the site, or a page that leads to it; null where it says nothing against the host. */
export const judgeStart = (host: string, heard: Heard): Judged | null => {
  if (isInTrouble(heard))
    return showing(
      refused({ note: `It answers with status ${heard.status}.` }),
      symptom('in-trouble', `${host} answers with status ${heard.status}`),
    );
  return heard.status < 400
    ? null
    : wrong('/', `It was answered ${answered(heard)}.`, symptom('no-start', answered(heard)));
};

const leastStrict = 180 * 86_400;

/** The headers that every answer of the host carries. */
export const judgeHeaders = (page: string, heard: Heard, called: readonly Called[]): readonly Judged[] => {
  const strict = 'strict-transport-security';
  const isStrict = keptFor(headerOf(heard, strict)) >= leastStrict;
  const sniff = 'x-content-type-options';
  const found = [
    ...judgePolicyOf(page, heard, called),
    ...(page.startsWith('https:') && !isStrict
      ? [wrong(strict, 'It is not sent, or soon ends.', symptom('no-https-only', '', strict))]
      : []),
    ...(headerOf(heard, sniff).toLowerCase() === 'nosniff'
      ? []
      : [wrong(sniff, 'It is not nosniff.', symptom('no-nosniff', '', sniff))]),
  ];
  return found.length === 0 ? [asExpected()] : found;
};

/** `config.json` beside the pages: it is there, is JSON, and is asked for each time. */
export const judgeConfiguration = (heard: Heard): Judged => {
  if (!isAccepted(heard) || heard.body === undefined)
    return wrong(
      'config.json',
      `It was answered ${answered(heard)}.`,
      symptom('no-configuration', `it was answered ${answered(heard)}`),
    );
  return judgeFresh(heard, 'configuration-cached');
};

/** Longer than this nobody waits for a change; a minute or two only spares calls. */
const fresh = 300;

const judgeFresh = (heard: Heard, kind: 'configuration-cached' | 'pages-cached'): Judged => {
  const name = 'cache-control';
  const said = headerOf(heard, name);
  return keptFor(said) > fresh
    ? wrong(name, `It is ${said}.`, symptom(kind, `${name}: ${said}`, name))
    : asExpected();
};

/** A deep address of the application, which is no file: it is answered by the page of the application. */
export const judgeFallback = (page: string, heard: Heard): Judged => {
  if (isRedirect(heard)) {
    const to = leadsTo(heard, page);
    const note = `A deep address is redirected to ${to}.`;
    return to.startsWith(`${page}/`)
      ? wrong('fallback', note, symptom('no-fallback', `with a redirect to ${to}`, 'fallback'))
      : wrong('fallback', note, symptom('redirected', to));
  }
  return isAccepted(heard) && isWebPage(heard)
    ? judgeFresh(heard, 'pages-cached')
    : wrong(
        'fallback',
        `A deep address was answered ${answered(heard)}.`,
        symptom('no-fallback', answered(heard), 'fallback'),
      );
};

/** A file below the assets that is not there. */
export const judgeMissingAsset = (heard: Heard): Judged =>
  isAccepted(heard)
    ? wrong(
        'assets',
        `A missing file was answered ${answered(heard)}.`,
        symptom('assets-fall-back', answered(heard), 'assets'),
      )
    : asExpected();

const leastKept = 30 * 86_400;

/** A file with a hash in its name, which never changes. */
export const judgeAsset = (path: string, heard: Heard): Judged => {
  if (!isAccepted(heard) || isWebPage(heard))
    return wrong(
      'assets',
      `${path} was answered ${answered(heard)}.`,
      symptom('asset-missing', `${path} is answered ${answered(heard)}`, 'assets'),
    );
  const type = headerOf(heard, 'content-type');
  if (!/\b(?:java|ecma)script\b/i.test(type))
    return wrong(
      'content-type',
      `${path} is sent as ${type}.`,
      symptom('asset-type', type || 'nothing', 'assets'),
    );
  const name = 'cache-control';
  const said = headerOf(heard, name);
  return keptFor(said) < leastKept
    ? wrong(name, `It is ${said || 'not sent'}.`, symptom('assets-uncached', said || `no ${name}`, name))
    : asExpected();
};
