export { connectOfxServices } from './connectOfxServices.ts';
export { ofxContract } from './ofxContract.ts';
