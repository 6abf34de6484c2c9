import {
  conclude,
  conclusionWords,
  lookWords,
  verdictText,
  type Conclusion,
  type Finding,
} from '@fx-gateway/domain/conformance';
import { environmentText, type Environment } from '../command/environmentText.ts';
import { output } from '../command/output.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { groupBy } from '../partner/groupBy.ts';
import type { Paint } from '../terminal/paint.ts';
import { safeText } from '../safe-text/safeText.ts';
import { table } from '../terminal/table.ts';

const dataOf = ({ look, service, call, verdict, note, requestId }: Finding) => ({
  look,
  service,
  call,
  verdict: verdict.kind,
  field: verdict.kind === 'differs' ? verdict.field : null,
  why: verdict.kind === 'not-tried' ? verdict.why : null,
  note,
  requestId,
});

const rowOf = (finding: Finding, call = finding.call): readonly string[] => [
  lookWords[finding.look],
  finding.service,
  call,
  verdictText(finding.verdict),
  [finding.note ?? '', finding.requestId === null ? '' : `Request id: ${finding.requestId}`].join(' ').trim(),
];

const isFine = ({ verdict }: Finding): boolean => verdict.kind === 'as-expected';

/** What is the same for every call of a service stands in one row; settings and answers stand apart. */
const rowsOf = (findings: readonly Finding[]): readonly (readonly string[])[] => {
  const groups = groupBy(findings, ({ look, service }) => `${look} ${service}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const apart = first === undefined || first.look === 'setting' || first.look === 'answer';
    if (apart || group.length === 1 || !group.every(isFine)) return group.map((one) => rowOf(one));
    return [rowOf({ ...first, note: null }, `every call (${group.length})`)];
  });
};

const exits: Readonly<Record<Conclusion, ExitCode>> = {
  'as-expected': exitCodes.ok,
  differs: exitCodes.failed,
  refused: exitCodes.refused,
  unanswered: exitCodes.network,
};

const failureOf = (conclusion: Conclusion, findings: readonly Finding[]): CommandFailure | null => {
  if (conclusion === 'as-expected') return null;
  const signIn = findings.find(({ look, call }) => look === 'setting' && call === 'sign-in');
  if (conclusion === 'refused' && signIn?.verdict.kind === 'refused')
    return commandFailure(exitCodes.signIn, 'sign-in-refused', conclusionWords.refused, {
      hint: signIn.note,
      requestId: signIn.requestId,
    });
  return commandFailure(exits[conclusion], conclusion, conclusionWords[conclusion]);
};

/** The findings of a run for scripts and for readers; it ends with the worst of them. */
export const doctorReport = (environment: Environment, findings: readonly Finding[]) => {
  const conclusion = conclude(findings);
  const view = (paint: Paint): string =>
    [
      paint.bold(safeText(environmentText(environment))),
      table(
        ['Looked at', 'Of', 'What', 'Found', 'Note'].map((heading) => ({ heading })),
        rowsOf(findings),
        paint,
      ),
      // What is otherwise than expected is said by the failure.
      ...(conclusion === 'as-expected' ? ['', conclusionWords[conclusion]] : []),
    ].join('\n');
  return output(
    { environment, conclusion, findings: findings.map(dataOf) },
    view,
    failureOf(conclusion, findings),
  );
};
