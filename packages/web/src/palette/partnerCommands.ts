import type { PayableBeneficiary } from '@fx-gateway/domain/commands/findPaymentPaletteEntries.ts';
import { createContext } from 'react';

/** What the customer's partner brings to the command field, as far as it is known by now. */
export type PartnerPaletteEntries = {
  readonly payees: readonly (PayableBeneficiary & { readonly href: string })[];
  /** Their business, by the number or reference that they know. */
  readonly business: readonly { readonly label: string; readonly href: string }[];
  /** Begins a deal, and books nothing; null while another one is to be finished first. */
  readonly pay: ((payeeId: string, amount: string | null) => void) | null;
};

/** Takes what the partner brings. */
export const ReportPaletteEntriesContext = createContext<(commands: PartnerPaletteEntries) => void>(
  () => undefined,
);
