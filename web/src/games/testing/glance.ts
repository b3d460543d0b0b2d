import { fireEvent } from '@testing-library/react'

/** For tests: what someone beside this phone can make out, the visible words and the marked choice. */
export function glance(container: Element): string {
  const seen = container.cloneNode(true)
  if (!(seen instanceof Element)) return ''
  for (const covered of seen.querySelectorAll('[aria-hidden="true"]')) covered.remove()
  const taken = [...seen.querySelectorAll('[aria-pressed="true"]:not([data-peek])')].map((one) => one.textContent)
  return [seen.textContent, ...taken.map((text) => `[${text}]`)].join(' ')
}

/** For tests: the owner leaves the hidden part open, or covers it again. */
export function peek(container: Element): void {
  const toggle = container.querySelector('[aria-label="Keep it open"]')
  if (!toggle) throw new Error('nothing is covered')
  fireEvent.click(toggle)
}
