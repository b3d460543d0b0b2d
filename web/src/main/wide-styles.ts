const WIDE = '(width >= 64rem)'

const load = () => import('../ui/look/wide.css')

/** A page with a table, and what it looks like in a wide window; also once its window becomes wide. */
export async function withWideStyles<Module>(page: Promise<Module>): Promise<Module> {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener?.('change', () => {
    if (media.matches) load().catch(() => {})
  })
  const [module] = await Promise.all([page, media?.matches ? load() : null])
  return module
}
