import type { Page } from '@playwright/test'

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

/**
 * Finds controls that a hand can use but the Tab key can't reach, controls that don't show their focus, and things that
 * can be pressed but not with Enter or Space.
 */
export async function keyboardFaults(page: Page): Promise<readonly string[]> {
  const { count, onlyByHand } = await markControls(page)
  const reached = new Map<string, boolean>()
  for (let i = 0; i < count + 4 && reached.size < count; i++) {
    await page.keyboard.press('Tab')
    const focused = await readFocus(page)
    if (focused) reached.set(focused.mark, focused.isShown)
  }
  const names = await namesOf(page)
  const faults = names.flatMap(({ mark, name }) => {
    const isShown = reached.get(mark)
    if (isShown === undefined) return [`no way to ${name} by Tab`]
    return isShown ? [] : [`the focus on ${name} is not to be seen`]
  })
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  return [...onlyByHand, ...faults]
}

/** Numbers the usable controls. The radio buttons of a group are one stop. */
function markControls(page: Page) {
  return page.evaluate((controls) => {
    const modal = [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')].at(-1)
    const ground = modal ?? document.body
    for (const old of document.querySelectorAll('[data-reach]')) old.removeAttribute('data-reach')
    const isUsable = (one: Element) =>
      !one.matches(':disabled') &&
      !one.closest('[inert], [aria-hidden="true"]') &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    const marks = new Set<string>()
    for (const one of [...ground.querySelectorAll(controls)].filter(isUsable)) {
      if (one.matches('[tabindex="-1"]') && !one.matches('[role="radio"], [role="tab"]')) continue
      const group = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null
      const roving = one.closest('[role="radiogroup"], [role="tablist"]')
      const mark = group
        ? `group ${group}`
        : roving && one.hasAttribute('role')
          ? `roving ${roving.id}`
          : `${marks.size}`
      marks.add(mark)
      one.setAttribute('data-reach', mark)
    }
    const pressable = [...ground.querySelectorAll('*')].filter(
      (one) => isUsable(one) && getComputedStyle(one).cursor === 'pointer' && !one.closest(`${controls}, label`),
    )
    const outermost = pressable.filter((one) => !pressable.some((other) => other !== one && other.contains(one)))
    const onlyByHand = outermost.map((one) => `only a hand can press ${one.localName}.${one.getAttribute('class')}`)
    return { count: marks.size, onlyByHand }
  }, CONTROLS)
}

function readFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    const mark = focused?.getAttribute('data-reach')
    if (!focused || !mark) return null
    const isMarked = (one: Element | null | undefined) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // A hidden radio button shows its focus on its label.
    const bearers = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')]
    return { mark, isShown: focused.matches(':focus-visible') && bearers.some(isMarked) }
  })
}

function namesOf(page: Page) {
  return page.evaluate(() => {
    const named = new Map<string, string>()
    for (const one of document.querySelectorAll('[data-reach]')) {
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)
      named.set(one.getAttribute('data-reach') ?? '', name || one.outerHTML.slice(0, 80))
    }
    return [...named].map(([mark, name]) => ({ mark, name }))
  })
}
