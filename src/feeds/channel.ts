/** Content of a feed, before it is written in one of the formats. Addresses are absolute. */
export interface Channel {
  /** The page that shows the same; its address is the channel's identity. */
  readonly page: string;
  /** Address of the folder that holds the files of the channel, without a final slash. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Value of `lang`. */
  readonly language: string;
  readonly copyright: string;
  readonly icon: string;
  /** Author of items that name none. */
  readonly publisher: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly authors: readonly string[];
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  /** The whole text. */
  readonly html: string;
}
