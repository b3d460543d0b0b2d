import type { PlayerId, SessionView } from '@highjinks/protocol'
import { authToken } from '../../lib/storage.ts'
import { Heading } from '../../ui/layout/heading.tsx'

interface ReceiptProps {
  readonly view: SessionView
  readonly me: PlayerId | null
}

/** After the end: everything that was deleted from the server, and the one line that remains of the room. */
export function Receipt({ view, me }: ReceiptProps) {
  const { code, night, crew } = view.session
  const people = view.players.filter(({ isBot }) => !isBot).length
  return (
    <section aria-labelledby="receipt" className="grid gap-2 rounded-card bg-leaf-900 px-5 py-4">
      <Heading level={2} size="small" id="receipt">
        Your receipt
      </Heading>
      <p>Deleted from the server:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{people === 1 ? 'One name and look' : `${people} names and looks`}</li>
        <li>
          {night.length < 2
            ? 'Every answer, vote and verdict'
            : `Every answer, vote and verdict of ${night.length} games`}
        </li>
        <li>Every line and card that someone wrote for tonight</li>
        <li>All points and awards of the night</li>
      </ul>
      <p>What remains, for one day:</p>
      <p className="rounded-xl bg-night px-3 py-2 font-semibold">Room {code} has ended.</p>
      {crew && me !== null && crew.members.includes(me) && (
        <p className="text-muted">{crew.name} keeps who won, and which cards you’ve seen. Nothing anyone said.</p>
      )}
      {authToken.get() !== null && <p className="text-muted">Your account keeps your own scores.</p>}
    </section>
  )
}
