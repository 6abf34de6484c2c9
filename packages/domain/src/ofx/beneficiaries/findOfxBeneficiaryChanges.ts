import { maskAllButLastFour } from '../../words/maskAllButLastFour.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import { fieldKey, isAccountDetail, readOfxField } from './ofxField.ts';
import { bankFields, beneficiaryFields } from './ofxForm.ts';

/** What an edit changes in one field; bank details that a template asks for are masked on both sides. */
type OfxRecordChange = {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** Everything that differs in what the form asks for, in its order. */
export const findOfxBeneficiaryChanges = (
  before: OfxBeneficiary,
  after: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly OfxRecordChange[] =>
  [...beneficiaryFields, ...bankFields(template)].flatMap(({ path, label }) => {
    const [was, is] = [readOfxField(before, path), readOfxField(after, path)];
    if (was === is) return [];
    const shown = isAccountDetail(path) ? maskAllButLastFour : (text: string) => text;
    return [{ field: fieldKey(path), label, before: shown(was), after: shown(is) }];
  });
