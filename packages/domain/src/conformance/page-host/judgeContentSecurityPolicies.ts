import { readOriginOfAddress } from '../address-parts/readOriginOfAddress.ts';
import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import {
  findForbiddenCalls,
  findForbiddenResources,
  findGarbledPart,
  findSourcesOfOrigin,
  readPoliciesOfPage,
} from './judgePolicy.ts';
import type { CalledAddress } from './listCalledAddresses.ts';

/** A page as it came: its headers, and what it says itself. */
export type PageResponse = { readonly heard: ProbeResponse; readonly text: string };

const name = 'content-security-policy';

const wrong = (note: string, shown: Symptom): ExplainedVerdict => differsWithSymptom(name, note, shown);

/** What is forbidden together: all of an origin, or what is below one address of an origin that is named. */
type Forbidden = { readonly seen: string; readonly sources: readonly string[]; readonly fields: string[] };

const groupForbidden = (
  policies: readonly string[],
  page: string,
  called: readonly CalledAddress[],
): readonly Forbidden[] => {
  const groups = new Map<string, Forbidden>();
  for (const { field, address, call } of called)
    for (const policy of policies) {
      if (findForbiddenCalls(policy, page, [call]).length === 0) continue;
      const sources = findSourcesOfOrigin(policy, page, call);
      const seen = sources.length === 0 ? readOriginOfAddress(call) : address.replace(/\/$/, '');
      const group = groups.get(seen) ?? { seen, sources, fields: [] };
      if (!group.fields.includes(field)) group.fields.push(field);
      groups.set(seen, group);
    }
  return [...groups.values()];
};

const judgeForbidden = ({ seen, sources, fields }: Forbidden): ExplainedVerdict => {
  const setting = fields.join(', ');
  if (sources.length === 0)
    return wrong(
      `Its connect-src forbids ${seen} (${setting}).`,
      makeSymptom('policy-forbids', seen, setting),
    );
  return wrong(`Its connect-src forbids calls below ${seen} (${setting}).`, {
    ...makeSymptom('policy-forbids-path', seen, setting),
    instead: sources.join(' '),
  });
};

/** What the policies forbid of what the page needs; each of them holds, whatever the others allow. */
export const judgeContentSecurityPolicies = (
  page: string,
  { heard, text }: PageResponse,
  called: readonly CalledAddress[],
): readonly ExplainedVerdict[] => {
  const policies = readPoliciesOfPage(heard, text);
  const sent = heard.headers[name] ?? '';
  if (sent === '') return [wrong('It is not sent.', makeSymptom('no-policy', '', name))];
  const garbled = policies.map(findGarbledPart).find((one) => one !== null);
  if (garbled) return [wrong(`It is garbled: ${garbled}.`, makeSymptom('policy-garbled', garbled, name))];
  const forbidden = groupForbidden(policies, page, called);
  const parts = [...new Set(policies.flatMap((policy) => findForbiddenResources(policy, page)))];
  const first = policies[0] ?? '';
  const isOfFirst =
    groupForbidden([first], page, called).length === forbidden.length &&
    findForbiddenResources(first, page).length === parts.length;
  if (policies.length > 1 && !isOfFirst) {
    const what = [
      ...parts.map((part) => `${part} of the site`),
      ...forbidden.map(({ seen }) => `calls to ${seen}`),
    ];
    const seen = `${policies.length} of them come, and all hold: together they forbid ${what.join(', ')}`;
    return [wrong(`${seen}.`, makeSymptom('policies-add-up', seen, name))];
  }
  return [
    ...parts.map((part) =>
      wrong(`It forbids ${part} of the site itself.`, makeSymptom('policy-forbids-pages', part, name)),
    ),
    ...forbidden.map(judgeForbidden),
  ];
};
