const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether nine digits are a routing number of a bank in the United States: the last of them proves the rest. */
export const isAbaNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0) % 10 === 0;
