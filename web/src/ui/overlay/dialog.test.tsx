import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

type Open = 'nothing' | 'people' | 'person' | 'sure'

/** Works like a session: a sheet over a sheet, and a question that replaces a sheet. */
function Sheets() {
  const [open, setOpen] = useState<Open>('nothing')
  const isOpen = open !== 'nothing'
  return (
    <>
      <button type="button" onClick={() => setOpen('people')}>
        Who is here
      </button>
      {isOpen && (
        <Sheet open onOpenChange={() => setOpen('nothing')} title="People">
          <button type="button" onClick={() => setOpen('person')}>
            More about Ann
          </button>
          <button type="button" onClick={() => setOpen('nothing')}>
            Done
          </button>
          {open === 'person' && (
            <Sheet open onOpenChange={() => setOpen('people')} title="Ann">
              <button type="button" onClick={() => setOpen('sure')}>
                Remove
              </button>
            </Sheet>
          )}
          {open === 'sure' && (
            <ConfirmDialog
              open
              onOpenChange={() => setOpen('people')}
              title="Sure?"
              description="For good."
              confirm="Yes"
              onConfirm={() => setOpen('people')}
            />
          )}
        </Sheet>
      )}
    </>
  )
}

/** Presses a button as a keyboard does: from the focused element. */
async function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await waitForEffects()
}
async function escape() {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitForEffects()
}
const waitForEffects = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
const focused = () => (document.activeElement instanceof HTMLButtonElement ? document.activeElement.textContent : null)

test.each([
  ['Escape', escape],
  ['its cross', () => press('Close')],
  ['its own button', () => press('Done')],
])('[KEYS-2] a sheet closed by %s returns the focus to its opener', async (_, close) => {
  render(<Sheets />)
  await press('Who is here')
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await close()
  expect([screen.queryByRole('dialog'), focused()]).toEqual([null, 'Who is here'])
})

test('[KEYS-2] sheets over sheets return it one after the other', async () => {
  render(<Sheets />)
  await press('Who is here')
  await press('More about Ann')
  await escape()
  expect(focused()).toBe('More about Ann')
  await escape()
  expect(focused()).toBe('Who is here')
})

test.each([
  ['answered', () => press('Yes')],
  ['called off', escape],
])("[KEYS-2] a question that replaced a sheet returns it to the sheet's opener, %s", async (_, close) => {
  render(<Sheets />)
  await press('Who is here')
  await press('More about Ann')
  await press('Remove')
  expect(screen.getByRole('dialog', { name: 'Sure?' }).contains(document.activeElement)).toBe(true)
  await close()
  expect(focused()).toBe('More about Ann')
})

test("[KEYS-2] Escape doesn't close a dialog that must be answered", async () => {
  const closed = vi.fn<() => void>()
  render(
    <Sheet open dismissible={false} onOpenChange={closed} title="21 or older?">
      <button type="button">Yes</button>
    </Sheet>,
  )
  await escape()
  expect(closed).not.toHaveBeenCalled()
})
