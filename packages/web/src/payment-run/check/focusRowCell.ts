import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';

/** As in a spreadsheet, the arrows up and down lead to the same column of the next row; false where there is none. */
export const focusRowCell = (from: HTMLElement, field: RunField, key: string): boolean => {
  const line = from.closest('tr');
  const next = key === 'ArrowDown' ? line?.nextElementSibling : line?.previousElementSibling;
  const cell = next?.querySelector<HTMLInputElement>(`.run-${field} .run-cell`) ?? null;
  cell?.focus();
  cell?.select();
  return cell !== null;
};

/** Leads to what is wrong in a row that is drawn, or is asked about it. */
export const focusRowToLookAt = (row: number): void => {
  const line = document.getElementById(`run-row-line-${row}`);
  line?.scrollIntoView({ block: 'center' });
  const wrong = line?.querySelector<HTMLElement>('.run-cell[aria-invalid="true"], .run-question input');
  (wrong ?? line?.querySelector<HTMLElement>('input'))?.focus({ preventScroll: true });
};
