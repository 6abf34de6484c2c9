import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { mayAuthorizationHelp } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import type { ReactNode } from 'react';
import { ReauthorizeButton } from './ReauthorizeButton.tsx';

/** Beside every call that failed for want of an authorization stands the way to it (S-83). */
export const renderReauthorizeButton = (failure: CallFailure, again?: () => void): ReactNode =>
  mayAuthorizationHelp(failure) ? (
    <ReauthorizeButton after={failure} {...(again === undefined ? {} : { again })} />
  ) : null;
