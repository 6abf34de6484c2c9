import { useState, type DragEvent, type ReactNode } from 'react';

/** Takes a file by its name, or dropped on what stands in it. */
export const RunFileInput = ({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) => {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={isOver ? 'run-drop run-drop-over' : 'run-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {children}
      <div className="run-file">
        <label className="button button-quiet">
          Choose a file
          <input
            className="visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv,text/plain"
            onChange={(event) => {
              take(event.target.files);
              // The same file can be chosen again once it is mended.
              event.target.value = '';
            }}
          />
        </label>
        <span className="quiet-words">CSV or JSON Lines, at most 5 MB. You can also drop it here.</span>
      </div>
    </div>
  );
};
