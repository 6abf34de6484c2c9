import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { ChosenBeneficiaryAccountStore } from '../../../bankDetails/ChosenBeneficiaryAccountStore.ts';

/** A deal of this visit that waits for its instruction. */
export type DealAwaitingInstruction = {
  readonly orderNumber: string;
  readonly quote: Quote;
  readonly beneficiary: BeneficiarySummary;
  /** The account as it was read beside the quote or at the press, with its fingerprint; null where it was not known. */
  readonly account: ChosenBeneficiaryAccountStore['current'];
  /** What the deal cost against the market of the moment of the press; null where that could not be told. */
  readonly cost: MarketCost | null;
  /** As it was written at the press. */
  readonly rate: DealRate;
};
