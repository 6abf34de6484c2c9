const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The date of a record for reading, `Nov 21, 2026`: en-US medium, the date part as written, without a time-zone
 * shift (S-7). A text that begins with no date is given back as it came.
 */
export const formatDate = (text: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const month = months[Number(match?.[2]) - 1];
  return match === null || month === undefined ? text : `${month} ${Number(match[3])}, ${match[1]}`;
};
