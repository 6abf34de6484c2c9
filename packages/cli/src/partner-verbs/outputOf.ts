import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import type { Verb } from '../verbs/verb.ts';

/** What all partners give stands once in the help; where they differ, each has its own after `whose`. */
export const outputOf = (
  versions: readonly { readonly partner: FxPartner; readonly verb: Pick<Verb, 'output'> }[],
  whose: string,
): string => {
  const outputs = new Set(versions.map(({ verb: { output } }) => output));
  return outputs.size === 1
    ? [...outputs].join('')
    : versions.map(({ partner, verb: { output } }) => `${whose} ${partner}: ${output}`).join('\n  ');
};
