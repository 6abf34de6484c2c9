// What is needed of the cost of a deal beside its words comes as one file, with the first quote, booking or order.
export { createBookedMarkets } from '@fx-gateway/domain/market-rates/bookedMarkets.ts';
export { CostFigure } from './CostFigure.tsx';
