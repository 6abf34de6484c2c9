import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import { runProblemMessages } from '../runMessages.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunProblem, RunProblemKind, RunPurposeNeeded } from './judgedRow.ts';
import { makeRunProblem } from './makeRunProblem.ts';
import type { RunContext, RunPurposes } from './runContext.ts';

export type JudgedPurpose = {
  readonly method: string | null;
  /** The id of the purpose. */
  readonly purpose: string | null;
  readonly problems: readonly RunProblem[];
  /** For which country and method somebody has to choose, or the partner to tell, first. */
  readonly needed: Omit<RunPurposeNeeded, 'rows'> | null;
};

const none: JudgedPurpose = { method: null, purpose: null, problems: [], needed: null };

const findChoice = (text: string, choices: NonNullable<RunPurposes['choices']>) => {
  const name = makeBeneficiaryNameKey(text);
  return (
    choices.find(({ id }) => id === text) ??
    choices.find((choice) => makeBeneficiaryNameKey(choice.text) === name)
  );
};

/** What a payment is for: what the row says, else what was chosen for its country and method. */
export const judgePurpose = (
  text: string,
  payee: RunPayee | null,
  { rules, purposes }: Pick<RunContext, 'rules' | 'purposes'>,
): JudgedPurpose => {
  if (payee === null || !rules.asksPurpose) return none;
  const { country, currency, methods } = payee;
  const [method] = methods;
  const words = runProblemMessages;
  if (method === undefined)
    return {
      ...none,
      problems: [makeRunProblem('method-missing', 'payee', words.methodMissing(payee.name))],
    };
  const known = purposes.find((each) => each.country === country && each.method === method);
  const choices = known?.choices ?? null;
  const chosen = text === '' ? (known?.chosen ?? '') : text;
  const purpose = choices === null ? undefined : findChoice(chosen, choices);
  if (purpose !== undefined) return { ...none, method, purpose: purpose.id };
  const labels = (choices ?? []).map((choice) => ({ text: choice.id, label: choice.text }));
  const wrong = (kind: RunProblemKind, message: string): JudgedPurpose => ({
    method,
    purpose: null,
    problems: [makeRunProblem(kind, 'purpose', message, labels)],
    needed: kind === 'purpose-unknown' ? null : { country, method, currency },
  });
  if (chosen === '') return wrong('purpose-missing', words.purposeMissing(country));
  return choices === null
    ? wrong('purposes-unread', words.purposesUnread(country))
    : wrong('purpose-unknown', words.purposeUnknown(chosen, country));
};
