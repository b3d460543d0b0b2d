import { expect, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'
import { host, openPhone, type Phone } from './phone.ts'

/** Reads the six letters on a waiting TV. */
async function lettersOn(tv: Phone): Promise<string> {
  const letters = tv.page.locator('main .tv-invitation p[class*=uppercase] .sr-only')
  await expect(letters).toHaveText(/^(?:[B-DF-HJ-NP-TV-XZ] ){5}[B-DF-HJ-NP-TV-XZ]$/)
  return (await letters.innerText()).replaceAll(' ', '')
}

/** The offer is on the lobby's first screen, even on the smallest phone. */
async function typeLetters(hoste: Phone, letters: string): Promise<void> {
  const offer = hoste.page.getByRole('button', { name: 'Put it on the TV' })
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await hoste.page.setViewportSize(viewport)
    await expect(offer).toBeInViewport({ ratio: 1 })
    expect(await hoste.page.evaluate(() => window.scrollY)).toBe(0)
  }
  await hoste.press('Put it on the TV')
  await hoste.page.getByLabel('Letters on the TV').fill(letters.toLowerCase())
  await hoste.press('Send to TV')
  await hoste.sees('It’s on the TV')
}

async function end(hoste: Phone): Promise<void> {
  await hoste.press('End Session')
  await hoste.page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click()
}

test('[PAIR-10] [PAIR-3] [AWAKE-2] a TV without wake locks stays awake, and gets back to its room after a power cut everywhere', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    // Nobody has ever touched it.
    const tv = await openPhone(browser, 'TV', { wide: true, isKnown: false, at: server.url })
    await tv.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
    const outside: string[] = []
    tv.page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(server.url).host) outside.push(request.url())
    })
    const isAwake = () =>
      expect.poll(() => tv.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0)
    await tv.go('/screen')
    const letters = await lettersOn(tv)
    await isAwake()
    const hoste = await openPhone(browser, 'Hoste', { at: server.url })
    const code = await host(hoste, 5)
    await typeLetters(hoste, letters)
    await tv.sees('Scan or type this code')
    await tv.sees(code)
    await server.kill()
    await server.start()
    await tv.page.reload()
    await tv.sees(code)
    await isAwake()
    expect(new URL(tv.page.url()).pathname).toBe('/tv')
    expect(outside).toEqual([])
  })
})

test('[PAIR-10] [PAIR-9] [PAIR-8] a TV shows one room after another, whether people scan its code or type it', async ({
  browser,
}) => {
  const tv = await openPhone(browser, 'TV', { wide: true, isKnown: false })
  await tv.go('/tv')
  const letters = await lettersOn(tv)
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  // The QR code on the TV leads here.
  await hoste.go(`/tv/${letters}`)
  await hoste.press('Send to TV')
  await hoste.page.waitForURL(/\/multiplayer\/s/)
  await tv.sees(code)
  await end(hoste)
  await tv.sees('That was a good one')
  const stranger = await openPhone(browser, 'Stranger')
  await host(stranger, 5)
  await stranger.go(`/tv/${letters}`)
  await stranger.press('Send to TV')
  await stranger.sees(/^No TV has that code/)
  const next = await lettersOn(tv)
  expect(next).not.toBe(letters)
  const second = await host(hoste, 3)
  await typeLetters(hoste, next)
  await tv.sees(second)
})
