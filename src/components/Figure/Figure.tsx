import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly src?: string;
  readonly alt?: string;
  readonly title?: string;
}

/**
 * An image of content, whose place is kept until it has loaded. `src/browser/zoom.ts` enlarges it
 * on a click; without script the link opens the file.
 */
export function Figure({ src = '', alt = '', title }: Props) {
  const { site, strings } = usePage();
  const size = site.pictures.get(src)?.size;
  const url = src.startsWith('/') ? site.urls.file(src) : src;
  return (
    <a
      className="figure"
      href={url}
      data-zoom=""
      data-close-label={strings.page.closeZoom}
      aria-label={`${strings.page.zoom}: ${alt}`}
    >
      <img
        src={url}
        alt={alt}
        title={title}
        width={size?.width}
        height={size?.height}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
