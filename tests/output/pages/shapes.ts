/** Shapes so far: path, element before, attributes, text. A new one is to be validated. */
const known = new Set<string>();

/** Elements and attributes that are used anywhere, as `a href`; an element alone as `a `. */
export const used = new Set<string>();

interface OpenElement {
  readonly path: string;
  readonly shape: string;
  /** The last element in it so far. */
  last: string;
}

/** Attributes that have one of a few values. */
const withFewValues =
  /^(type|role|rel|scope|method|dir|lang|popover\w*|autocomplete|inputmode|http-equiv|loading|translate|aria-(?!label|controls|describedby|owns).*)$/;
/** Attributes that name other elements. */
const references = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'popovertarget'];

/** Follows a page as it is parsed. */
export class Shape {
  readonly #open: OpenElement[] = [{ path: '', shape: '', last: '' }];
  readonly #ids = new Set<string>();
  readonly #named: string[] = [];
  readonly #names = new Set<string>();
  #heading = '';
  #isUnlike = false;

  enter(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1) ?? { path: '', shape: '', last: '' };
    const path = `${parent.path} ${name}`;
    let shape = `${path} after ${parent.last}`;
    used.add(`${name} `);
    for (const [attribute, value] of Object.entries(attributes)) {
      used.add(`${name} ${attribute}`);
      const form = /^$/.test(value) ? 'empty' : /^[\d.]+$/.test(value) ? 'number' : /\s/.test(value) ? 'words' : 'word';
      shape += ` ${attribute}=${withFewValues.test(attribute) ? value : form}`;
    }
    parent.last = name;
    if (/^h[1-6]$/.test(name)) {
      shape += ` after ${this.#heading}`;
      this.#heading = name;
    }
    const { id, class: classes = '' } = attributes;
    if (id !== undefined) this.#once(this.#ids, id);
    // Landmarks of one kind with the same name, and fields of one name.
    if (/^(nav|aside|form|search|section)$/.test(name) && attributes['aria-label'] !== undefined)
      this.#once(this.#names, `${name} ${attributes['aria-label']}`);
    const tokens = classes.split(/\s+/);
    if (new Set(tokens).size < tokens.length) this.#isUnlike = true;
    for (const reference of references) this.#named.push(...(attributes[reference]?.split(/\s+/) ?? []));
    this.#open.push({ path, shape, last: '' });
  }

  leave(hasText: boolean): void {
    const shape = `${this.#open.pop()?.shape}${hasText ? ' with text' : ''}`;
    if (known.has(shape)) return;
    known.add(shape);
    this.#isUnlike = true;
  }

  /** True if a shape is new, an id or name is doubled, or a reference leads nowhere. */
  get isUnlike(): boolean {
    return this.#isUnlike || this.#named.some((id) => !this.#ids.has(id));
  }

  #once(seen: Set<string>, name: string): void {
    if (seen.has(name)) this.#isUnlike = true;
    seen.add(name);
  }
}
