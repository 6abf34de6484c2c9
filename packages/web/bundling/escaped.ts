/** A text as an attribute or a piece of a page, and as a replacement in which no `$` means more than itself. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('$', '$$$$');
