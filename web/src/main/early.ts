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
  const typed = [...page.querySelectorAll<Field>('#root input, #root textarea, #root select')].flatMap((field) => {
    const type = typer(field)
    return type ? [type] : []
  })
  tell = () =>
    // Outside of React, which then draws after each of them, as after those of a hand.
    void setTimeout(() => {
      for (const type of typed) type()
      for (const button of pressed) if (button.isConnected) button.click()
    })
}

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
  return value === field.defaultValue ? null : () => say(field, value, 'input')
}

/** React listens to what changes, by a setter of its own: it has to see the field empty before it is filled past that. */
function say(field: Field, value: string, event: 'input' | 'change'): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
