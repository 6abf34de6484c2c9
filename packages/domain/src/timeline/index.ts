export * from './timeline.ts';
export * from './timelineEntries.ts';
export * from './timelineWords.ts';
