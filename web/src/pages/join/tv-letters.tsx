import { isTvCode } from '@highjinks/protocol'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Alert } from '../../ui/status/alert.tsx'

/** Explains a code that leads to no game because a TV shows it. Shows nothing for any other code. */
export function TvLetters({ code }: { readonly code: string }) {
  if (!isTvCode(code)) return null
  return (
    <Alert
      tone="info"
      title="Are these letters on a TV?"
      action={
        <ButtonLink to={`/tv/${code}`} kind="secondary">
          Put my room on it
        </ButtonLink>
      }
    >
      If so, that TV is waiting for a room. Game codes have a digit in them, so ask the host for theirs.
    </Alert>
  )
}
