export * from './account.ts';
export * from './accountDirectory.ts';
export * from './accountState.ts';
export * from './accountWords.ts';
export * from './organizationForm.ts';
export * from './saveOrganization.ts';
export * from './saveTrouble.ts';
