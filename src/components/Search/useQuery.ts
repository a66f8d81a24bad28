import { useRef, useState } from 'react';
import { limitQuery } from '../../search/limits.ts';
import type { SearchSession } from '../../search/session.ts';

/** The query of the dialog. Its text stays in the field: a keystroke renders only its results. */
export function useQuery(session: SearchSession, onChange: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const lastQuery = useRef<string>(undefined);
  const [blank, setBlank] = useState(true);
  const [literal, setLiteral] = useState(false);

  const text = () => limitQuery(field.current?.value ?? '');

  /** Takes over the text of the field. */
  function update(): void {
    const query = text();
    if (query !== lastQuery.current) session.ask(query, { bySection: true });
    lastQuery.current = query;
    setBlank(query.trim() === '');
    setLiteral(false);
    onChange();
  }

  function searchFor(query: string): void {
    if (field.current) field.current.value = query;
    field.current?.focus();
    update();
  }

  function searchLiterally(query: string): void {
    setLiteral(true);
    session.ask(query, { literal: true, bySection: true });
    field.current?.focus();
  }

  return { field, blank, literal, text, update, searchFor, searchLiterally };
}
