import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { ART, Art } from '../../ui/picture/art.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Logo } from '../../ui/picture/logo.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Row, Specimen } from './specimen.tsx'

const GAMES = [
  ['truth-or-dare', 'Truth or Dare', 'Social', 3],
  ['spin-the-stash', 'Spin the Stash', 'Spinner', 2],
  ['high-rollers', 'High Rollers', 'Dice', 4],
  ['roll-and-react', 'Roll & React', 'Acting', 3],
  ['baked-or-bluffing', 'Baked or Bluffing?', 'Trivia', 1],
  ['never-have-i-ever', 'Never Have I Ever', 'Social', 5],
  ['puff-puff-pass-truths', 'Puff Puff Pass Truths', 'Social', 3],
  ['missing', 'A game without a cover', 'Social', 3],
] as const

function Covers() {
  return (
    <Specimen title="Cover, accents">
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
        {GAMES.map(([slug, name, category, intensity]) => (
          <article key={slug} data-game={slug} className="flex flex-col gap-2">
            <Cover src={`/covers/${slug}.svg`} className="rounded-card" />
            <Heading level={3} size="small" className="leading-tight">
              {name}
            </Heading>
            <Row>
              <Badge tone="accent">{category}</Badge>
              <Intensity value={intensity} size={18} />
            </Row>
          </article>
        ))}
      </div>
    </Specimen>
  )
}

function Empty() {
  return (
    <Specimen title="Logo, art, empty state">
      <Row>
        <Logo className="h-16" />
        <Logo />
        <Logo markOnly />
      </Row>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {ART.map((name) => (
          <Art key={name} name={name} />
        ))}
      </div>
      <EmptyState
        art={<Art name="lost" />}
        title="404 Page Not Found"
        action={
          <>
            <ButtonLink to="/" size="lg">
              Return to Home
            </ButtonLink>
            <Button kind="ghost">Wake the cat</Button>
          </>
        }
      >
        The cat had the map. The cat is asleep on it.
      </EmptyState>
    </Specimen>
  )
}

export function Pictures() {
  return (
    <>
      <Covers />
      <Empty />
    </>
  )
}
