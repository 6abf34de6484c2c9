export * from './newOfxBeneficiary.ts';
export * from './ofxField.ts';
export * from './ofxForm.ts';
export * from './ofxWizard.ts';
export * from './saveOfxBeneficiary.ts';
export * from './serverErrors.ts';
