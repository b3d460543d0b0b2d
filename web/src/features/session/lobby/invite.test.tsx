import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Invite } from './invite.tsx'

afterEach(cleanup)

function open() {
  render(
    <MemoryRouter>
      <Invite code="BCDFGH" />
    </MemoryRouter>,
  )
}

test('[LOBBY-14] a phone that has a share sheet shares link and code with it', () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { share })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Share the invitation' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Play with me',
    text: 'We play Highjinks. The code is BCDFGH:',
    url: 'http://localhost:3000/join/BCDFGH',
  })
})

test('[LOBBY-14] where there is none, link and code are copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  open()
  expect(screen.queryByRole('button', { name: 'Share the invitation' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await screen.findAllByText('Copied')
  expect(writeText.mock.calls.flat()).toEqual(['http://localhost:3000/join/BCDFGH', 'BCDFGH'])
})
