import { TextLink } from '../../ui/button/text-link.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'deal',
    title: 'The deal',
    short: "By using Highjinks you agree to these terms. If you don't, close the tab and no hard feelings.",
    text: (
      <p>
        Highjinks is a parody, made for entertainment only. It is free, it sells nothing, and nothing on it is legal,
        medical or life advice. The <TextLink to="/disclaimer">Legal Disclaimer</TextLink> and the{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink> are part of this deal.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Who may play',
    short: 'You are 21 or older, and you are somewhere cannabis use is legal.',
    text: (
      <p>
        You confirm both when you come in. Don't let anyone younger play, not even just to hold the phone. If the law
        where you are is stricter than this page, the law wins.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    short: "You don't need one to play. If you make one, it's yours alone.",
    text: (
      <p>
        Give an email address that works, keep the password to yourself, and tell us if someone else got in. You can
        sign out everywhere from your profile at any time.
      </p>
    ),
  },
  {
    id: 'kindness',
    title: 'How to behave',
    short: "Be funny, not cruel. Every card can be skipped, and you don't need a reason to skip.",
    text: (
      <>
        <p>
          No harassment, no hate, no threats, no other people's secrets, nothing about minors, nothing illegal. Hosts
          can remove a player, and we can remove texts, sessions and accounts.
        </p>
        <p>Don't attack the service, flood it or scrape it.</p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'What you type',
    short: 'Your words stay yours. You let us show them to your table, and to no one else.',
    text: (
      <p>
        Names and texts are checked by a word filter and can be reported by any player. Answers, votes and confessions
        are not kept after the game. The games, drawings and cards on Highjinks are ours: play with them, don't resell
        them.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No promises, no lawsuits',
    short: 'We do our best and promise nothing. What you do at your own party is on you.',
    text: (
      <p>
        Highjinks comes “as is”. It may pause, change or stop. As far as the law allows, we are not liable for what
        happens around a game: spilled dip, sprained dignity, or anything worse. No card asks you to consume anything,
        to touch anyone or to break a law; if you do, it was your idea. Never drive or operate machinery under the
        influence.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'If this changes',
    short: 'New terms are posted here with a new date, and apply from then on.',
    text: (
      <p>
        If you keep playing after a change, you accept it. Should one part of these terms turn out invalid, the rest
        stays in force.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="The house rules: who can play Highjinks, how to behave, and what we don’t promise."
      updated="May 20, 2025"
      lead="The house rules. Seven of them, each with the short version first."
      sections={SECTIONS}
    />
  )
}
