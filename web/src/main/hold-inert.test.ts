import { afterEach, expect, test } from 'vitest'
import { holdInert } from './hold-inert.ts'

afterEach(() => document.body.replaceChildren())

test("[ENGINE-7] what is inert can't be pressed or reached in an engine without `inert`", () => {
  document.body.innerHTML = '<div inert><button>behind</button></div><button>before</button>'
  holdInert(document)
  const pressed: string[] = []
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons) button.addEventListener('click', () => pressed.push(button.textContent))
  for (const button of buttons) button.click()
  expect(pressed).toEqual(['before'])
  for (const button of buttons.toReversed()) button.focus()
  expect(document.activeElement?.textContent).not.toBe('behind')
})
