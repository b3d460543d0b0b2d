import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Heading } from '../../ui/layout/heading.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Sheet } from './sheet.tsx'

type Props = ScreenProps<View, Hand>

/** Everybody writes at once; who is done, or only watches, sees who is still at it. */
export function Write(props: Props) {
  const sheet = props.hand?.sheet ?? null
  if (sheet && !sheet.isDone) return <Sheet {...props} sheet={sheet} />
  return <Writers {...props} />
}

function Writers({ table, hand, me, players }: Props) {
  const sheet = hand?.sheet ?? null
  const isEmpty = sheet !== null && sheet.texts.every((text) => text === '')
  const heading = sheet === null ? 'Everybody is writing' : isEmpty ? 'You only vote this time' : 'Sealed. No peeking.'
  return (
    <div className="grid grow content-center justify-items-center gap-6 text-center">
      <div role="status">
        <Heading level={2} size="title">
          {heading}
        </Heading>
        <p className="mt-2 text-lg text-muted lg:text-2xl">
          {sheet === null || isEmpty
            ? 'Three statements each. Two are true, one is made up.'
            : 'Yours come up when it is your turn. Until then: innocent face.'}{' '}
          {table.done.length} of {table.writers.length} done.
          {table.isDouble && table.cycles > 1 && ' These count double.'}
        </p>
      </div>
      <Faces
        label="Writers"
        className="justify-center"
        faces={table.writers.map((id) => ({
          id,
          name: nameOf(players, id),
          isMe: id === me,
          note: table.done.includes(id) ? <span className="font-bold text-lime">done</span> : 'writing …',
        }))}
      />
    </div>
  )
}
