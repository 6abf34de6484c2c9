/** Two presses of Enter within this time, in milliseconds, are one that bounced. */
export const doublePressMs = 600;
