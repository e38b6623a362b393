type Attributes = {
  readonly class?: string;
  readonly type?: string;
  readonly value?: string;
  readonly title?: string;
  readonly min?: string;
  readonly max?: string;
  readonly disabled?: boolean;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly readOnly?: boolean;
  readonly 'aria-label'?: string;
  readonly onclick?: () => void;
  readonly onchange?: (event: Event) => void;
  readonly oninput?: (event: Event) => void;
};
type Child = Node | string | null;

/** An element with its attributes and children; null is left out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  const { class: className, 'aria-label': label, ...properties } = attributes;
  if (className !== undefined) element.className = className;
  if (label !== undefined) element.setAttribute('aria-label', label);
  element.append(...children.filter((child) => child !== null));
  Object.assign(element, properties);
  return element;
}

export const button = (
  words: string,
  onclick: () => void,
  more: Omit<Attributes, 'onclick'> = {},
): HTMLButtonElement => h('button', { type: 'button', ...more, onclick }, words);

export const pane = (
  title: string,
  className: string,
  ...children: readonly Child[]
): HTMLElement => {
  const section = h('section', { class: `pane ${className}`, 'aria-label': title });
  section.append(h('h2', {}, title), ...children.filter((child) => child !== null));
  return section;
};

/** What was typed or chosen in a field. */
export const valueIn = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : '';
