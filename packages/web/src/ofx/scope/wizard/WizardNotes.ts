import type { OfxBankTemplate, OfxFieldError } from '@fx-gateway/domain/ofx';
import type { OfxWizard } from '@fx-gateway/domain/ofx/beneficiaries';
import {
  recordOfxWizard,
  type OfxWizardRecorder,
  type OfxWizardRunEvent,
} from '@fx-gateway/domain/ofx/beneficiaries/recording';
import { keyOfError } from './placeOfError.ts';

/** What stands on the screen of a wizard. */
type Screen = {
  readonly state: OfxWizard;
  readonly errors: readonly OfxFieldError[];
  readonly lost: boolean;
  readonly elsewhere: object | null;
  readonly template: OfxBankTemplate;
};

/** Notes what happens in one wizard (REC-1). */
export class WizardNotes {
  readonly #recorder: OfxWizardRecorder;
  readonly #screen: Screen;
  #wizard = { write: recordOfxWizard };

  constructor(recorder: OfxWizardRecorder, screen: Screen) {
    this.#recorder = recorder;
    this.#screen = screen;
  }

  /** What follows is another wizard. */
  beginOver(): void {
    this.#wizard = { write: recordOfxWizard };
  }

  /** Called before it happens. */
  note(event: OfxWizardRunEvent): void {
    const { state, errors, lost, elsewhere, template } = this.#screen;
    const trouble = lost ? 'unknown' : state.saveFailure === null ? null : 'refused';
    const run = {
      wizard: { ...state, tried: [...state.tried] },
      against: errors.map((error) => keyOfError(error, template)),
      save: state.saving ? 'sending' : elsewhere === null ? trouble : 'changed-elsewhere',
    } as const;
    this.#recorder.note(event, { run, of: this.#wizard });
  }
}
