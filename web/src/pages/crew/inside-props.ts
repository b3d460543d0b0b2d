import type { CrewPage } from '@highjinks/protocol'

/** The data of a crew's page for its members. */
export interface InsideProps {
  readonly link: string
  readonly name: string
  readonly you: NonNullable<CrewPage['you']>
  readonly crew: NonNullable<CrewPage['crew']>
  readonly onChanged: (page: CrewPage) => void
}
