export * from './resolveOrigin.ts';
export * from './theme.ts';
export * from './themes.ts';
