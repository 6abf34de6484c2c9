export const browser = 1;
