import type { View } from '@highjinks/games/high-rollers'
import { points } from '../../../ui/party/points.ts'
import { ASKS, bustChance, bustWords, keptWords, payWords } from '../words.ts'
import './roll-choices.css'

/** The result of either choice. It is the roller's to make, so nothing here looks pressable. */
export function RollChoices({ table }: { readonly table: View }) {
  const { pot, grown, card, faces, pushes, thrown, actions } = table
  if (grown === null || !faces) return null
  return (
    <dl className="tv-roll-choices">
      <div>
        <dt>
          Keep: <strong>{keptWords(table)}</strong>
        </dt>
        <dd>
          {card === null
            ? [`${ASKS[faces.action]}.`, payWords({ action: faces.action, pot })].filter(Boolean).join(' ')
            : 'No push: the card as it is.'}
        </dd>
      </div>
      <div>
        <dt>
          Push: <strong>{points(grown)}</strong>, or bust
        </dt>
        <dd>{pushes === 0 ? `${bustChance({ thrown, actions })} you lose it.` : bustWords(table)}</dd>
      </div>
    </dl>
  )
}
