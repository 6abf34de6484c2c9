import type { Result } from '../result/result.ts';
import type {
  AccountAdministration,
  AccountTarget,
  AdministrationFailure,
  IntegrationUpdate,
  ChangeAnswer,
  ConfirmedVersion,
} from './accountAdministration.ts';
import { administratorRole } from '../account/account.ts';
import {
  administrationFallbacks,
  changeWithoutAnswerMessages,
  mayChangeHaveBeenMade,
} from './administrationMessages.ts';
import { describeIntegrationKey } from './integrationKey.ts';
import { joinSentences } from '../words/joinSentences.ts';
import { integrationUpdateOf } from './integrationForm.ts';

/** What came of a call that changes; `unknown` where the service may have made it although it gave no answer to rely on. */
export type ChangeOutcome =
  | (ChangeAnswer & {
      readonly kind: 'changed';
      /** The integration that was written, where the service names it. */
      readonly integrationId?: string;
    })
  | { readonly kind: 'refused' | 'unknown'; readonly failure: AdministrationFailure };

const changed = ({ message, requestId }: ChangeAnswer) => ({
  kind: 'changed' as const,
  message,
  ...(requestId === undefined ? {} : { requestId }),
});

const outcomeOf = (answer: Result<ChangeAnswer, AdministrationFailure>): ChangeOutcome => {
  if (answer.ok) return changed(answer.value);
  const { failure } = answer;
  if (!mayChangeHaveBeenMade(failure)) return { kind: 'refused', failure };
  const { kind } = failure;
  // Who is to look first is not told to try again beside it.
  const isOwn = kind in changeWithoutAnswerMessages && failure.message === administrationFallbacks[kind];
  const said = isOwn
    ? changeWithoutAnswerMessages[kind as keyof typeof changeWithoutAnswerMessages]
    : failure.message;
  const message = `${said} ${administrationFallbacks['unknown-change']}`;
  return { kind: 'unknown', failure: { ...failure, message } };
};

/** Gives an account the role of administrators, or takes it away (ADMIN-24, ADMIN-29). */
export const assignRole = async (
  administration: AccountAdministration,
  target: AccountTarget,
  value: boolean,
  seen?: ConfirmedVersion,
): Promise<ChangeOutcome> =>
  outcomeOf(await administration.assignRole(target, administratorRole, value, seen));

/** Connects an account with an integration; an empty id clears it (ADMIN-13, ADMIN-24, ADMIN-30). */
export const assignIntegration = async (
  administration: AccountAdministration,
  target: AccountTarget,
  integrationId: string,
  seen?: ConfirmedVersion,
  seenIntegration?: ConfirmedVersion,
): Promise<ChangeOutcome> =>
  outcomeOf(await administration.assignIntegration(target, integrationId.trim(), seen, seenIntegration));

/** Makes an integration, or changes the one that is named, with a key that cannot be read again: its answer says how that begins (ADMIN-31, S-75). */
export const updateIntegration = async (
  administration: AccountAdministration,
  form: IntegrationUpdate,
  seen?: ConfirmedVersion,
): Promise<ChangeOutcome> => {
  const answer = await administration.updateIntegration(integrationUpdateOf(form), seen);
  if (!answer.ok) return outcomeOf(answer);
  const { integrationId, message, ...made } = answer.value;
  const told = joinSentences(message, `Its key ${describeIntegrationKey(form.key)}.`);
  return { ...changed({ ...made, message: told }), ...(integrationId === null ? {} : { integrationId }) };
};
