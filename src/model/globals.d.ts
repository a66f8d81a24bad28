// The only part of browsers and Node that the model uses.

declare class URL {
  constructor(url: string, base?: string);
  /** Null if it is not an address. */
  static parse(url: string, base?: string): URL | null;
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
