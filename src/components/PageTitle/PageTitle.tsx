/** A short word with a hyphen, such as "e-mail" or "Wi-Fi", or a name such as "Android TV". */
const unbroken = /((?<![\p{L}\d-])[\p{L}\d]{1,3}-[\p{L}\d]{1,5}(?![\p{L}\d-])|\p{Lu}\p{L}+ (?:TV|Stick))/u;

/** A title whose short names, such as "e-mail", stay on one line. */
export function PageTitle({ text }: { readonly text: string }) {
  return text.split(unbroken).map((part) =>
    unbroken.test(part) ? (
      <span key={part} className="one-line">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
