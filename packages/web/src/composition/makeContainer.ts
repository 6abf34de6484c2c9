import type { Configuration } from '@fx-gateway/adapters/core';
import { Container } from 'inversify';
import { takePartnerReturnFromAddress } from '../routing/partnerReturn.ts';
import { brandingModule } from './brandingModule.ts';
import { identityModule } from './identityModule.ts';
import { reloadModule } from './reloadModule.ts';
import { sessionModule } from './sessionModule.ts';
import { dependenciesModule } from './dependenciesModule.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** Everything the page is made of, each thing once. */
export const makeContainer = (configuration: Configuration, page: Window): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(dependencyTokens.configuration).toConstantValue(configuration);
  container.bind(dependencyTokens.page).toConstantValue(page);
  // Before anything reads the address.
  container.bind(dependencyTokens.partnerReturn).toConstantValue(takePartnerReturnFromAddress(page));
  container.load(dependenciesModule, reloadModule, brandingModule, identityModule, sessionModule);
  return container;
};
