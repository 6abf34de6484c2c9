/** What a press does on the page of the kit. */
export const doNothing = (): void => undefined;
