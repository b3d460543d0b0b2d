import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAct } from './act.ts'
import { ask, reload, type Said, useList } from './ask.ts'
import { List } from './list.tsx'

type Found = Said<'findCards'>['cards']

const WHY_NOT = {
  unknown: 'There’s no such card',
  'too-few': 'That would leave too few cards of this kind',
  'too-many': 'You’ve set aside the maximum. Put one back first',
} as const

/** Finds cards by their words, and sets them aside at every table, or brings them back. */
export function CardsPanel() {
  const aside = useList('cardsAside')
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const { isBusy, act } = useAct()
  const find = () =>
    act(async () => {
      const { cards } = await ask('findCards', undefined, `?words=${encodeURIComponent(words.trim())}`)
      setFound(cards)
      return cards.length === 1 ? 'One card says that' : `${cards.length} cards say that`
    })
  const move = (name: 'putCardAside' | 'putCardBack', id: string) =>
    act(async () => {
      const { outcome } = await ask(name, { id })
      reload('cardsAside')
      return outcome === 'done' ? (name === 'putCardAside' ? 'Set aside' : 'Back in the deck') : WHY_NOT[outcome]
    })
  return (
    <div className="grid gap-8">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <div className="min-w-48 grow">
          <TextField
            label="Words on the card"
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <Button type="submit" busy={isBusy} disabled={words.trim().length < 3}>
          Find
        </Button>
      </form>
      {found !== null && (
        <List
          title="Found"
          loaded={{ status: 'ready', value: found }}
          rowsOf={(cards) => cards}
          keyOf={({ id }) => id}
          nothing="No matching cards."
          onRetry={() => void find()}
        >
          {({ id, text }) => (
            <>
              <p>{text}</p>
              <p className="text-sm text-muted">{id}</p>
              <Button
                kind="secondary"
                busy={isBusy}
                onClick={() => void move('putCardAside', id)}
                className="justify-self-start"
              >
                Set aside
              </Button>
            </>
          )}
        </List>
      )}
      <List
        title="Set aside"
        loaded={aside}
        rowsOf={({ cards }) => cards}
        keyOf={({ id }) => id}
        nothing="No cards are set aside."
        onRetry={() => reload('cardsAside')}
      >
        {({ id, text }) => (
          <>
            <p>{text || 'That card isn’t in this version.'}</p>
            <p className="text-sm text-muted">{id}</p>
            <Button
              kind="secondary"
              busy={isBusy}
              onClick={() => void move('putCardBack', id)}
              className="justify-self-start"
            >
              Put back
            </Button>
          </>
        )}
      </List>
    </div>
  )
}
