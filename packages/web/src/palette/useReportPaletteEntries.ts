import { use, useEffect } from 'react';
import { ReportPaletteEntriesContext, type PartnerPaletteEntries } from './partnerCommands.ts';

/** What is fetched from the partner, as far as it is there. */
type Fetched<T> = { readonly value: readonly T[] | null; refresh(): void };

/** How a partner's features say what the command field offers; the ways to say it must be constants, made once for each list. */
type Reported<P, B> = {
  /** Whether the partner can be asked. */
  readonly open: boolean;
  readonly beneficiaries: Fetched<P>;
  readonly payeesOf: (beneficiaries: readonly P[]) => PartnerPaletteEntries['payees'];
  readonly list: Fetched<B>;
  readonly businessOf: (records: readonly B[]) => PartnerPaletteEntries['business'];
  /** Fills in a deal and books nothing; null while another one is to be finished first. */
  readonly deal: { payTo(beneficiary: P, amount: string | null): void } | null;
  readonly goToDeal: () => void;
};

/** Brings a customer's beneficiaries and business to the command field. */
export const useReportPaletteEntries = <P, B>({
  open,
  beneficiaries,
  payeesOf,
  list,
  businessOf,
  deal,
  goToDeal,
}: Reported<P, B>): void => {
  const report = use(ReportPaletteEntriesContext);
  const { value: payees } = beneficiaries;
  const { value: business } = list;
  useEffect(() => {
    if (!open) return;
    for (const fetched of [beneficiaries, list]) if (fetched.value === null) fetched.refresh();
  }, [open, beneficiaries, list]);
  useEffect(() => {
    const pay = (id: string, amount: string | null): void => {
      const place = payeesOf(payees ?? []).findIndex((each) => each.id === id);
      const payee = payees?.[place];
      if (payee === undefined) return;
      deal?.payTo(payee, amount);
      // Once it is drawn, on the page of the deal; on the way there that page sees to it.
      requestAnimationFrame(goToDeal);
    };
    report({
      payees: payees === null ? [] : payeesOf(payees),
      business: business === null ? [] : businessOf(business),
      pay: deal === null ? null : pay,
    });
  }, [payees, payeesOf, business, businessOf, deal, goToDeal, report]);
};
