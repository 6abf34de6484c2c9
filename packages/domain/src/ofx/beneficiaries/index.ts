export * from './editOfxBeneficiary.ts';
export * from './newOfxBeneficiary.ts';
export * from './ofxField.ts';
export * from './ofxForm.ts';
export { ofxRecordChanges } from './ofxRecordChanges.ts';
export * from './ofxWizard.ts';
export * from './addOfxBeneficiary.ts';
export * from './serverErrors.ts';
export { ofxRecordToSend } from './ofxSpelling.ts';
