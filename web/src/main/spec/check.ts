import { expect } from 'vitest'
import { pageAt } from './page-at.tsx'

/** Rules whose tests check it, by number; or a check of its own. */
export type Check = string | (() => void | Promise<void>)
/** A statement of the spec, in its own words or shorter, and the check for it. */
export type Row = readonly [says: string, check: Check]
export type Rows = readonly Row[]

/** Checks that the page at an address shows these texts. */
export function shows(address: string, ...texts: readonly string[]): Check {
  return async () => {
    const { text } = await pageAt(address)
    for (const one of texts) expect(text, `${address} shows it`).toContain(one)
  }
}

/** Checks that the page at an address has a link of this name to that address. */
export function leads(address: string, name: string, to: string): Check {
  return async () => {
    const { links } = await pageAt(address)
    expect(
      links.filter((link) => link.name.includes(name)).map((link) => link.to),
      `${name} at ${address}`,
    ).toContain(to)
  }
}

/** Checks a document's title without the product's name; title and description both end with it. */
export function titled(address: string, title: string): Check {
  return async () => {
    const page = await pageAt(address)
    expect(page.title).toBe(`${title} · Highjinks`)
    expect(page.description).toMatch(/ · Highjinks$/)
  }
}

/** Checks that one of our constants has the spec's value. */
export function is(value: unknown, says: unknown): Check {
  return () => expect(value).toEqual(says)
}
