declare global {
  interface HTMLElement {
    /** The buttons pressed before the page could hear of it, held by `start.js`; null once it can. */
    pressed?: HTMLButtonElement[] | null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let tell: (() => void) | null = null

/**
 * Takes down what somebody typed on a written page, right before the script takes it over. They may go on typing until
 * the page is there: it hears of that afterwards, or would empty what it has not heard of. Presses stay held as well.
 */
export function takeEarly(page: Document): void {
  const typed = new Map<Field, () => void>()
  const take = (field: Field) => {
    const type = typer(field)
    if (type) typed.set(field, type)
    else typed.delete(field)
  }
  const hold = (event: Event) => {
    // only these three have such an event
    take(event.target as Field)
    event.stopPropagation()
  }
  for (const field of page.querySelectorAll<Field>('#root input, #root textarea, #root select')) take(field)
  page.addEventListener('input', hold, true)
  tell = () => {
    // Outside of React, which then draws after each of them, as after those of a hand.
    setTimeout(() => {
      page.removeEventListener('input', hold, true)
      for (const type of typed.values()) type()
      release(page)
    })
  }
}

/** Presses what was held, now that the page hears of it, and holds nothing more. */
function release(page: Document): void {
  const { pressed } = page.documentElement
  page.documentElement.pressed = null
  for (const button of pressed ?? []) if (button.isConnected) button.click()
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
