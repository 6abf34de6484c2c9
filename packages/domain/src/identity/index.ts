export * from './authState.ts';
export * from './authTransition.ts';
export * from './identityFailure.ts';
export * from './identityProvider.ts';
export * from './identityWords.ts';
export * from './readUser.ts';
export * from './signIn.ts';
export * from './user.ts';
