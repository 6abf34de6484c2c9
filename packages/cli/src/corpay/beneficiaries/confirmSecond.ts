import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { sameAccountMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { findSameAccount } from '@fx-gateway/domain/corpay/beneficiaries/sameAccount.ts';
import type { IdentifiedRecord } from '@fx-gateway/domain/corpay/beneficiaries/saving/identifyRecord.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmCaution } from '../../verbs/confirmCaution.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { safeLines } from '../../safe-text/safeText.ts';

/** A second beneficiary that would be made: what it is, why, and how to look at the first. */
export type Second = {
  readonly title: string;
  readonly why: string;
  readonly look: string;
  /** The first stands in the file itself, and is paid by nobody yet. */
  readonly inFile?: true;
};

/** What else can be done than to add a second one. */
const instead = (seconds: readonly Second[]): string =>
  [
    ...(seconds.some(({ inFile }) => inFile !== true) ? ['Pay the one that is there'] : []),
    ...(seconds.some(({ inFile }) => inFile === true) ? ['Take the second row out of the file'] : []),
  ].join('. ');

export const lookAt = (id: string): string =>
  `Look at the one that is there with: fxg beneficiaries show ${id}`;

/** Of one who was added from the same record and was changed since, by whatever terminal. */
export const changedSince = (id: string): Second => ({
  title: 'You have a beneficiary of this file',
  why: `It was added from it and changed since. (${id})`,
  look: lookAt(id),
});

/** Which beneficiary a new one would be a second of: one that was added from the same record, or has its account. */
export const secondOf = async (
  beneficiaries: Pick<Corpay['beneficiaries'], 'list' | 'show'>,
  { record, changedId }: Pick<IdentifiedRecord, 'record' | 'changedId'>,
): Promise<Second | null> => {
  if (changedId !== null) return changedSince(changedId);
  const same = await findSameAccount(beneficiaries, record);
  return same === null
    ? null
    : {
        title: sameAccountMessages.title,
        why: `${sameAccountMessages.why(same)} (${same.clientIntegrationId})`,
        look: lookAt(same.clientIntegrationId),
      };
};

/** Asks before a second beneficiary with the same account and currency is added; nothing is asked where none would be. */
export const confirmSeconds = (invocation: Invocation, seconds: readonly Second[]): CommandResult<boolean> =>
  seconds.length === 0
    ? Promise.resolve(succeeded(true))
    : confirmCaution(invocation, {
        option: 'despiteSameAccount',
        why: [...new Set(seconds.map(({ title }) => `${title}.`)), ...seconds.map(({ why }) => why)].join(
          seconds.length === 1 ? ' ' : '\n',
        ),
        question: 'Is a second beneficiary wanted?',
        hint: `${instead(seconds)}, or add --despite-same-account when a second one is wanted.`,
        refusal: {
          code: 'same-account',
          message: 'No second beneficiary was wanted, so nothing was sent.',
          hint: safeLines([...new Set(seconds.map(({ look }) => look))]),
        },
      });

/** The same of one record. */
export const confirmSecond = async (
  invocation: Invocation,
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  identified: Pick<IdentifiedRecord, 'record' | 'changedId'>,
): CommandResult<boolean> => {
  if (invocation.options.flag('despiteSameAccount')) return succeeded(true);
  const second = await secondOf(beneficiaries, identified);
  return confirmSeconds(invocation, second === null ? [] : [second]);
};
