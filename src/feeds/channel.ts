/** Content of a feed. Addresses are absolute. */
export interface Channel {
  /** The page that shows the same. */
  readonly page: string;
  /** Address of the feed. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Value of `lang`. */
  readonly language: string;
  readonly copyright: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** The whole text. */
  readonly html: string;
}
