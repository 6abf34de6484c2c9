/** Where the wizard stands; the ids are parts of addresses and of `fxg check wizard`. */
export type WizardStep = 'basic-info' | 'beneficiary-address' | 'bank-address' | 'banking-details' | 'review';

/** The steps in order (CP-WIZ-1). */
export const wizardSteps: readonly { readonly id: WizardStep; readonly title: string }[] = [
  { id: 'basic-info', title: 'Basic Info' },
  { id: 'beneficiary-address', title: 'Beneficiary Address' },
  { id: 'bank-address', title: 'Bank Address' },
  { id: 'banking-details', title: 'Banking Details' },
  { id: 'review', title: 'Review & Submit' },
];

/** How far a step is from the first. */
export const wizardStepIndex = (step: WizardStep): number => wizardSteps.findIndex(({ id }) => id === step);
