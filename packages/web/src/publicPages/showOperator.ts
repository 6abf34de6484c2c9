import type { Operator } from '@fx-gateway/domain/operator/operator.ts';

/** Fills an element of a page that was written at build time, and shows it. */
export const fillElement = (selector: string, ...words: readonly (Node | string)[]): void => {
  const place = document.querySelector<HTMLElement>(selector);
  if (place === null) return;
  place.replaceChildren(...words);
  place.hidden = false;
};

/** Names who runs the site at the end of such a page, where the configuration does (OPERATOR-2). */
export const showOperator = ({ name, statusPage = '' }: Operator): void => {
  const status = document.createElement('a');
  status.textContent = 'Status';
  status.href = statusPage;
  fillElement('[data-operator]', ...(statusPage === '' ? [name] : [`${name} `, status]));
};
