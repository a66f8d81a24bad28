interface Props {
  /** A text with `{query}` in it. */
  readonly message: string;
  readonly query: string;
}

/** A message with a query, which is isolated from the text around it whatever its direction. */
export function QueryMessage({ message, query }: Props) {
  const [before, after] = message.split('{query}');
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}
