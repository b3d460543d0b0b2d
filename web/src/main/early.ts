declare global {
  interface HTMLElement {
    /** The buttons pressed before the script of the page was there, by `start.js`; null once it is. */
    pressed?: HTMLButtonElement[] | null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let tell: (() => void) | null = null

/** Takes down what somebody typed and pressed on a written page, right before the script takes it over. */
export function takeEarly(page: Document): void {
  const html = page.documentElement
  const pressed = html.pressed ?? []
  html.pressed = null
  const typed = new Map<Field, () => void>()
  const takeTyped = () => {
    for (const field of fieldsOf(page)) {
      const type = typer(field)
      if (type) typed.set(field, type)
    }
  }
  takeTyped()
  tell = () => {
    // Somebody may have gone on typing while the page was taken over, and it may be about to become another one.
    takeTyped()
    // Outside of React, which then draws after each of them, as after those of a hand.
    setTimeout(() => {
      for (const type of typed.values()) type()
      for (const button of pressed) if (button.isConnected) button.click()
    })
  }
}

function fieldsOf(page: Document): NodeListOf<Field> {
  return page.querySelectorAll<Field>('#root input, #root textarea, #root select')
}

const labelOf = (field: Field) => field.labels?.[0]?.textContent

/** Tells it to the page, as if it happened now: once, when the page is there. */
export function tellEarly(): void {
  tell?.()
  tell = null
}

/** How to say again what was said in a field; null where nothing was. */
function typer(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    if (field.selectedOptions[0]?.defaultSelected ?? true) return null
    return () => say(field, value, 'change')
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // Of several that exclude each other only the one that was chosen.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return null
    return () => {
      field.checked = field.defaultChecked
      field.click()
    }
  }
  const { value } = field
  const label = labelOf(field)
  // A page that an address makes another one, such as a log-in, has a field of the same name.
  const now = () =>
    field.isConnected ? field : [...fieldsOf(field.ownerDocument)].find((one) => label && labelOf(one) === label)
  return value === field.defaultValue ? null : () => say(now() ?? field, value, 'input')
}

/** React listens to what changes, by a setter of its own: it has to see the field empty before it is filled past that. */
function say(field: Field, value: string, event: 'input' | 'change'): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
