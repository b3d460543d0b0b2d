import type { CDPSession, Page } from '@playwright/test'

export interface Film {
  /** Returns the screen at this time of the TV's clock, as a data URL. */
  readonly at: (time: number) => string | undefined
  readonly stop: () => Promise<void>
}

interface Captured {
  readonly time: number
  readonly image: string
}

/** Records everything this page shows from now on, at most this wide. */
export async function startFilm(page: Page, width: number): Promise<Film> {
  const captured: Captured[] = []
  const session: CDPSession = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    captured.push({ time: (metadata.timestamp ?? 0) * 1000, image: `data:image/jpeg;base64,${data}` })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: width, maxHeight: 2 * width })
  return {
    at: (time) => (captured.findLast((one) => one.time <= time) ?? captured[0])?.image,
    async stop() {
      await session.send('Page.stopScreencast')
      await session.detach()
    },
  }
}
