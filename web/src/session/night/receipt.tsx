import { authToken } from '../../lib/storage.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { linkOfCrew } from '../crew/own-crew.ts'
import { SendLink } from '../crew/send-crew-link.tsx'
import type { Ended } from './ended.ts'

/** After the end: everything that was deleted from the server, the one line that remains, and what a crew keeps. */
export function Receipt({ ended }: { readonly ended: Ended }) {
  const { code, games, forgotten, crew } = ended
  return (
    <section aria-labelledby="receipt" className="grid grid-cols-1 gap-2 rounded-card bg-leaf-900 px-5 py-4">
      <Heading level={2} size="small" id="receipt">
        Your receipt
      </Heading>
      <p>Deleted from the server:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {forgotten > 0 && <li>{forgotten === 1 ? 'One name and look' : `${forgotten} names and looks`}</li>}
        <li>{games < 2 ? 'Every answer, vote and verdict' : `Every answer, vote and verdict of ${games} games`}</li>
        <li>Every line and card that someone wrote for tonight</li>
        <li>All points and awards of the night</li>
      </ul>
      <p>What remains, for one day:</p>
      <p className="rounded-xl bg-night px-3 py-2 font-semibold">Room {code} has ended.</p>
      {crew !== null && <Kept crew={crew} />}
      {authToken.get() !== null && <p className="text-muted">Your account keeps your own scores.</p>}
    </section>
  )
}

function Kept({ crew }: { readonly crew: string }) {
  const link = linkOfCrew(crew)
  return (
    <section aria-labelledby="receipt-crew" className="mt-2 grid grid-cols-1 gap-2 border-t-2 border-leaf-700 pt-3">
      <Heading level={3} size="small" id="receipt-crew" className="wrap-anywhere">
        What {crew} keeps
      </Heading>
      <ul className="grid list-disc gap-1 pl-5">
        <li>Who belongs: your names and looks</li>
        <li>Which cards you’ve seen, and the ones you gave it</li>
        <li>Who won</li>
      </ul>
      <p className="text-muted">Until you leave it, or a year after its last night. Nothing anyone said.</p>
      {link !== null && (
        <>
          <SendLink link={link} name={crew} />
          <TextLink to={`/c/${link}`} className="mx-auto inline-flex min-h-11 items-center">
            See your crew
          </TextLink>
        </>
      )}
    </section>
  )
}
