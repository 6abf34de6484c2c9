import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { isPartnersSentence } from '@fx-gateway/domain/corpay/beneficiaries/judging/isPartnersSentence.ts';
import {
  findRulesToLoad,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import type { FormSnapshot } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { toRecordedField, refusedByPartnerText } from '@fx-gateway/domain/recorder/toRecordedField.ts';
import type { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';
import type { BeneficiarySaver } from './BeneficiarySaver.ts';

/** What stands on the screen of a wizard. */
type Screen = {
  readonly state: WizardState;
  readonly fields: readonly WizardField[];
  readonly cannotSave: string | null;
  readonly problems: Pick<StepProblemStore<FieldId>, 'all' | 'messageOf'>;
  readonly saves: Pick<BeneficiarySaver, 'saving' | 'trouble'>;
};

/** What is noted of it: no text that somebody typed, and none of the partner's (REC-7). */
export const makeCorpayWizardSnapshot = ({
  state,
  fields,
  cannotSave,
  problems,
  saves,
}: Screen): FormSnapshot => {
  const wrong = problems.all.map(({ field }) => field);
  const hasRules = findRulesToLoad(state) === null;
  return {
    step: state.step,
    fields: fields.map(({ id, value }) => {
      const message = problems.messageOf(id);
      const isPartners = message !== null && isPartnersSentence(message, state.template);
      const said = isPartners ? refusedByPartnerText : message;
      return toRecordedField(id, value, { said, fits: hasRules && !wrong.includes(id) });
    }),
    cannotSave,
    save: saves.saving ? 'sending' : (saves.trouble?.kind ?? null),
  };
};
