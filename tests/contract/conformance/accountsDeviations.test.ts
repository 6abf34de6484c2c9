import { accountsDeviations } from './accountsDeviations.ts';
import { nameDeviations } from './nameDeviations.ts';
import { corpayCast } from './runConformance.ts';

nameDeviations(corpayCast, accountsDeviations);
