declare global {
  interface HTMLElement {
    /** Buttons pressed before the page could listen, held by `start.js`; null once it can. */
    pressed?: HTMLButtonElement[] | null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let tell: (() => void) | null = null

/**
 * Saves what the user typed on a prerendered page, right before the script takes it over. They can keep typing until
 * the page is there. The page gets it afterward, or it would clear text that it doesn't know about. Presses stay held
 * as well.
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
    // Runs outside React, so that React renders after each of them, as after real input.
    setTimeout(() => {
      page.removeEventListener('input', hold, true)
      for (const type of typed.values()) type()
      release(page)
    })
  }
}

/** Presses the held buttons, now that the page listens, and stops holding. */
function release(page: Document): void {
  const { pressed } = page.documentElement
  page.documentElement.pressed = null
  for (const button of pressed ?? []) if (button.isConnected) button.click()
}

/** Reports it to the page once, when the page is there, as if it happened now. */
export function tellEarly(): void {
  tell?.()
  tell = null
}

/** Returns a function that repeats a field's input; null if there was none. */
function typer(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    if (field.selectedOptions[0]?.defaultSelected ?? true) return null
    return () => say(field, value, 'change')
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // Only the chosen radio button of a group counts.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return null
    return () => {
      field.checked = field.defaultChecked
      field.click()
    }
  }
  const { value } = field
  return value === field.defaultValue ? null : () => say(field, value, 'input')
}

/**
 * Sets a field so that React notices. React tracks changes with a setter of its own, so it has to see the field empty
 * before the native setter fills it.
 */
function say(field: Field, value: string, event: 'input' | 'change'): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
