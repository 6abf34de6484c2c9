import { recordedWizards } from '@fx-gateway/domain/corpay/recording/wizard';

/** What the wizards of this visit noted, as it is recorded; it needs their rules, and comes with them. */
export const wizardsOf = recordedWizards;
