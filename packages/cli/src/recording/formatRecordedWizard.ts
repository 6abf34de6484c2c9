import type {
  FormRecorderEntry,
  RecordedFieldVerdict,
  RecordedForm,
} from '@fx-gateway/domain/recorder/formRecorder.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { formEventMessages } from './formEventMessages.ts';
import { formatReplayedStates, type ReplayedLine } from './formatReplayedStates.ts';

/** What became of a press to save, or becomes of it. */
export const wizardSaveTexts: Readonly<Record<NonNullable<FormRecorderEntry['save']>, string>> = {
  sending: 'is being saved',
  saved: 'saved',
  refused: 'the partner did not save it',
  unknown: 'not known whether it was saved',
  'not-kept': 'not sent: it could not be kept here',
  'changed-elsewhere': 'not saved: it was changed elsewhere meanwhile',
};

const verdictTexts: Readonly<Record<RecordedFieldVerdict['verdict'], string>> = {
  right: 'right',
  wrong: 'wrong',
  'not-judged': 'not yet judged',
};

/** The name of a field in words: `beneficiaryAddress.postCode` is the `beneficiary address post code`. */
const fieldName = (id: string): string =>
  id
    .replaceAll('.', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

const lengthText = (length: number): string => {
  if (length === 0) return 'empty';
  return length === 1 ? '1 character' : `${length} characters`;
};

/** Nothing where nothing stands and nothing was said. */
const judgedText = ({ field, length, verdict, message }: RecordedFieldVerdict): string | null =>
  length === 0 && verdict === 'not-judged'
    ? null
    : `${fieldName(field)}: ${[lengthText(length), verdictTexts[verdict]].join(', ')}${message === null ? '' : `: ${message}`}`;

const shownState = ({
  time,
  event,
  field,
  step,
  fields,
  save,
  cannotSave,
}: RecordedForm[number]): ReplayedLine => {
  const said = formEventMessages[event];
  return {
    time,
    event: field === null ? said : `${said}: ${fieldName(field)}`,
    parts: [
      { name: 'step', text: `step ${step}` },
      ...fields.map((judged) => ({ name: fieldName(judged.field), text: judgedText(judged) })),
      { name: 'word on saving', text: save === null ? null : wizardSaveTexts[save] },
      { name: 'reason against saving', text: cannotSave === null ? null : `Save off: ${cannotSave}` },
    ],
  };
};

/** How one wizard was judged, state by state, for a person. */
export const formatRecordedWizard = (wizard: RecordedForm, paint: ViewStyle): string =>
  formatReplayedStates(wizard.map(shownState), paint);
