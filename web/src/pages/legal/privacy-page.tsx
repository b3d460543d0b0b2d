import { RETENTION } from '@highjinks/protocol'
import { TextLink } from '../../ui/button/text-link.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'gist',
    title: 'The gist',
    short: 'We keep as little as a party needs. We sell nothing about you, because we have nothing to sell.',
    text: (
      <p>
        Highjinks is a parody, made for entertainment. It has no advertising, no trackers and no scripts, fonts or
        pictures from other companies. This page is the Privacy Policy and the Cookie Policy in one.
      </p>
    ),
  },
  {
    id: 'collect',
    title: 'What we collect',
    short: 'An account has an email, a username and a password we can’t read. Guests give a name, and that’s all.',
    text: (
      <>
        <p>
          You can add your first and last name. With an account we keep which online games you played, your scores and
          when, your favorite games, your challenge entries and settings, and hashes of the last network addresses you
          signed in from, so an attacker can’t lock you out. If you write to us, we keep the message. Here’s all of it,
          and for how long:
        </p>
        <HowLong />
      </>
    ),
  },
  {
    id: 'game-night',
    title: 'What happens at the table',
    short: "Answers, votes and confessions are gone when the session ends. We don't archive them.",
    text: (
      <p>
        A live session is kept {RETENTION.sessions.howLong}. Everyone sees what the game shows. Secrets go only to the
        phone they belong to. A crew keeps who belongs, who won, which cards were dealt and its settings, never an
        answer or a vote. Local games never leave your phone at all.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    short: "No advertising cookies. Your browser remembers a few things so that you don't have to.",
    text: (
      <ul className="grid list-disc gap-1 pl-5">
        <li>That you confirmed your age, and what you said about cookies.</li>
        <li>Whether you’re signed in and who you are, and that you’re in the middle of a provider sign-in.</li>
        <li>
          If you belong to a crew: a random key in a cookie that no script can read, so the crew knows this phone. Also
          the crew’s name and link.
        </li>
        <li>Your display name, your seats in running games, and your local game.</li>
        <li>Whether sound and the jester’s voice are on, and whether the side menu is collapsed.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    short: 'Your table sees your name and what you play. The leaderboard sees your username and score.',
    text: (
      <p>
        No one else, unless the law requires it. If you log in with another provider, they can see that you signed in,
        but not what you do here. If someone reports a player or a text, we read the report and what it’s about.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your choices',
    short: 'See it, correct it, take it with you, delete it. It’s all in your profile.',
    text: (
      <p>
        You leave a crew on its own page, and everything it kept about you is erased. In your{' '}
        <TextLink to="/profile">profile</TextLink> you can edit it, download it, or delete your account. Deletion is
        immediate; backups follow within {RETENTION.backups.howLong}. A score in a challenge stays, without your name.
        For the rest <TextLink to="/contact">write to us</TextLink> from the address of your account. Clearing this
        site's data in your browser forgets everything it remembered.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Safety, age and changes',
    short: 'Passwords are stored scrambled, seats are guarded by tokens, and nobody under 21 belongs here.',
    text: (
      <p>
        If we learn that someone younger has an account, we delete it. If this policy changes, we’ll post the new one
        here with a new date.
      </p>
    ),
  },
]

/** Built from the table that the servers delete by. */
function HowLong() {
  return (
    <dl className="kids:not-last:border-b-2 kids:not-last:border-leaf-800">
      {Object.entries(RETENTION).map(([name, { what, howLong }]) => (
        <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_13rem]">
          <dt>{what}</dt>
          <dd className="font-semibold text-cream">{howLong}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy & Cookies"
      description="What Highjinks keeps about you, which is little, and what your browser remembers."
      updated="May 20, 2025"
      lead="What happens at the table stays at the table. Here is what doesn't."
      sections={SECTIONS}
    />
  )
}
