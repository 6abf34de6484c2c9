export { connectOfx } from './connectOfx.ts';
export { connectOfxServices } from './connectOfxServices.ts';
export { ofxContract } from './ofxContract.ts';
