import {
  conclude,
  conclusionMessages,
  lookMessages,
  verdictText,
  type Conclusion,
  type Finding,
} from '@fx-gateway/domain/conformance/finding.ts';
import { namedFindings } from '@fx-gateway/domain/conformance/namedFindings.ts';
import { unauthorizedServices } from '@fx-gateway/domain/conformance/unauthorizedServices.ts';
import { unjudgedSettings } from '@fx-gateway/domain/conformance/unjudgedSettings.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { environmentText, type Environment } from '../verbs/environmentText.ts';
import { output } from '../verbs/output.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { groupBy } from '../partner-verbs/groupBy.ts';
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
  lookMessages[finding.look],
  finding.service,
  call,
  verdictText(finding.verdict),
  [finding.note ?? '', finding.requestId === null ? '' : `Request id: ${finding.requestId}`].join(' ').trim(),
];

/** What was looked at by itself; an answer only where the call was tried. */
const standsApart = ({ look, verdict }: Finding): boolean =>
  look === 'setting' || (look === 'answer' && verdict.kind !== 'not-tried');

/** Fine calls are alike whatever their notes say. */
const likenessOf = (finding: Finding): string => {
  const { look, verdict, note, call } = finding;
  if (standsApart(finding)) return `${look} ${call} ${verdictText(verdict)}`;
  return verdict.kind === 'as-expected' ? verdict.kind : `${verdictText(verdict)} ${note}`;
};

const isFine = ({ verdict }: Finding): boolean => verdict.kind === 'as-expected';

const rowOfAlike = (alike: readonly [Finding, ...Finding[]], all: number): readonly string[] => {
  const [first] = alike;
  if (alike.length === 1) return rowOf(first);
  const calls = alike.length === all ? `every call (${all})` : `${first.call} and ${alike.length - 1} more`;
  return rowOf(isFine(first) ? { ...first, note: null } : first, calls);
};

/** What is found alike of several calls of a service stands in one row; settings and answers that came stand apart. */
const rowsOf = (findings: readonly Finding[]): readonly (readonly string[])[] => {
  const groups = groupBy(findings, ({ look, service }) => `${look} ${service}`);
  return [...groups.values()].flatMap((group) => {
    return [...groupBy(group, likenessOf).values()].map((alike) => rowOfAlike(alike, group.length));
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
    return commandFailure(exitCodes.signIn, 'sign-in-refused', conclusionMessages.refused, {
      hint: signIn.note,
      requestId: signIn.requestId,
    });
  return commandFailure(exits[conclusion], conclusion, conclusionMessages[conclusion], {
    hint: joinSentences(
      namedFindings(findings) ?? '',
      signIn?.verdict.kind === 'refused' ? (signIn.note ?? '') : '',
    ),
  });
};

/** The findings of a run for scripts and for readers; it ends with the worst of them. */
export const doctorReport = (environment: Environment, findings: readonly Finding[]) => {
  const conclusion = conclude(findings);
  const unjudged = unjudgedSettings(findings);
  const unauthorized = unauthorizedServices(findings);
  const ending = [
    // What is otherwise than expected is said by the failure.
    ...(conclusion === 'as-expected' ? [conclusionMessages[conclusion]] : []),
    ...(unjudged.length > 0 ? [`Nobody signed in, so nothing is known of: ${unjudged.join(', ')}.`] : []),
    ...(unauthorized.length > 0
      ? [
          `The user has not authorized ${unauthorized.join(', ')}, so nothing is known of what it answers. Authorize as them with fxg partner authorize, then run this again.`,
        ]
      : []),
  ];
  const view = (paint: Paint): string =>
    [
      paint.bold(safeText(environmentText(environment))),
      table(
        ['Looked at', 'Of', 'What', 'Found', 'Note'].map((heading) => ({ heading })),
        rowsOf(findings),
        paint,
      ),
      ...(ending.length > 0 ? ['', ...ending] : []),
    ].join('\n');
  return output(
    {
      environment,
      conclusion,
      unjudged: [...unjudged, ...unauthorized.map((service) => `${service}, not authorized`)],
      findings: findings.map(dataOf),
    },
    view,
    failureOf(conclusion, findings),
  );
};
