import type { SessionView, TableFrame } from '@highjinks/protocol'
import { useSession } from '../../features/session/session-store.ts'
import { farewellWords } from '../../features/session/table/farewell.tsx'
import { PodiumView } from '../../features/session/table/podium-view.tsx'
import { GameRecap } from '../../games/game-recap.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Alert } from '../../ui/status/alert.tsx'

interface LastPodiumProps {
  readonly why: string
  readonly view: SessionView
  readonly table: TableFrame
}

const nothing = () => undefined

/** The session has ended everywhere else; the podium that this phone already shows stays on this phone. */
export function LastPodium({ why, view, table }: LastPodiumProps) {
  const me = useSession((state) => state.me)
  const [title, text] = farewellWords(why)
  return (
    <Page title={title} description={text}>
      <div className="flex grow flex-col gap-4 px-4 pt-3 pb-4">
        <div className="mx-auto w-full max-w-3xl">
          <Alert tone="info" title={title} action={<ButtonLink to="/games">Browse Games</ButtonLink>}>
            {text} These results stay on this phone until you leave the page.
          </Alert>
        </div>
        <PodiumView view={view} table={table} me={me} isBusy={false} isLast send={nothing} onChangeGame={nothing}>
          <GameRecap slug={view.session.slug} table={table} players={view.players} />
        </PodiumView>
      </div>
    </Page>
  )
}
