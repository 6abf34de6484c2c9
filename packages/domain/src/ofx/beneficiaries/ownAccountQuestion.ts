import type { OfxWizard } from './ofxWizard.ts';

/**
 * Whether it has to be asked whose account it is: a text was given, which mostly is somebody else's, and a new beneficiary
 * begins with the customer's own account (OFX-BENE-14), which nobody has chosen.
 */
export const asksWhoseAccount = ({ given, proposed }: OfxWizard): boolean =>
  given.length > 0 && proposed.includes('classification');

/** The words around whose account it is. */
export const ownAccountMessages = {
  question: "We began with 'Own Account'. Whose account do you pay?",
  thirdParty: "Somebody else's (3rd Party)",
  own: 'My own (Own Account)',
} as const;
