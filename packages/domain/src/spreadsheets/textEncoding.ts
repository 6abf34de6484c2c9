/** How the letters of a text stand in a file. */
export type TextEncoding = 'utf-8' | 'utf-8-marked' | 'utf-16-le' | 'utf-16-be' | 'windows-1252';

/** What an encoding is called where a file is shown. */
export const textEncodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-8-marked': 'UTF-8 with a byte order mark',
  'utf-16-le': 'UTF-16 (little endian)',
  'utf-16-be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252',
};
