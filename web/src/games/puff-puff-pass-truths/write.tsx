import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Heading } from '../../ui/layout/heading.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { BestLiar } from './best-liar.tsx'
import { Book } from './book.tsx'
import { Sheet } from './sheet.tsx'

type WriteProps = ScreenProps<View, Hand>

/** Everybody writes at once; who is done names the best liar and reads how the last ones were fooled. */
export function Write(props: WriteProps) {
  const sheet = props.hand?.sheet ?? null
  if (sheet && !sheet.isDone) return <Sheet {...props} sheet={sheet} />
  return (
    <>
      <Writers {...props} />
      <BestLiar {...props} />
      <Book {...props} />
    </>
  )
}

function Writers({ table, hand, me, players }: WriteProps) {
  const sheet = hand?.sheet ?? null
  const isEmpty = sheet !== null && sheet.lines.every(({ text }) => text === '')
  const heading = sheet === null ? 'Everyone is writing' : isEmpty ? 'You only vote this time' : 'Sealed. No peeking.'
  const task = table.lap > 1 ? 'One truth and one lie each.' : 'Two truths and a lie each.'
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div role="status">
        <Heading level={2} size="title">
          {heading}
        </Heading>
        <p className="mt-1 text-lg text-muted">
          {sheet === null || isEmpty ? task : 'Until your turn: innocent face.'} {table.done.length} of{' '}
          {table.writers.length} done.
          {table.isDouble && ' This round counts double.'}
        </p>
      </div>
      <Faces
        label="Writers"
        className="justify-center"
        faces={table.writers.map((id) => ({
          id,
          name: nameOf(players, id),
          isMe: id === me,
          note: table.done.includes(id) ? <span className="font-bold text-good">done</span> : 'writing …',
        }))}
      />
    </div>
  )
}
