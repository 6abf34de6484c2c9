import { Route, Routes } from 'react-router-dom';
import { Card } from '../kit/layout/Card.tsx';
import { LabelledValuesSkeleton } from '../kit/waiting/LabelledValuesSkeleton.tsx';
import { QuoteStep } from './booking/QuoteStep.tsx';
import { LazyPageLoader } from '../fetching/LazyPageLoader.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import { lazySkeletonOrdersPage } from './corpayPages.ts';
import '../quoting/DealPage.css';

/** What stands beside the form depends on what was booked before. */
const deal = (
  <div className="deal-page">
    <QuoteStep />
  </div>
);

const facts = (
  <Card>
    <LabelledValuesSkeleton words="Loading..." />
  </Card>
);

/** The pages in the shapes that they will have, while nothing may be asked for yet. */
export const SkeletonPageRoutes = () => (
  <Routes>
    <Route path="dashboard" element={deal} />
    <Route path="orders" element={<LazyPageLoader page={lazySkeletonOrdersPage} failure={PageFailure} />} />
    <Route path="*" element={facts} />
  </Routes>
);
