export * from './recordedWizard.ts';
