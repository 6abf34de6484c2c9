import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { readRedirectTarget, type ProbeResponse } from '../responses/probeResponse.ts';

/** What a redirect of a call changes; empty where it leads to another place. */
type Changed = 'slash' | 'scheme' | '';

const parts = /^(\w+):\/\/([^/?#]*)([^?#]*)/;

const changedBy = (target: string, asked: string): Changed => {
  const [, scheme = '', host = '', path = ''] = parts.exec(asked) ?? [];
  const [, toScheme = scheme, toHost = host, toPath = target] = parts.exec(target) ?? [];
  // To itself, or from https to http: who answers takes calls by https for calls by http.
  const isSamePlace = toHost === host && toPath === path;
  if (isSamePlace && (toScheme === scheme || toScheme === 'http')) return 'scheme';
  return toPath.endsWith('/') && !path.endsWith('/') ? 'slash' : '';
};

/** A call that is redirected: none that carries a secret follows. `asked` is the address of the call. */
export const redirectedCallSymptom = (
  heard: Pick<ProbeResponse, 'status' | 'headers'>,
  asked: string,
): Symptom => {
  const target = readRedirectTarget(heard, '');
  return {
    ...makeSymptom('call-redirected', `(${heard.status}) to ${target}`),
    instead: changedBy(target, asked),
  };
};
