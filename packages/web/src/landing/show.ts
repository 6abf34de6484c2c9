/** Shows or hides what a page that was written at build time holds ready. */
export const show = (selector: string, shown: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
};
