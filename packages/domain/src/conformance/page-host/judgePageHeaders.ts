import { makeSymptom } from '../causes/makeSymptom.ts';
import { asExpectedVerdict, differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import { judgeContentSecurityPolicies, type PageResponse } from './judgeContentSecurityPolicies.ts';
import { readCacheSeconds } from './judgePolicy.ts';
import type { CalledAddress } from './listCalledAddresses.ts';

const leastStrict = 180 * 86_400;

const faultsOf = (
  page: string,
  given: PageResponse,
  called: readonly CalledAddress[],
): readonly ExplainedVerdict[] => {
  const strict = 'strict-transport-security';
  const sniff = 'x-content-type-options';
  const sent = (header: string): string => given.heard.headers[header] ?? '';
  // Of a header that is sent twice browsers take the first.
  const [firstStrict = ''] = sent(strict).split(',');
  const [firstSniff = ''] = sent(sniff).split(',');
  return [
    ...judgeContentSecurityPolicies(page, given, called),
    ...(page.startsWith('https:') && readCacheSeconds(firstStrict) < leastStrict
      ? [
          differsWithSymptom(
            strict,
            'It is not sent, or soon ends.',
            makeSymptom('no-https-only', '', strict),
          ),
        ]
      : []),
    ...(firstSniff.trim().toLowerCase() === 'nosniff'
      ? []
      : [differsWithSymptom(sniff, 'It is not nosniff.', makeSymptom('no-nosniff', '', sniff))]),
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
  called: readonly CalledAddress[],
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
