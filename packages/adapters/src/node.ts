export const node = 1;
