/** The last so many characters with a dot for each one before them. */
export const maskAllButLast = (text: string, count: number): string => {
  const characters = [...text];
  const shown = characters.slice(-count);
  return '•'.repeat(characters.length - shown.length) + shown.join('');
};

/** The last four characters with a dot for each one before them; four or fewer are dots alone. */
export const maskAllButLastFour = (text: string): string => {
  const tidy = text.trim();
  const { length } = [...tidy];
  return length > 4 ? maskAllButLast(tidy, 4) : '•'.repeat(length);
};
