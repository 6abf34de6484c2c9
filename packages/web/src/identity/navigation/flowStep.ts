type FlowStep = { readonly step: 'code' };

/** What a page with two steps is told when its second one is wanted; a reload remembers it. */
export const codeStep: FlowStep = { step: 'code' };

/** True when the page is wanted at the step that takes a mailed code. */
export const wantsCode = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === codeStep.step;
