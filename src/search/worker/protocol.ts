import type { EngineResult, SearchOptions } from '../types.ts';

/** Content of a search file. */
export type FileKind = 'index' | 'body' | 'text' | 'words';

/** Messages of a page to its search worker. Files travel as bytes: they are decoded and parsed in the worker, not in the page. */
export type EngineRequest =
  | { readonly do: 'start'; readonly build: string }
  | { readonly do: 'load'; readonly file: FileKind; readonly bytes: ArrayBuffer }
  | { readonly do: 'search'; readonly query: string; readonly options: SearchOptions };

export type EngineAnswer =
  | { readonly ok: true; readonly result?: EngineResult }
  /** `stale`: the file is of another build than the page. */
  | { readonly ok: false; readonly stale: boolean; readonly message: string };

export interface Numbered<T> {
  readonly id: number;
  readonly content: T;
}
