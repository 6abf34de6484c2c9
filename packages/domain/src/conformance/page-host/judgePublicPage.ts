import { makeSymptom } from '../causes/makeSymptom.ts';
import { isAccepted, isServiceInTrouble, isWebPage } from '../responses/probeResponse.ts';
import { asExpectedVerdict, differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';
import { pageNames, readPageKind, type PageKind } from './readPageKind.ts';

/** The addresses of the public pages beside the start, by what the build has for them. */
export const publicPages = [
  ['/wdec', 'landing'],
  ['/user-agreement', 'legal'],
  ['/privacy-policy', 'legal'],
] as const;

const promised: Readonly<Record<'landing' | 'legal', string>> = {
  landing: pageNames.landing,
  legal: 'its own',
};

/** An address of a public page: it is answered by that page, not by that of the application. A redirect may lead there. */
export const judgePublicPage = (
  path: string,
  wanted: 'landing' | 'legal',
  { heard, text }: PageResponse,
): ExplainedVerdict => {
  const told = (kind: PageKind | null): string =>
    kind === null ? `with status ${heard.status}` : `by ${pageNames[kind]}, not by ${promised[wanted]}`;
  const wrong = (kind: PageKind | null): ExplainedVerdict =>
    differsWithSymptom(
      path,
      `It is answered ${told(kind)}.`,
      makeSymptom('other-page', `${path} is answered ${told(kind)}`, path),
    );
  if (heard.status >= 400 && !isServiceInTrouble(heard)) return wrong(null);
  const kind = isAccepted(heard) && isWebPage(heard) ? readPageKind(text) : null;
  return kind === null || kind === wanted ? asExpectedVerdict() : wrong(kind);
};
