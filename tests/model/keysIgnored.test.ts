import { holdsInEveryState } from './holdsInEveryState.ts';

holdsInEveryState('ignored');
