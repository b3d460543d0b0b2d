import { seeded, shuffle } from '@highjinks/games/kit'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { EVERYTHING, filterCards, readAloud, type Shown } from './cards.ts'
import { Filters } from './filters.tsx'

const IN_A_ROW = 10
const AT_ONCE = 200

/** For editors: shows every card, and reads ten of them aloud as a room would hear them. */
export function CardBrowserPage() {
  const [filter, setFilter] = useState(EVERYTHING)
  const [shuffles, setShuffles] = useState(0)
  const found = filterCards(filter)
  const shown = shuffles > 0 ? shuffle(found, seeded(shuffles)).slice(0, IN_A_ROW) : found.slice(0, AT_ONCE)
  return (
    <Page title="Cards" description="Every card of every deck.">
      <main className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8">
        <Heading level={1} size="title">
          {found.length} cards
        </Heading>
        <Filters
          filter={filter}
          onChange={(next) => {
            setFilter(next)
            setShuffles(0)
          }}
        />
        <div className="flex gap-3">
          <Button onClick={() => setShuffles(shuffles + 1)}>Read ten</Button>
          {shuffles > 0 && (
            <Button kind="secondary" onClick={() => setShuffles(0)}>
              All
            </Button>
          )}
        </div>
        <ol className="grid gap-4">
          {shown.map((one, i) => (
            <CardRow key={one.card.id} shown={one} turn={shuffles > 0 ? i : null} />
          ))}
        </ol>
        {shuffles === 0 && found.length > AT_ONCE && <p className="text-muted">And {found.length - AT_ONCE} more.</p>}
      </main>
    </Page>
  )
}

function CardRow({ shown, turn }: { readonly shown: Shown; readonly turn: number | null }) {
  const { card, deck, mark } = shown
  const lines = turn === null ? shown.lines : readAloud(shown, turn)
  const about = [card.id, deck, `heat ${card.heat}`, card.family, ...card.topics, card.room ?? '', `mark ${mark}`]
  return (
    <li className="rounded-2xl border-2 border-leaf-700 p-4">
      {lines.map((line) => (
        <p key={line} className="font-display text-xl font-semibold">
          {line}
        </p>
      ))}
      <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
