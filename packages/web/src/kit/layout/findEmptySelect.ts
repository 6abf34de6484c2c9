/** The first choice of a card that is still to be made, other than `besides`; null when there is none. */
export const findEmptySelect = (
  card: Element | null,
  besides: EventTarget | null = null,
): HTMLSelectElement | null =>
  [...(card?.querySelectorAll<HTMLSelectElement>('select:not(:disabled)') ?? [])].find(
    (choice) => choice.value === '' && choice !== besides,
  ) ?? null;
