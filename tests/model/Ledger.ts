/** One press that may have left its machine, with what the person wanted by it. */
type Press = { readonly wish: string; readonly machine: number };

/** A deal as the partner's tables have it. */
export type TrueDeal = { readonly number: string; readonly quoteId: string };

/**
 * What the person wanted and was told, held against the partner's tables. It knows no rule of the product. The person
 * wants one deal for each wish, from each machine at which they pressed for it.
 */
export class Ledger {
  readonly #presses = new Map<string, Press>();
  readonly #told = new Set<string>();
  readonly #deals: () => readonly TrueDeal[];

  constructor(deals: () => readonly TrueDeal[]) {
    this.#deals = deals;
  }

  pressed(quoteId: string, press: Press): void {
    this.#presses.set(quoteId, press);
  }

  wishOf(quoteId: string): string | null {
    return this.#presses.get(quoteId)?.wish ?? null;
  }

  wishOfDeal(number: string): string | null {
    const deal = this.#deals().find((each) => each.number === number);
    return deal === undefined ? null : this.wishOf(deal.quoteId);
  }

  /** The deal that a press became, by the partner's own tables: what an honest person knows who is asked for it. */
  dealOf(quoteId: string): string | null {
    return this.#deals().find((deal) => deal.quoteId === quoteId)?.number ?? null;
  }

  /** Whether the person has heard that this wish is a deal, wherever that was. */
  isKnownBooked(wish: string): boolean {
    return this.#deals().some(
      ({ number, quoteId }) =>
        this.wishOf(quoteId) === wish &&
        [0, 1].some((machine) => this.#told.has(`${machine} booked ${number}`)),
    );
  }

  /** `quoteId` is the press that is told to have become it; null where only the deal is named. */
  toldBooked(machine: number, number: string, quoteId: string | null): void {
    this.#told.add(`${machine} booked ${number}`);
    if (quoteId !== null) this.#told.add(`${quoteId} became ${number}`);
  }

  toldNotBooked(quoteId: string): void {
    this.#told.add(`${quoteId} became none`);
  }

  violations(): readonly string[] {
    const deals = this.#deals();
    const found: string[] = [];
    const wishes = new Set([...this.#presses.values()].map(({ wish }) => wish));
    for (const wish of wishes) {
      const machines = new Set(
        [...this.#presses.values()].filter((each) => each.wish === wish).map(({ machine }) => machine),
      );
      const made = deals.filter(({ quoteId }) => this.wishOf(quoteId) === wish);
      if (made.length > machines.size)
        found.push(
          `${made.length} deals (${made.map(({ number }) => number).join(', ')}) where ${machines.size} was wanted`,
        );
    }
    for (const { number, quoteId } of deals) {
      if (this.#told.has(`${quoteId} became none`))
        found.push(`the person was told that ${quoteId} was not booked, and it is ${number}`);
    }
    for (const told of this.#told) {
      const [quoteId = '', number = ''] = told.split(' became ');
      if (number === '' || number === 'none') continue;
      if (!deals.some((deal) => deal.number === number && deal.quoteId === quoteId))
        found.push(`the person was told that ${quoteId} is ${number}, and it is not`);
    }
    return found;
  }

  /** The deals that nobody was told of at the machine from which they were made. */
  untold(): readonly string[] {
    return this.#deals().flatMap(({ number, quoteId }) => {
      const press = this.#presses.get(quoteId);
      if (press === undefined) return [];
      return this.#told.has(`${press.machine} booked ${number}`)
        ? []
        : [`nobody was told of ${number} (${quoteId})`];
    });
  }

  text(): unknown {
    return [[...this.#presses], [...this.#told].toSorted()];
  }
}
