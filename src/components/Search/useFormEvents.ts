import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Handlers {
  readonly onFocus: () => void;
  /** The form was emptied. */
  readonly onReset: () => void;
  readonly onSubmit: (event: Event) => void;
}

/** Listens to a field, and to the form around it, that something else renders. */
export function useFormEvents(field: RefObject<HTMLInputElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const focus = () => latest.current.onFocus();
    // The field has its text until the event is over.
    const reset = () => setTimeout(() => latest.current.onReset());
    const submit = (event: Event) => latest.current.onSubmit(event);
    input.addEventListener('focus', focus);
    form.addEventListener('reset', reset);
    form.addEventListener('submit', submit);
    return () => {
      input.removeEventListener('focus', focus);
      form.removeEventListener('reset', reset);
      form.removeEventListener('submit', submit);
    };
  }, [field]);
}
