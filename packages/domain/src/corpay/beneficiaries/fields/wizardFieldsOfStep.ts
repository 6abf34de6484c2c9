import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { listAskedFields } from './listAskedFields.ts';
import type { WizardField } from './wizardField.ts';
import type { WizardStep } from './wizardSteps.ts';

/**
 * The fields of a step, in order. Labels come from the rules, ours stand where there is no rule; without a template
 * the banking details are not known yet (CP-WIZ-10).
 */
export const wizardFieldsOfStep = (
  step: WizardStep,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly WizardField[] => listAskedFields(step, record, template).map(({ field }) => field);
