import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly src?: string;
  readonly alt?: string;
  readonly title?: string;
}

/** An image with reserved space until it loads; the link opens the file. */
export function Figure({ src = '', alt = '', title }: Props) {
  const { site, strings } = usePage();
  const size = site.pictures.get(src)?.size;
  const url = src.startsWith('/') ? site.urls.file(src) : src;
  return (
    <a className="figure" href={url} data-reload="" aria-label={`${strings.page.zoom}: ${alt}`}>
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
