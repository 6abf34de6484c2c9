import { ofxCustomer } from '../ofx/ofxCustomer.ts';
import { nameDeviations } from './nameDeviations.ts';
import { addOfxCustomer, ofxCast } from './ofxCast.ts';
import { ofxReadDeviations } from './ofxReadDeviations.ts';
import { ofxWriteDeviations } from './ofxWriteDeviations.ts';

nameDeviations(ofxCast, [...ofxReadDeviations, ...ofxWriteDeviations], async (url) => {
  await addOfxCustomer(url);
  await ofxCustomer(url);
});
