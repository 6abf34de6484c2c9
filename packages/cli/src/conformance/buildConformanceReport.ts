import type { ProvedPromise } from '@fx-gateway/adapters/node';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeText } from '../safe-text/safeText.ts';
import { formatTable } from '../terminal/formatTable.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { environmentLabel, type Environment } from '../verbs/environmentLabel.ts';

/** What a run has come to. */
export type ConformanceRun = {
  readonly environment: Environment;
  readonly partner: string;
  readonly writes: boolean;
  readonly proved: readonly ProvedPromise[];
  readonly left: readonly string[];
};

const verdictLabels = { kept: 'kept', broken: 'broken', 'not-tried': 'not tried' } as const;

const dataOf = ({ id, service, words, proof }: ProvedPromise) => ({
  id,
  service,
  words,
  verdict: proof?.kind ?? ('kept' as const),
  seen: proof?.kind === 'broken' ? proof.seen : null,
  expected: proof?.kind === 'broken' ? proof.expected : null,
  why: proof?.kind === 'not-tried' ? proof.why : null,
  requestId: proof?.kind === 'broken' ? proof.requestId : null,
});

const noteOf = ({ words, seen, expected, why, requestId }: ReturnType<typeof dataOf>): string => {
  if (why !== null) return why;
  if (seen === null) return words;
  const found = `${words} Seen: ${seen}. Expected: ${expected ?? ''}.`;
  return requestId === null ? found : `${found} Request id: ${requestId}`;
};

const failureOf = (promises: readonly ReturnType<typeof dataOf>[]): CommandFailure | null => {
  const broken = promises.filter(({ verdict }) => verdict === 'broken');
  const [first] = broken;
  if (first === undefined) return null;
  const tried = promises.filter(({ verdict }) => verdict !== 'not-tried').length;
  return commandFailure(
    exitCodes.failed,
    'promise-broken',
    `${broken.length} of ${tried} promises ${broken.length === 1 ? 'is' : 'are'} not kept: ${broken.map(({ id }) => id).join(', ')}.`,
    { requestId: first.requestId },
  );
};

/** What a run has proved, for scripts and for readers; it fails where a promise that was tried is not kept (PROM-3). */
export const buildConformanceReport = ({ environment, partner, writes, proved, left }: ConformanceRun) => {
  const promises = proved.map(dataOf);
  const failure = failureOf(promises);
  const conclusion: 'kept' | 'broken' = failure === null ? 'kept' : 'broken';
  const counted = (['kept', 'broken', 'not-tried'] as const)
    .map((kind) => [promises.filter(({ verdict }) => verdict === kind).length, verdictLabels[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label}`)
    .join(', ');
  const view = (paint: ViewStyle): string =>
    [
      paint.bold(safeText(environmentLabel(environment))),
      formatTable(
        [{ heading: 'Promise' }, { heading: 'Found' }, { heading: 'Note' }],
        promises.map((one) => [one.id, verdictLabels[one.verdict], noteOf(one)]),
        paint,
      ),
      '',
      `${counted}.`,
      ...(left.length === 0 ? [] : ['It left behind:', ...left.map((what) => safeText(`- ${what}`))]),
    ].join('\n');
  const data = { environment, partner, writes, conclusion, promises, left: [...left] };
  return {
    data,
    view,
    failure: failure === null ? null : ({ ...failure, explained: true } as const),
  };
};
