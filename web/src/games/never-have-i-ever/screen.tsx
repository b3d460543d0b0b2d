import type { Hand, View } from '@highjinks/games/never-have-i-ever'
import { Alert } from '../../ui/status/alert.tsx'
import type { ScreenProps } from '../screen.ts'
import { Answer } from './answer.tsx'
import { Count, Reveal } from './result.tsx'
import { Statement } from './statement.tsx'
import { Story } from './story.tsx'

type Props = ScreenProps<View, Hand>

export function Screen(props: Props) {
  const { table, me } = props
  switch (table.phase) {
    case 'answer':
      // Another seat on this phone, or another round, begins with a guess of its own.
      return <Answer key={`${me}:${table.round}`} {...props} />
    case 'count':
      return <Count {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'story':
      return <Story {...props} />
    default:
      return <Prompt {...props} />
  }
}

/** A moment to read before anything can be tapped. */
function Prompt({ table, me }: Props) {
  return (
    <>
      <Statement table={table} />
      {table.isTooFew && (
        <Alert tone="info" title="Too few to hide among">
          Incognito shows nothing at all with fewer than {table.incognitoNeeds} answers. Answer for the fun of it.
        </Alert>
      )}
      <p className="mt-auto pb-6 text-center text-lg text-muted lg:text-2xl">
        {me === null ? 'Answer on your own phone.' : 'Read it. Nobody sees what you tap.'}
      </p>
    </>
  )
}
