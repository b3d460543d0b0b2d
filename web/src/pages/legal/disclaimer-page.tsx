import { LegalPage, type LegalSection } from './legal-page.tsx'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'parody',
    title: 'It’s a joke',
    short: 'Highjinks is a parody, made for entertainment only.',
    text: (
      <p>
        Its names, games and jokes are meant to be funny and nothing else. Any likeness to real people or businesses is
        coincidental.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Adults only',
    short: 'You must be 21 or older, and use it only where cannabis use is legal.',
    text: <p>By continuing, you confirm you’re of legal age. Knowing the law where you are is up to you.</p>,
  },
  {
    id: 'sale',
    title: 'Nothing for sale',
    short: 'We do not sell, supply, advertise or deliver cannabis, or anything else.',
    text: <p>Highjinks is games on a screen. It is free, and it stays that way.</p>,
  },
  {
    id: 'consume',
    title: 'No game asks you to get high',
    short: 'Not a single card. You can play everything on tap water and chips.',
    text: (
      <p>
        Nothing here is medical or legal advice, or an invitation to use any substance. Never drive under the influence.
        Look after each other.
      </p>
    ),
  },
  {
    id: 'own-risk',
    title: 'Your party, your call',
    short: 'You decide what you do. Every card can be skipped, at no cost.',
    text: (
      <p>
        What players say and do is their responsibility. As far as the law allows, we accept no liability for what
        happens.
      </p>
    ),
  },
]

export function DisclaimerPage() {
  return (
    <LegalPage
      title="Legal Disclaimer"
      description="Highjinks is a parody for adults aged 21 and over. It sells nothing, least of all cannabis."
      updated="May 20, 2025"
      lead="The part our lawyer would like you to read. It takes a minute."
      sections={SECTIONS}
    />
  )
}
