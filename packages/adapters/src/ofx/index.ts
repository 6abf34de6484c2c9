export { ofxContract } from './ofxContract.ts';
