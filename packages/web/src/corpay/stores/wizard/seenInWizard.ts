import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { isPartnersSentence } from '@fx-gateway/domain/corpay/beneficiaries/judging/partnersSentence.ts';
import { rulesWanted, type WizardState } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import type { FormSeen } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { judgedField, refusedMessages } from '@fx-gateway/domain/recorder/judgedField.ts';
import type { StepProblems } from '../../../kit/wizard/StepProblems.ts';
import type { RecordSaving } from './RecordSaving.ts';

/** What stands on the screen of a wizard. */
type Screen = {
  readonly state: WizardState;
  readonly fields: readonly WizardField[];
  readonly cannotSave: string | null;
  readonly problems: Pick<StepProblems<FieldId>, 'all' | 'messageOf'>;
  readonly saves: Pick<RecordSaving, 'saving' | 'trouble'>;
};

/** What is noted of it: no text that somebody typed, and none of the partner's (REC-7). */
export const seenInWizard = ({ state, fields, cannotSave, problems, saves }: Screen): FormSeen => {
  const wrong = problems.all.map(({ field }) => field);
  const hasRules = rulesWanted(state) === null;
  return {
    step: state.step,
    fields: fields.map(({ id, value }) => {
      const message = problems.messageOf(id);
      const isPartners = message !== null && isPartnersSentence(message, state.template);
      const said = isPartners ? refusedMessages : message;
      return judgedField(id, value, { said, fits: hasRules && !wrong.includes(id) });
    }),
    cannotSave,
    save: saves.saving ? 'sending' : (saves.trouble?.kind ?? null),
  };
};
