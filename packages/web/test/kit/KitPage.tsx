import { Page } from '../../src/kit/layout/Page.tsx';
import { dependenciesContext } from '../../src/context/dependenciesContext.ts';
import { usePrefetchOverlays } from '../../src/kit/dialogs/usePrefetchOverlays.ts';
import { sampleDependencies } from '../sampleDependencies.ts';
import { ButtonParts } from './ButtonParts.tsx';
import { DialogParts } from './DialogParts.tsx';
import { FactParts } from './FactParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { LayoutParts } from './LayoutParts.tsx';
import { ListParts } from './ListParts.tsx';
import { NoticeParts } from './NoticeParts.tsx';
import { TableParts } from './TableParts.tsx';
import { WaitingParts } from './WaitingParts.tsx';
import { WizardParts } from './WizardParts.tsx';
import './KitPage.css';

const withoutServices = sampleDependencies(async () =>
  Promise.reject(new Error('The page of the kit has no services.')),
);

/** Every part of the kit with its states; `tests/rules/kit.test.ts` says which stand here by another one. */
export const KitPage = () => {
  usePrefetchOverlays();
  return (
    <dependenciesContext.Provider value={withoutServices}>
      <main className="kit-page">
        <Page title="Kit" lead="Every part that screens are made of, with its states.">
          <ButtonParts />
          <FieldParts />
          <NoticeParts />
          <FactParts />
          <TableParts />
          <ListParts />
          <LayoutParts />
          <WaitingParts />
          <DialogParts />
          <WizardParts />
        </Page>
      </main>
    </dependenciesContext.Provider>
  );
};
