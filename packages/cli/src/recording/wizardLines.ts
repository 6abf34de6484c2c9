import type { ReplayedForm } from '@fx-gateway/domain/masking';
import type { Paint } from '../terminal/paint.ts';
import { replayLines, type ShownState } from './replayLines.ts';

/** What each event of a partner's form is, in everyday words. */
export type FormEventWords = Readonly<Record<string, string>>;

/** What became of a press to save, or becomes of it. */
const saveTexts: Readonly<Record<string, string>> = {
  sending: 'is being saved',
  saved: 'saved',
  refused: 'the partner did not save it',
  unknown: 'not known whether it was saved',
  'not-kept': 'not sent: it could not be kept here',
  'changed-elsewhere': 'not saved: it was changed elsewhere meanwhile',
};

export const saveText = (save: string): string => saveTexts[save] ?? save;

const listText = (words: string, list: readonly string[]): string | null =>
  list.length === 0 ? null : `${words} ${list.join(', ')}`;

/** The name of a field as it stood there; its id once it stands there no more. */
const labelOf = ({ fields }: ReplayedForm, field: string, before: ReplayedForm | undefined): string =>
  [...fields, ...(before?.fields ?? [])].find((each) => each.field === field)?.label ?? field;

const rulesText = ({ rules, waiting }: ReplayedForm): string | null => {
  if (rules === 'there') return null;
  if (waiting) return 'waits for the rules';
  return rules === 'missing' ? 'the rules are not there yet' : 'the rules did not come';
};

const shownState = (
  state: ReplayedForm,
  before: ReplayedForm | undefined,
  words: FormEventWords,
): ShownState => {
  const { after, event, field, step, completed, fields, contradictions, dropped, save, cannotSave } = state;
  const said = words[event] ?? event;
  const messages = fields.flatMap(({ label, message }) => (message === null ? [] : [`${label}: ${message}`]));
  const filled = fields.filter((each) => each.filled).length;
  return {
    after,
    event: field === null ? said : `${said}: ${labelOf(state, field, before)}`,
    parts: [
      { name: 'step', text: `step ${step}` },
      { name: 'step done', text: listText('done', completed) },
      { name: 'fields', text: `${filled} of ${fields.length} filled in` },
      { name: 'word on the rules', text: rulesText(state) },
      { name: 'message', text: messages.length === 0 ? null : messages.join('; ') },
      { name: 'contradiction', text: listText('to be compared:', contradictions) },
      { name: 'loss', text: listText('not saved:', dropped) },
      { name: 'word on saving', text: save === null ? null : saveText(save) },
      { name: 'reason against saving', text: cannotSave === null ? null : `Save off: ${cannotSave}` },
    ],
  };
};

/** The states of one wizard, for a person. */
export const wizardLines = (states: readonly ReplayedForm[], words: FormEventWords, paint: Paint): string =>
  replayLines(
    states.map((state, place) => shownState(state, states[place - 1], words)),
    paint,
  );
