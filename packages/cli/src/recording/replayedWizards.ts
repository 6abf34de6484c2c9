import type { ReplayedForm } from '@fx-gateway/domain/masking';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';

/** What stands beneath the fields of the step, and around them. */
const saidOf = ({ fields, contradictions, dropped, rules, waiting }: ReplayedForm): string =>
  [
    ...(rules === 'there' ? [] : [waiting ? 'waits for the rules' : `rules ${rules}`]),
    ...fields.flatMap(({ label, message }) => (message === null ? [] : [`${label}: ${message}`])),
    ...(contradictions.length === 0 ? [] : [`to be compared: ${contradictions.join(', ')}`]),
    ...(dropped.length === 0 ? [] : [`not saved: ${dropped.join(', ')}`]),
  ].join('; ');

const row = (state: ReplayedForm): readonly string[] => [
  (state.after / 1000).toFixed(3),
  state.field === null ? state.event : `${state.event} ${state.field}`,
  state.step,
  state.completed.join(', '),
  `${state.fields.filter(({ filled }) => filled).length} of ${state.fields.length}`,
  state.save ?? (state.cannotSave === null ? 'on' : `off: ${state.cannotSave}`),
  saidOf(state),
];

/** The states of one wizard, for a person. */
export const wizardTable = (states: readonly ReplayedForm[], paint: Paint): string =>
  table(
    [
      { heading: 'Seconds', right: true },
      { heading: 'Event' },
      { heading: 'Step' },
      { heading: 'Done' },
      { heading: 'Filled' },
      { heading: 'Save' },
      { heading: 'Said' },
    ],
    states.map(row),
    paint,
  );
