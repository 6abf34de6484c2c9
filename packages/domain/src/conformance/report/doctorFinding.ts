import type { ExplainedVerdict, NotTriedReason, Verdict } from '../responses/verdict.ts';

/** What is looked at: a setting, a call across origins, a call without a signature, the answer of a call, or a page. */
export type CheckKind = 'setting' | 'cross-origin' | 'unsigned' | 'answer' | 'page';

/** One look at an environment and what became of it. */
export type DoctorFinding = ExplainedVerdict & {
  readonly look: CheckKind;
  /** Such as `accounts`; of a setting what it belongs to. */
  readonly service: string;
  /** Such as `GET /account`, or the name of a setting. */
  readonly call: string;
  /** The field that names the address it is about, or the origin of the pages; null where it is about none. */
  readonly place: string | null;
};

const untriedMessages: Readonly<Record<NotTriedReason, string>> = {
  'moves-money': 'moves money',
  changes: 'changes something',
  'makes-a-quote': 'asks for a quote',
  'no-sign-in': 'nobody is signed in',
  'no-administrator': 'for administrators',
  'other-partner': 'another partner',
  'not-configured': 'no address',
  'nothing-to-ask': 'there is nothing to ask for',
  'no-authorization': 'the user has not authorized the partner',
  'no-token': 'there is no token',
  'no-origin': 'no origin of a page is named',
  'no-page': 'no page is there',
};

/** A verdict as a user reads it. */
export const formatVerdict = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'as-expected':
      return 'as expected';
    case 'differs':
      return `differs: ${verdict.field}`;
    case 'refused':
      return verdict.isInTrouble === true ? 'in trouble' : 'refused';
    case 'unanswered':
      return 'no answer';
    case 'unjudged':
      return 'not judged';
    case 'not-tried':
      return `not tried (${untriedMessages[verdict.why]})`;
  }
};

export const checkKindLabels: Readonly<Record<CheckKind, string>> = {
  setting: 'set up',
  'cross-origin': 'called from a page',
  unsigned: 'called without a sign-in',
  answer: 'answer',
  page: 'host of the pages',
};

/** How a run ends as a whole: the worst of what it found; what was not tried or cannot be judged is no fault. */
export type DoctorConclusion = 'as-expected' | 'differs' | 'refused' | 'unanswered';

export const concludeFindings = (findings: readonly DoctorFinding[]): DoctorConclusion => {
  const worst = (['differs', 'unanswered', 'refused'] as const).find((kind) =>
    findings.some(({ verdict }) => verdict.kind === kind),
  );
  return worst ?? 'as-expected';
};

/** How a run ends, in a sentence: who failed has refused nothing. */
export const conclusionText = (findings: readonly DoctorFinding[]): string => {
  const conclusion = concludeFindings(findings);
  const refusals = findings.filter(({ verdict }) => verdict.kind === 'refused');
  const isTroubleAlone = refusals.every(({ verdict }) => formatVerdict(verdict) === 'in trouble');
  return conclusion === 'refused' && isTroubleAlone
    ? 'A service is in trouble: it fails where it should answer.'
    : conclusionMessages[conclusion];
};

const conclusionMessages: Readonly<Record<DoctorConclusion, string>> = {
  'as-expected': 'All that was looked at is as expected.',
  differs: 'This environment is otherwise than the product needs it.',
  refused: 'A service refused what the product asks.',
  unanswered: 'A service gave no answer, or not the whole of one.',
};
