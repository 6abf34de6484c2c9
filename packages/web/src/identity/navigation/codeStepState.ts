import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';

type FlowStep = { readonly step: 'code'; readonly inHand?: true };

/** The navigation state of a page with two steps when its second one is wanted; a reload keeps it. */
export const codeStepState: FlowStep = { step: 'code' };

/** The same where the user says to have a code already. */
export const codeInHandState: FlowStep = { step: 'code', inHand: true };

/** True when the page is wanted at the step that takes a mailed code. */
export const isCodeStepState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === codeStepState.step;

/** The lead of such a page that knows of no code: where the flow itself led there, the page was loaded again since. */
export const codeStepLead = (lead: string, state: unknown): string =>
  typeof state === 'object' && state !== null && 'inHand' in state
    ? lead
    : joinSentences(lead, identityMessages.emailNotKept);
