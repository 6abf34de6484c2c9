import { corpayReadDeviations } from './corpayReadDeviations.ts';
import { corpayWriteDeviations } from './corpayWriteDeviations.ts';
import { nameDeviations } from './nameDeviations.ts';
import { corpayCustomers } from './runConformance.ts';

nameDeviations(corpayCustomers, [...corpayReadDeviations, ...corpayWriteDeviations]);
