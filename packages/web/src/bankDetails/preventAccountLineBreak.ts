/** The last four characters of an account stay on the line of their dots. */
export const preventAccountLineBreak = (text: string): string => text.replaceAll('•••• ', '••••\u00A0');
