import { symptom, type Symptom } from '../causes/symptom.ts';
import type { ProbeResponse } from '../spoken/heard.ts';
import { asExpectedVerdict, differsVerdict, withSymptom, type ExplainedVerdict } from '../spoken/verdict.ts';
import {
  findForbiddenOrigins,
  findForbiddenResources,
  readCacheSeconds,
  readPoliciesOfPage,
} from './judgePolicy.ts';

/** A service that the pages call, by the field that names its address. */
export type CalledService = { readonly field: string; readonly origin: string };

/** A page as it came: its headers, and what it says itself. */
export type PageResponse = { readonly heard: ProbeResponse; readonly text: string };

const wrong = (field: string, note: string, shown: Symptom): ExplainedVerdict =>
  withSymptom(differsVerdict(field, note), shown);

const name = 'content-security-policy';

/** What the policies forbid of what the page needs; each of them holds, whatever the others allow. */
const judgePolicies = (
  page: string,
  { heard, text }: PageResponse,
  called: readonly CalledService[],
): readonly ExplainedVerdict[] => {
  const policies = readPoliciesOfPage(heard, text);
  const sent = heard.headers[name] ?? '';
  if (sent === '') return [wrong(name, 'It is not sent.', symptom('no-policy', '', name))];
  const origins = [...new Set(called.map(({ origin }) => origin))];
  const forbidden = [...new Set(policies.flatMap((policy) => findForbiddenOrigins(policy, page, origins)))];
  const parts = [...new Set(policies.flatMap((policy) => findForbiddenResources(policy, page)))];
  const first = policies[0] ?? '';
  const isOfFirst =
    findForbiddenOrigins(first, page, origins).length === forbidden.length &&
    findForbiddenResources(first, page).length === parts.length;
  if (policies.length > 1 && !isOfFirst) {
    const what = [
      ...parts.map((part) => `${part} of the site`),
      ...forbidden.map((origin) => `calls to ${origin}`),
    ];
    const seen = `${policies.length} of them come, and all hold: together they forbid ${what.join(', ')}`;
    return [wrong(name, `${seen}.`, symptom('policies-add-up', seen, name))];
  }
  return [
    ...parts.map((part) =>
      wrong(name, `It forbids ${part} of the site itself.`, symptom('policy-forbids-pages', part, name)),
    ),
    ...forbidden.map((origin) => {
      const fields = [...new Set(called.filter((one) => one.origin === origin).map(({ field }) => field))];
      return wrong(
        name,
        `Its connect-src forbids ${origin} (${fields.join(', ')}).`,
        symptom('policy-forbids', origin, fields.join(', ')),
      );
    }),
  ];
};

const leastStrict = 180 * 86_400;

const faultsOf = (
  page: string,
  given: PageResponse,
  called: readonly CalledService[],
): readonly ExplainedVerdict[] => {
  const strict = 'strict-transport-security';
  const sniff = 'x-content-type-options';
  const sent = (header: string): string => given.heard.headers[header] ?? '';
  // Of a header that is sent twice browsers take the first.
  const [firstStrict = ''] = sent(strict).split(',');
  const [firstSniff = ''] = sent(sniff).split(',');
  return [
    ...judgePolicies(page, given, called),
    ...(page.startsWith('https:') && readCacheSeconds(firstStrict) < leastStrict
      ? [wrong(strict, 'It is not sent, or soon ends.', symptom('no-https-only', '', strict))]
      : []),
    ...(firstSniff.trim().toLowerCase() === 'nosniff'
      ? []
      : [wrong(sniff, 'It is not nosniff.', symptom('no-nosniff', '', sniff))]),
  ];
};

const likenessOf = ({ verdict, note }: ExplainedVerdict): string => `${JSON.stringify(verdict)} ${note}`;

const only = (
  found: readonly ExplainedVerdict[],
  others: readonly ExplainedVerdict[],
  where: string,
): readonly ExplainedVerdict[] =>
  found
    .filter((one) => !others.some((other) => likenessOf(other) === likenessOf(one)))
    .map((one) => ({
      ...one,
      note: `${where}: ${one.note}`,
      symptom: one.symptom && { ...one.symptom, where },
    }));

/** The headers of the start and of the page that answers every deep address: what one alone lacks is told of that one. */
export const judgePageHeaders = (
  page: string,
  start: PageResponse | null,
  fallback: PageResponse | null,
  called: readonly CalledService[],
): readonly ExplainedVerdict[] => {
  const [ofStart, ofFallback] = [start, fallback].map((one) =>
    one === null ? null : faultsOf(page, one, called),
  );
  const found =
    ofStart && ofFallback
      ? [
          ...ofStart.filter((one) => ofFallback.some((other) => likenessOf(other) === likenessOf(one))),
          ...only(ofStart, ofFallback, 'The start of the site'),
          ...only(ofFallback, ofStart, 'The page of every deep address'),
        ]
      : (ofStart ?? ofFallback ?? []);
  return found.length === 0 ? [asExpectedVerdict()] : found;
};
