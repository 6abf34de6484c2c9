import { findCausesOfFindings } from '@fx-gateway/domain/conformance/report/findCausesOfFindings.ts';
import {
  concludeFindings,
  conclusionText,
  type DoctorConclusion,
  type DoctorFinding,
} from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { summarizeUnexpectedFindings } from '@fx-gateway/domain/conformance/report/summarizeUnexpectedFindings.ts';
import { findUnauthorizedServices } from '@fx-gateway/domain/conformance/report/findUnauthorizedServices.ts';
import { findUnjudgedSettings } from '@fx-gateway/domain/conformance/report/findUnjudgedSettings.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { environmentLabel, type Environment } from '../verbs/environmentLabel.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { safeText } from '../safe-text/safeText.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { formatCauses } from './formatCauses.ts';
import { groupFindingsIntoRows } from './groupFindingsIntoRows.ts';
import { groupFindingsByService } from './groupFindingsByService.ts';

const dataOf = ({ look, service, call, verdict, note, requestId }: DoctorFinding) => ({
  look,
  service,
  call,
  verdict: verdict.kind,
  field: verdict.kind === 'differs' ? verdict.field : null,
  why: verdict.kind === 'not-tried' ? verdict.why : null,
  note,
  requestId,
});

const exits: Readonly<Record<DoctorConclusion, ExitCode>> = {
  'as-expected': exitCodes.ok,
  differs: exitCodes.failed,
  refused: exitCodes.refused,
  unanswered: exitCodes.network,
};

const failureOf = (
  conclusion: DoctorConclusion,
  findings: readonly DoctorFinding[],
): CommandFailure | null => {
  if (conclusion === 'as-expected') return null;
  const signIn = findings.find(({ look, call }) => look === 'setting' && call === 'sign-in');
  if (conclusion === 'refused' && signIn?.verdict.kind === 'refused')
    return commandFailure(exitCodes.signIn, 'sign-in-refused', conclusionText(findings), {
      hint: signIn.note,
      requestId: signIn.requestId,
    });
  return commandFailure(exits[conclusion], conclusion, conclusionText(findings), {
    hint: joinSentences(
      summarizeUnexpectedFindings(findings) ?? '',
      signIn?.verdict.kind === 'refused' ? (signIn.note ?? '') : '',
    ),
  });
};

/** How a run was asked for. */
type Asked = {
  /** Whether all that was looked at is shown. */
  readonly all?: boolean;
  /** The time of the run, in milliseconds since 1970. */
  readonly now?: number | null;
  /** The profile that was named. */
  readonly profile?: string | null;
  /** The e-mail after `--as`, for the commands that a change names. */
  readonly email?: string | null;
};

const unusedText = (profile: string | null): string =>
  profile === null ? '' : ` for this run (the sign-in of the profile ${profile} is not used)`;

const wrapped = (line: string, paint: ViewStyle): readonly string[] =>
  wrapText(line, paint.columns ?? Infinity, paint);

/** What is switched off for a bad day explains much of what follows, so that it comes before all else (OPS-6). */
const isSwitch = ({ verdict, place }: DoctorFinding): boolean =>
  verdict.kind === 'unjudged' && place?.startsWith('operations.') === true;

const switchText = ({ call, note }: DoctorFinding): string =>
  safeText(`Switched on in config.json: ${call}. ${note ?? ''}`);

/**
 * The findings of a run for scripts and for readers, the causes first; it ends with the worst of them. Readers get a line
 * for each service, or all that was looked at.
 */
export const buildDoctorReport = (
  environment: Environment,
  findings: readonly DoctorFinding[],
  { all = false, now = null, profile = null, email = null }: Asked = {},
) => {
  const causes = findCausesOfFindings(findings, now).map((one) =>
    email === null ? one : { ...one, change: one.change.replaceAll(/\bEMAIL\b/g, () => email) },
  );
  const conclusion = concludeFindings(findings);
  const unjudged = findUnjudgedSettings(findings);
  const unauthorized = findUnauthorizedServices(findings);
  const unjudgeable = findings.filter(({ verdict }) => verdict.kind === 'unjudged');
  const switchedOn = unjudgeable.filter(isSwitch);
  const lacking = unjudgeable.filter(({ look }) => look === 'page');
  const others = unjudgeable.filter((one) => !isSwitch(one) && one.look !== 'page');
  const ending = [
    // What is otherwise than expected is said by the failure.
    ...(conclusion === 'as-expected' ? [conclusionText(findings)] : []),
    ...(unjudged.length > 0
      ? [
          `Nobody signed in${unusedText(profile)}, so nothing is known of: ${unjudged.join(', ')}.${profile === null ? '' : ' Only --as EMAIL looks further.'}`,
        ]
      : []),
    ...(unauthorized.length > 0
      ? [
          `The user has not authorized ${unauthorized.join(', ')}, so nothing is known of what it answers. Authorize as them with fxg partner authorize, then run this again.`,
        ]
      : []),
    ...lacking.map(({ service, call, note }) => `No fault: ${service} ${call}. ${note ?? ''}`),
    ...(others.length > 0
      ? [
          `No fault, not judged: ${others.map(({ service, call }) => `${service} ${call}`).join(', ')}; see --all.`,
        ]
      : []),
  ];
  const [headings, rows] = all
    ? [['Looked at', 'Of', 'What', 'Found', 'Note'], groupFindingsIntoRows(findings)]
    : [['Service', 'Found', 'Note'], groupFindingsByService(findings)];
  const failure = failureOf(conclusion, findings);
  const view = (paint: ViewStyle): string =>
    [
      paint.bold(safeText(environmentLabel(environment))),
      ...(switchedOn.length > 0 ? [...switchedOn.flatMap((one) => wrapped(switchText(one), paint)), ''] : []),
      ...formatCauses(causes, paint),
      formatTable(
        headings.map((heading) => ({ heading })),
        rows,
        paint,
      ),
      ...(ending.length > 0 ? [''] : []),
      ...ending.flatMap((line) => wrapped(line, paint)),
    ].join('\n');
  return makeOutput(
    {
      environment,
      conclusion,
      unjudged: [...unjudged, ...unauthorized.map((service) => `${service}, not authorized`)],
      causes: causes.map((one) => ({ ...one, settings: [...one.settings] })),
      findings: findings.map(dataOf),
    },
    view,
    failure === null ? null : { ...failure, prose: true, ...(causes.length > 0 ? { explained: true } : {}) },
  );
};
