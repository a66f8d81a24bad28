import { plainIcon } from '../Icon/Icon.tsx';

/** Marks of the platforms, drawn for this site: the shape of the device, not the maker's logo. */
const marks: Readonly<Record<string, string>> = {
  android: 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.5 6h3',
  ios: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10 18.5h4',
  windows: 'M3 5h18v11H3zM8 20h8M12 16v4',
  macos: 'M5 5h14v10H5zM2 18h20',
  linux: 'M3 4h18v16H3zM7 9l3 3l-3 3M12 15h4',
  'android-tv': 'M3 6h18v11H3zM8 20h8M10 9l5 2.5l-5 2.5z',
  'fire-stick': 'M9 9h6v12H9zM10.5 9V3h3v6',
};

export function PlatformMark({ platform }: { readonly platform: string }) {
  return (
    <svg className="icon platform-mark" viewBox="0 0 24 24" {...plainIcon} aria-hidden="true">
      <path d={marks[platform]} />
    </svg>
  );
}
