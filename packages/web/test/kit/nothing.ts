/** What a press does on the page of the kit. */
export const nothing = (): void => undefined;
