const main = (): HTMLElement | null => document.getElementById('content');

/** Goes to the next row of the page's list, or the one before; a row is gone to by its link. */
export const focusAdjacentRow = (by: 1 | -1): void => {
  const rows = [...(main()?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
  const at = rows.findIndex(
    (row) => row === document.activeElement || row.closest('tr')?.contains(document.activeElement),
  );
  rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]?.focus();
};

/** Goes to the page's own search; false where it has none. */
export const goToSearch = (): boolean => {
  const field = main()?.querySelector<HTMLInputElement>('search input[type="search"]');
  field?.focus();
  field?.select();
  return field != null;
};
