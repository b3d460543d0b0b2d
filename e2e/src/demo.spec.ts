import { expect, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'
import { host, openPhone } from './phone.ts'

test('[DEMO-1] [DEMO-3] [DEMO-4] a demo: bots play on its TV, and a visitor plays with three of their own', async ({
  browser,
}) => {
  await withOwnServer(
    async (server) => {
      const visitor = await openPhone(browser, 'Vera', { at: server.url, isKnown: false })
      await visitor.go('/')
      // The same gate as everywhere, and the note above it
      await visitor.press("I'm 21 or Older")
      const note = visitor.page.getByRole('complementary', { name: 'Demo' })
      await expect(note).toContainText('Demo: nothing is kept.')
      await note.getByRole('link', { name: 'Watch bots' }).click()
      await visitor.page.waitForURL('/screen/BTS247')
      await expect(visitor.page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
      await expect(visitor.page.locator('[data-tv] .tv-table, [data-tv] [data-podium]').first()).toBeVisible()
      // The code on that TV leads a phone home
      await visitor.go('/join/BTS247')
      await visitor.page.waitForURL(`${server.url}/`)

      await host(visitor, 1)
      await expect(note).toBeVisible()
      await visitor.press('Start Game')
      await visitor.page.waitForURL(/\/play\/s/)
      await expect(note).toBeVisible()
      expect(visitor.complaints).toEqual([])
      await visitor.close()
    },
    () => ({ DEMO: '1' }),
  )
})
