import type { ComponentProps } from 'react';
import { maxQueryLength } from '../../search/limits.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** A field for queries. The browser keeps its text: what was typed before hydration stays. */
export function SearchField({ id, ...input }: ComponentProps<'input'>) {
  const { texts } = useSearchTexts();
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {texts.placeholder}
      </label>
      <Icon path={paths.search} />
      <input
        {...input}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        dir="auto"
        defaultValue=""
        maxLength={maxQueryLength}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  );
}
