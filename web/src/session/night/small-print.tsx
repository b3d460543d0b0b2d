import { rulesInFull } from '@highjinks/games/rules-in-full'

/** Details that no screen mentions during play: who shares what, and who gets half. */
export function SmallPrint({ slug }: { readonly slug: string }) {
  return (
    <details className="rounded-card bg-leaf-900 px-4">
      <summary className="flex min-h-key items-center font-display font-bold">The fine print</summary>
      <p className="pb-4 text-pretty">{rulesInFull(slug)}</p>
    </details>
  )
}
