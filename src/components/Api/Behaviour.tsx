import type { ReactNode } from 'react';
import type { PageOf } from '../../model/pages/page.ts';
import type { InlineText as TextData } from '../../model/text/inlineText.ts';
import type { Localized } from '../../model/text/locale.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { CodeLink } from './CodeLink.tsx';

/** Facts before a call: access, needs, effects, cost, whether to repeat, what comes next. */
export function Behaviour({ page }: { readonly page: PageOf<'apiOperation'> }) {
  const { strings } = usePage();
  const { verify, next } = page;
  const { behaviour } = page.operation;
  if (!behaviour) return null;
  const { who, needs, does, costs, repeat } = behaviour;
  const names = strings.api.behaviour;
  return (
    <dl className="behaviour">
      <Fact name={names.who} texts={[who]} />
      <Fact name={names.needs} texts={needs} />
      <Fact name={names.does} texts={does} />
      <Fact name={names.costs} texts={costs ? [costs] : []} />
      <Fact name={names.repeat} texts={repeat ? [repeat] : []}>
        {verify && <CodeLink to={verify.path} name={verify.name} />}
      </Fact>
      <div>
        <dt>{names.next}</dt>
        <dd>
          {next.map(({ coordinate, path, name }) => (
            <CodeLink key={coordinate} to={path} name={name} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly texts: readonly Localized<TextData>[];
  readonly children?: ReactNode;
}

function Fact({ name, texts, children }: FactProps) {
  const { locale } = usePage();
  if (texts.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {texts.map((text) => (
          <span key={text.en.markdown}>
            <InlineText text={text[locale]} />{' '}
          </span>
        ))}
        {children}
      </dd>
    </div>
  );
}
