import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { reloadGames } from './games.ts'

export function GamesFailed() {
  return (
    <Alert
      title="Failed to fetch games"
      action={
        <Button kind="secondary" onClick={() => void reloadGames()}>
          Try Again
        </Button>
      }
    >
      The shelf did not answer. Check your connection.
    </Alert>
  )
}
