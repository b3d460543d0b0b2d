import { Badge } from '../../ui/status/badge.tsx'

/** Above the question: a tag with what a tap can bring, instead of one more line to read. */
export function Prize({ children }: { readonly children: string }) {
  return (
    <Badge tone="lime" className="border-2 border-ink text-base max-small:text-sm lg:text-lg laptop:text-xl">
      {children}
    </Badge>
  )
}
