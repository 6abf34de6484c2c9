/** The option that confirms numbers which contradict each other, where nobody can be asked. */
export const numbersChecked = {
  flags: '--numbers-checked',
  summary: 'the numbers that contradict each other were compared and are right',
} as const;
