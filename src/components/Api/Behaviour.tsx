import type { Operation } from '../../model/api/reference.ts';
import type { InlineText as Text } from '../../model/text/inlineText.ts';
import type { Localized } from '../../model/text/locale.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly operation: Operation;
  /** What is called next. */
  readonly next: readonly Operation[];
}

/** What a caller has to know before the call: who may, what it needs, does and costs, whether it may be repeated, what comes next. */
export function Behaviour({ operation: { behaviour }, next }: Props) {
  const { strings } = usePage();
  if (!behaviour) return null;
  const { who, needs, does, costs, repeat } = behaviour;
  const names = strings.api.behaviour;
  return (
    <dl className="behaviour">
      <Fact name={names.who} texts={[who]} />
      <Fact name={names.needs} texts={needs} />
      <Fact name={names.does} texts={does} />
      <Fact name={names.costs} texts={costs ? [costs] : []} />
      <Fact name={names.repeat} texts={repeat ? [repeat] : []} />
      <div>
        <dt>{names.next}</dt>
        <dd>
          {next.map(({ coordinate, name, path }) => (
            <Link key={coordinate} to={path}>
              <code dir="ltr">{name}</code>
            </Link>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Fact({ name, texts }: { readonly name: string; readonly texts: readonly Localized<Text>[] }) {
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
      </dd>
    </div>
  );
}
