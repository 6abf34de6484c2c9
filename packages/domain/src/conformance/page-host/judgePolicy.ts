import type { ProbeResponse } from '../responses/probeResponse.ts';
import { isAllowedBySource, isOriginAllowedBySource } from './isAllowedBySource.ts';

const metaPolicy = /<meta\b[^>]*http-equiv=["']?content-security-policy["']?[^>]*>/gi;

const contentOf = (element: string): string => {
  const [, , content = ''] = /\bcontent=(["'])([\s\S]*?)\1/i.exec(element) ?? [];
  return content.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
};

/** Every policy that holds for a page: those of its headers, several on one line or on lines of their own, and of itself. */
export const readPoliciesOfPage = (
  { headers }: Pick<ProbeResponse, 'headers'>,
  page: string,
): readonly string[] =>
  [
    ...(headers['content-security-policy'] ?? '').split(','),
    ...[...page.matchAll(metaPolicy)].map(([element]) => contentOf(element)),
  ]
    .map((policy) => policy.trim())
    .filter(Boolean);

/** The sources of the first directive of these names that a policy has; null where the policy says nothing of them. */
const sourcesOf = (policy: string, names: readonly string[]): readonly string[] | null => {
  const directives = policy.split(';').map((one) => one.trim().split(/\s+/));
  const named = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)?.slice(1);
  return names.map(named).find((sources) => sources !== undefined) ?? null;
};

const sourcesOfCalls = (policy: string): readonly string[] | null =>
  sourcesOf(policy, ['connect-src', 'default-src']);

/** The calls that a page of `page` may not make by a Content-Security-Policy, of those that it has to. */
export const findForbiddenCalls = (
  policy: string,
  page: string,
  calls: readonly string[],
): readonly string[] => {
  const sources = sourcesOfCalls(policy);
  return sources === null
    ? []
    : calls.filter((call) => !sources.some((source) => isAllowedBySource(source, page, call)));
};

/** The sources of a policy that allow something else at the origin of a call. */
export const findSourcesOfOrigin = (policy: string, page: string, call: string): readonly string[] =>
  (sourcesOfCalls(policy) ?? []).filter((source) => isOriginAllowedBySource(source, page, call));

const parts: readonly (readonly [part: string, directives: readonly string[]])[] = [
  ['scripts', ['script-src-elem', 'script-src', 'default-src']],
  ['styles', ['style-src-elem', 'style-src', 'default-src']],
];

/** What a page of `page` may not load from its own host by a policy, of what the application is made of. */
export const findForbiddenResources = (policy: string, page: string): readonly string[] => [
  ...parts.flatMap(([part, directives]) => {
    const sources = sourcesOf(policy, directives);
    if (sources === null) return [];
    const isTrusted = sources.includes("'strict-dynamic'");
    return !isTrusted && sources.some((source) => isOriginAllowedBySource(source, page, page)) ? [] : [part];
  }),
  ...(sourcesOf(policy, ['sandbox'])?.includes('allow-scripts') === false ? ['scripts'] : []),
];

const words = ['self', 'none', 'unsafe-inline', 'unsafe-eval', 'strict-dynamic'];

/** What of a policy is not written as browsers read it; null where all is. */
export const findGarbledPart = (policy: string): string | null => {
  for (const directive of policy.split(';').map((one) => one.trim())) {
    const [name = '', ...sources] = directive.split(/\s+/);
    if (name !== '' && !/^[a-z][a-z-]*$/i.test(name)) return `a directive begins with ${name}`;
    const bare = sources.find((source) => words.includes(source.toLowerCase()));
    if (bare !== undefined)
      return `${name} has ${bare} without quotation marks, which is a host of that name`;
    const quoted = sources.find((source) => /^[‘’“”"]|["“”’]$/.test(source));
    if (quoted !== undefined) return `${name} has ${quoted}`;
  }
  return null;
};

/** How many seconds an answer may be kept without asking again; 0 where it has to be asked for each time. */
export const readCacheSeconds = (cacheControl: string): number => {
  if (/\bno-(?:cache|store)\b/i.test(cacheControl)) return 0;
  return Number(/\bmax-age=(?<seconds>\d+)/i.exec(cacheControl)?.groups?.['seconds'] ?? 0);
};
