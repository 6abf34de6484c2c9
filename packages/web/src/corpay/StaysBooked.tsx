/** What leaving the instruct step means for the deal (S-48). */
export const StaysBooked = ({ orderNumber }: { readonly orderNumber: string }) => (
  <p>
    Deal {orderNumber} stays booked and has to be settled. You find it under Past Orders, where you can
    instruct its payment at any time.
  </p>
);
