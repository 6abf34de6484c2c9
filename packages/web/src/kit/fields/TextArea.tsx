import type { ComponentProps } from 'react';
import './TextArea.css';

/** Lines that somebody types or pastes, with the look of a field; how high they stand is its place's to say. */
export const TextArea = ({ className = '', ...field }: ComponentProps<'textarea'>) => (
  <textarea {...field} className={`text-area ${className}`} spellCheck={false} autoComplete="off" />
);
