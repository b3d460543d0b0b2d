import { env } from 'node:process'
import { GAMES } from '@highjinks/games'
import type { Browser } from '@playwright/test'
import { openBrowser } from '../phone/browser.ts'
import { type Camera, createCamera, isSize, type Size } from './camera.ts'
import { type Product, withOpenProduct } from './product.ts'

/** The product with a camera, and the command's choices. */
export interface Studio {
  readonly product: Product
  readonly browser: Browser
  readonly camera: Camera
  /** The games' slugs, or those in `ONLY`. */
  readonly slugs: readonly string[]
  readonly sizes: readonly Size[]
}

export async function withStudio(
  folder: string,
  usualSizes: string,
  work: (studio: Studio) => Promise<void>,
): Promise<void> {
  const only = env['ONLY']?.split(',')
  const slugs = Object.keys(GAMES).filter((slug) => only?.includes(slug) ?? true)
  const sizes = (env['SIZES'] ?? usualSizes).split(',').filter(isSize)
  await withOpenProduct(async (product) => {
    const browser = await openBrowser()
    try {
      await work({ product, browser, camera: createCamera(browser, product.url, folder), slugs, sizes })
    } finally {
      await browser.close()
    }
  })
}
