import { makeSymptom } from '../causes/makeSymptom.ts';
import { isAccepted, isWebPage } from '../responses/probeResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import type { PageResponse } from './judgeContentSecurityPolicies.ts';

const contentType = 'content-type';

/** What browsers show as a page, too. */
const isXhtml = /\bxhtml\+xml\b/i;

const isMarkup = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|script)\b/i;

/** How a file is sent, by its content-type; empty where it has none. */
export const sentAs = (type: string): string =>
  type === '' ? `sent without a ${contentType}` : `sent as ${contentType} ${type}`;

/** What is a page by what it holds and not by its type, so that no browser shows it as one; else null. */
export const judgePageType = ({ heard, text }: PageResponse): ExplainedVerdict | null => {
  const type = heard.headers[contentType] ?? '';
  if (!isAccepted(heard) || isWebPage(heard) || isXhtml.test(type) || !isMarkup.test(text)) return null;
  return differsWithSymptom(
    contentType,
    `The page is ${sentAs(type)}.`,
    makeSymptom('page-type', `The page is ${sentAs(type)}`, contentType),
  );
};
