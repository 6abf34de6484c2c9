import { CopyButton } from '../buttons/CopyButton.tsx';
import './Notice.css';

/** The id under which the service knows an answer, to copy for support; nothing when there is none. */
export const RequestId = ({ id }: { readonly id: string | null }) =>
  id === null ? null : (
    <div className="notice-request">
      <span>
        Request <code>{id}</code>
      </span>
      <CopyButton text={id} what="request id" />
    </div>
  );
