import {
  maskedRun,
  replayRun,
  type FormSeen,
  type MaskedEvent,
  type MaskedRun,
  type ReplayedForm,
} from '../../../masking/index.ts';
import type { FormRecorder, Note } from '../../../recorder/index.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import type { WizardState } from '../wizard/wizardState.ts';
import { withoutExamples } from './withoutExamples.ts';
import { wizardMasking } from './wizardMasking.ts';
import { wizardRoom } from './wizardRoom.ts';
import type { WizardRun, WizardRunEvent } from './wizardRun.ts';

type RulesReceived = Extract<WizardRunEvent, { type: 'rules-received' }>;

/** Rules are written once and named by their place among them. */
type Placed<T extends { readonly template: RulesTemplate | null }> = Omit<T, 'template'> & {
  readonly template: number | null;
};

type RecordedRun = Omit<WizardRun, 'wizard'> & { readonly wizard: Placed<WizardState> };

type RecordedEvent = Exclude<WizardRunEvent, RulesReceived> | Placed<RulesReceived>;

/** What happened in one wizard; every text that somebody typed is masked (REC-7). */
export type RecordedWizard = MaskedRun<RecordedRun, RecordedEvent, FormSeen> & {
  readonly templates: readonly RulesTemplate[];
};

/** The rules of a run, each once. */
const createTemplates = () => {
  const texts: string[] = [];
  const templates: RulesTemplate[] = [];
  const placeOf = (template: RulesTemplate): number => {
    const text = JSON.stringify(template);
    if (!texts.includes(text)) {
      texts.push(text);
      templates.push(template);
    }
    return texts.indexOf(text);
  };
  return { templates, placeOf };
};

const write = (run: MaskedRun<WizardRun, WizardRunEvent, FormSeen>): RecordedWizard => {
  const { templates, placeOf } = createTemplates();
  const stateOf = ({ wizard, ...around }: WizardRun): RecordedRun => {
    const { template } = wizard;
    return { ...around, wizard: { ...wizard, template: template === null ? null : placeOf(template) } };
  };
  const eventOf = (event: WizardRunEvent): RecordedEvent =>
    event.type === 'rules-received' ? { ...event, template: placeOf(event.template) } : event;
  const from = stateOf(run.from);
  const events = run.events.map(({ event, became, ...at }) => ({
    ...at,
    event: eventOf(event),
    ...(became === undefined ? {} : { became: stateOf(became) }),
  }));
  return { templates, from, events };
};

/** The same run with its rules in their places. */
const read = ({
  templates,
  from,
  events,
}: RecordedWizard): MaskedRun<WizardRun, WizardRunEvent, FormSeen> => {
  const at = (place: number | null): RulesTemplate | null =>
    place === null ? null : (templates[place] ?? null);
  const none: RulesTemplate = { rules: [], regulatoryRules: [], accountRegions: [], bankRegions: [] };
  const stateOf = ({ wizard, ...around }: RecordedRun): WizardRun => ({
    ...around,
    wizard: { ...wizard, template: at(wizard.template) },
  });
  const eventOf = (event: RecordedEvent): WizardRunEvent =>
    event.type === 'rules-received' ? { ...event, template: at(event.template) ?? none } : event;
  return {
    from: stateOf(from),
    events: events.map(({ event, became, ...rest }): MaskedEvent<WizardRun, WizardRunEvent, FormSeen> => ({
      ...rest,
      event: eventOf(event),
      ...(became === undefined ? {} : { became: stateOf(became) }),
    })),
  };
};

type WizardNote = Note<WizardRunEvent, WizardRun>;

export type WizardRecorder = FormRecorder<WizardRunEvent, WizardRun, RecordedWizard>;

/** The notes of one wizard, with rules that hold no examples. */
const plainNotes = (notes: readonly WizardNote[]): readonly WizardNote[] => {
  const known = new Map<RulesTemplate, RulesTemplate>();
  const plain = (template: RulesTemplate): RulesTemplate => {
    const found = known.get(template) ?? withoutExamples(template);
    known.set(template, found);
    return found;
  };
  return notes.map(({ at, event, before }) => {
    const { template } = before.wizard;
    return {
      at,
      event: event.type === 'rules-received' ? { ...event, template: plain(event.template) } : event,
      before: {
        ...before,
        wizard: { ...before.wizard, template: template === null ? null : plain(template) },
      },
    };
  });
};

/** One wizard of a visit as it is recorded, from what it noted: at least one event (REC-7). */
export const recordWizard = (notes: readonly WizardNote[]): RecordedWizard => {
  const own = plainNotes(notes);
  const received = own.flatMap(({ event }) => (event.type === 'rules-received' ? [event.template] : []));
  const [first] = own;
  if (first === undefined) throw new Error('A wizard is recorded from what it noted.');
  const templates = new Set([first.before.wizard.template, ...received].filter((each) => each !== null));
  return write(maskedRun(wizardRoom, wizardMasking([...templates]), first.before, own));
};

/** What the person saw of a wizard, state by state (REC-4). */
export const replayWizard = (recorded: RecordedWizard): readonly ReplayedForm[] =>
  replayRun(wizardRoom, read(recorded), (event) => ('field' in event ? event.field : null));
