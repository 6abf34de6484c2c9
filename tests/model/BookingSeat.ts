/** What is booked at a seat: the wish of the person, and how much in euros. */
export type BookingSeat = { readonly machine: number; readonly wish: string; readonly euros: bigint };
