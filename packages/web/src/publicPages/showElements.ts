/** Shows or hides elements of a page that was written at build time. */
export const showElements = (selector: string, shown: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
};
