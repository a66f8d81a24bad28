import { useEffect, useState } from 'react';

/** Milliseconds of rest after which a change is read out: while a reader types, counts would talk over the letters. */
const rest = 600;

/** Reads a text out to screen readers once it has not changed for a while. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
