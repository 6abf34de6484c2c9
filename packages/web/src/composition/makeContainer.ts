import type { Configuration } from '@fx-gateway/adapters/core';
import { Container } from 'inversify';
import { partnerReturnIn } from '../routing/partnerReturn.ts';
import { brandingModule } from './brandingModule.ts';
import { identityModule } from './identityModule.ts';
import { reloadModule } from './reloadModule.ts';
import { sessionModule } from './sessionModule.ts';
import { dependenciesModule } from './dependenciesModule.ts';
import { tokens } from './tokens.ts';

/** Everything the page is made of, each thing once. */
export const makeContainer = (configuration: Configuration, page: Window): Container => {
  const container = new Container();
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.page).toConstantValue(page);
  // Before anything reads the address.
  container.bind(tokens.partnerReturn).toConstantValue(partnerReturnIn(page));
  container.load(dependenciesModule, reloadModule, brandingModule, identityModule, sessionModule);
  return container;
};
