/** A short word with a hyphen, such as "e-mail" or "Wi-Fi". */
const hyphenated = /((?<![\p{L}\d-])[\p{L}\d]{1,3}-[\p{L}\d]{1,5}(?![\p{L}\d-]))/u;

/** A title whose short hyphenated words stay on one line: on a phone "e-" would end one line and "mail" begin the next. */
export function PageTitle({ text }: { readonly text: string }) {
  return text.split(hyphenated).map((part) =>
    hyphenated.test(part) ? (
      <span key={part} className="one-line">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
