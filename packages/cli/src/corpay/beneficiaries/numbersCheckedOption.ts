/** The option that confirms numbers which contradict each other, where the command cannot ask. */
export const numbersCheckedOption = {
  flags: '--numbers-checked',
  summary: 'the numbers that contradict each other were compared and are right',
} as const;
