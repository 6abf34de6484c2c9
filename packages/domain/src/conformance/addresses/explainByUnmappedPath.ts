import { readOriginOfAddress } from '../address-parts/readOriginOfAddress.ts';
import type { ExplainedVerdict } from '../responses/verdict.ts';
import { addSymptomToVerdict } from '../responses/verdict.ts';
import { readHostOfAddress } from '../address-parts/readHostOfAddress.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';

/** What a host of several gateways says of a path that leads to none of them; a rule of a gateway says more. */
const saysNothingElse = /^(?:ForbiddenException: )?Forbidden$/;

/**
 * An address where everything is forbidden: where the same host answers well below another path, it is no firewall that
 * keeps this machine out, but the path that leads to no gateway there.
 */
export const explainByUnmappedPath = (
  judged: ExplainedVerdict,
  { address, target }: { readonly address: string; readonly target: string },
  others: readonly { readonly target: string; readonly judged: ExplainedVerdict }[],
): ExplainedVerdict => {
  const said = judged.symptom?.kind === 'forbidden' ? (judged.symptom.said ?? '') : '';
  const path = address.slice(readOriginOfAddress(address).length).replace(/\/$/, '');
  const isWellBeside = others.some(
    (other) => other.target === target && other.judged.verdict.kind === 'as-expected',
  );
  if (!saysNothingElse.test(said) || path === '' || !isWellBeside) return judged;
  const shown = makeSymptom('no-path-mapping', readHostOfAddress(target));
  return addSymptomToVerdict(judged, { ...shown, said, instead: path, whole: true });
};
