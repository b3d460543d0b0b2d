import { failureWords } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { reloadGames } from './games.ts'

export function GamesFailed({ fault }: { readonly fault: unknown }) {
  return (
    <Alert
      title="Failed to fetch games"
      action={
        <Button kind="secondary" onClick={() => void reloadGames()}>
          Try Again
        </Button>
      }
    >
      {failureWords(fault).text}
    </Alert>
  )
}
