import type { Browser } from '@playwright/test'

export interface Frame {
  /** An image as a data URL. */
  readonly image: string
  readonly caption: string
}

interface SheetOptions {
  readonly title: string
  readonly columns: number
  readonly width: number
}

/** Combines pictures side by side into one, by photographing a page with them. */
export async function shootSheet(browser: Browser, path: string, frames: readonly Frame[], options: SheetOptions) {
  const { title, columns, width } = options
  const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 100 } })
  const figures = frames.map(
    ({ image, caption }) => `<figure><img src="${image}" width="${width}"><figcaption>${caption}</figcaption></figure>`,
  )
  await page.setContent(`<!doctype html><style>
    body { margin: 8px; background: #222; color: #eee; font: 14px sans-serif }
    h1 { margin: 0 0 8px; font-size: 16px }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 8px }
    figure { margin: 0 } img { display: block } figcaption { padding-top: 2px }
  </style><h1>${title}</h1><main>${figures.join('')}</main>`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
