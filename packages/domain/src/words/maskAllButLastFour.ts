/** The last four characters with a dot for each one before them; four or fewer are dots alone. */
export const maskAllButLastFour = (text: string): string => {
  const characters = [...text.trim()];
  const shown = characters.length > 4 ? characters.slice(-4) : [];
  return '•'.repeat(characters.length - shown.length) + shown.join('');
};
