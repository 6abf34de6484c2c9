export * from './checkField.ts';
export * from './email.ts';
export * from './fieldMessages.ts';
export * from './isUnwritable.ts';
