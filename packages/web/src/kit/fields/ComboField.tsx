import { unreadAccountEndingsMessage } from '@fx-gateway/domain/bankDetails/matchesPayeeSearch.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ComboOptionRow, type ComboOptionAccounts } from './ComboOptionRow.tsx';
import { Field } from './Field.tsx';
import { useComboMatches, type ComboOption } from './useComboMatches.ts';
import './ComboField.css';

/** The list that belongs to a text field; no element of HTML is one by itself. */
const asList = { role: 'listbox' } as const;

/** The first match, whichever it is, as long as no other may match too. */
const first = -2;
/** So many accounts are read for the end of one that somebody types (PAYEE-8). */
const mostRead = 20;

/** One of many, found by typing a part of it; thousands of choices cost no more than fifty. */
export const ComboField = ({
  id,
  label,
  value,
  options,
  onChange,
  onText,
  placeholder,
  help,
  error,
  accounts,
  disabled = false,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly onChange: (value: string) => void;
  /**
   * Called with the typed text while no option is selected, and with '' when there is none. If it is set, the field
   * keeps the text after it loses the focus.
   */
  readonly onText?: (text: string) => void;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  /** Where each choice is somebody with an account. */
  readonly accounts?: ComboOptionAccounts;
  readonly disabled?: boolean;
}) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { shown, further, unread } = useComboMatches(options, query, accounts?.endings);
  // Who typed the end of an account takes nobody by Enter while another one may end alike.
  const marked = active === first ? (unread.length > 0 ? -1 : 0) : active;
  const chosen = options.find((option) => option.value === value) ?? null;
  const read = accounts?.read;
  useEffect(() => {
    if (unread.length > 0 && unread.length <= mostRead) read?.(unread);
  }, [unread, read]);
  const optionId = (index: number): string => `${listId}-${index}`;
  useEffect(() => {
    const box = list.current;
    const option = document.getElementById(`${listId}-${marked}`);
    if (!open || box === null || option === null) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight;
  }, [open, marked, listId]);

  const close = (): void => {
    setOpen(false);
    setQuery(null);
    setActive(-1);
    onText?.('');
  };
  const show = (): void => {
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const choose = (option: ComboOption | undefined): void => {
    if (option === undefined) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  // Always the same function: choices that stay in the list are not drawn again.
  const chooseNow = useCallback((option: ComboOption) => latestChoose.current(option), []);
  const type = (text: string): void => {
    setQuery(text);
    setOpen(true);
    setActive(first);
    onText?.(text);
  };
  const move = (by: number): void => {
    if (!open) show();
    else if (shown.length > 0) setActive((marked + by + shown.length) % shown.length);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(marked < 0 ? 0 : -1);
    else if (event.key === 'Enter' && open && !event.nativeEvent.isComposing) choose(shown[marked]);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Leaving the field after typing selects the only match; where several match or may match, none is selected by accident. */
  const handleBlur = (): void => {
    if (query !== null && query.trim() !== '' && shown.length === 1 && unread.length === 0) choose(shown[0]);
    else if (onText !== undefined && query?.trim()) setOpen(false);
    else close();
  };
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(links) => (
        <div className="combo">
          <div className="input-frame">
            <input
              {...links}
              className="input"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={
                open && marked >= 0 && marked < shown.length ? optionId(marked) : undefined
              }
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={query ?? chosen?.label ?? ''}
              onChange={(event) => type(event.target.value)}
              onClick={show}
              onFocus={(event) => event.target.select()}
              onKeyDown={handleKeyDown}
              onBlur={handleBlur}
            />
            {query === null && chosen?.name !== undefined ? (
              <span className="combo-chosen" aria-hidden="true">
                <span className="combo-chosen-name">{chosen.name}</span>
                <span className="combo-chosen-rest">{chosen.label.slice(chosen.name.length)}</span>
              </span>
            ) : null}
            <svg className="combo-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m5 6.5 3-3 3 3M5 9.5l3 3 3-3" />
            </svg>
          </div>
          <div className={open ? 'combo-popup' : 'combo-popup combo-closed'}>
            <div {...asList} className="combo-list" id={listId} aria-label={label} tabIndex={-1} ref={list}>
              {!open
                ? null
                : shown.map((option, index) => (
                    <ComboOptionRow
                      key={option.value}
                      id={optionId(index)}
                      option={option}
                      isChosen={option.value === value}
                      isActive={index === marked}
                      lastFour={accounts && (accounts.endings.get(option.value) ?? '')}
                      watch={accounts?.watch}
                      onChoose={chooseNow}
                    />
                  ))}
            </div>
            <output className="combo-note">
              {!open
                ? ''
                : joinSentences(
                    shown.length === 0
                      ? 'Nothing found.'
                      : further === 0
                        ? ''
                        : `${further.toLocaleString('en-US')} more. Type a part of the name.`,
                    unreadAccountEndingsMessage(unread.length),
                  )}
            </output>
          </div>
        </div>
      )}
    </Field>
  );
};
