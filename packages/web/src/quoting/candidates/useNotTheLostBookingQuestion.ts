import { useState } from 'react';
import type { BookingCandidate } from './BookingCandidateDetails.tsx';

/** The question whether what could be the lost booking is really another deal. */
export type NotTheLostBookingQuestion = {
  readonly open: boolean;
  readonly deals: readonly BookingCandidate[];
  /** The user says that the booking became none: what could be it is looked for, and asked about by name first. */
  sayNone(): void;
  close(): void;
  confirm(): void;
};

/**
 * `chooseNone` says that the booking became none and that those with these ids are other deals. It gives what could be
 * it where the user has to be asked about that first.
 */
export const useNotTheLostBookingQuestion = (
  chooseNone: (otherDeals: readonly string[]) => Promise<readonly BookingCandidate[]>,
): NotTheLostBookingQuestion => {
  const [open, setOpen] = useState(false);
  // The dialog keeps what it names while it closes.
  const [deals, setDeals] = useState<readonly BookingCandidate[]>([]);
  const say = async (otherDeals: readonly string[]): Promise<void> => {
    const found = await chooseNone(otherDeals);
    if (found.length === 0) return;
    setDeals(found);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return {
    open,
    deals,
    sayNone: () => void say([]),
    close,
    confirm: () => {
      close();
      void say(deals.map(({ id }) => id));
    },
  };
};
