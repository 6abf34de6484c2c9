export * from './recordedOfxWizard.ts';
export type * from './ofxWizardRun.ts';
