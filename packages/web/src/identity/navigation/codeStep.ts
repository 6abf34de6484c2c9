type FlowStep = { readonly step: 'code' };

/** The navigation state of a page with two steps when its second one is wanted; a reload keeps it. */
export const codeStep: FlowStep = { step: 'code' };

/** True when the page is wanted at the step that takes a mailed code. */
export const wantsCode = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === codeStep.step;
