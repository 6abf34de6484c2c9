// A page fetches it when it is needed, by its feature.
export { createBookedMarkets } from '@fx-gateway/domain/market-rates/bookedMarkets.ts';
