import type { ComponentProps } from 'react';
import { maxQueryLength } from '../../search/limits.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props extends ComponentProps<'input'> {
  readonly labelId?: string;
}

/**
 * The field of a query and what surrounds it. The browser keeps its text, not the component: what a reader typed before the part
 * was hydrated stays as it is.
 */
export function SearchField({ labelId, id, ...input }: Props) {
  const { texts } = useSearchTexts();
  return (
    <>
      <label className="sr-only" id={labelId} htmlFor={id}>
        {texts.placeholder}
      </label>
      <Icon name="search" />
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
