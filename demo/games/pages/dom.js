// Finds elements by id and creates small ones.

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
}

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (byId(id));

/**
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[N]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function makeSvg(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Selects one of a row of choices.  @param {HTMLElement} row @param {string} value */
export function choose(row, value) {
  for (const input of row.querySelectorAll('input')) input.checked = input.value === value;
}

/** Address of a file relative to this one. */
export const assetUrl = (/** @type {string} */ name) => new URL(name, import.meta.url).pathname;

/**
 * A row of choices of which one is selected.
 * @param {{ name: string, label: string, options: [string, string][], value: string, onChoose: (value: string) => void }} row
 */
export function choices({ name, label, options, value, onChoose }) {
  const inputs = options.map(([option, text]) => {
    const input = make('input', { type: 'radio', name, value: option });
    input.checked = option === value;
    input.addEventListener('change', () => onChoose(option));
    return make('label', { class: 'choice' }, input, text);
  });
  return make('fieldset', { class: 'choices', 'aria-label': label }, ...inputs);
}
