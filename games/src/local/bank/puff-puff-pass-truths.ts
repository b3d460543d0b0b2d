import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'statements', text: 'Three statements about your kitchen. Two are true, and one describes a kitchen you can only dream of.' },
    { kind: 'statements', text: 'Three animals you have met and what each did to you. One of them is innocent: it never happened.' },
    { kind: 'statements', text: 'Three of your finest naps: where, how long, what woke you. One of them exists only in legend.' },
    { kind: 'statements', text: 'Three trophies, titles or certificates that you hold. Invent one and give it a sponsor.' },
    { kind: 'statements', text: 'Tiny things that make you unreasonably happy: list three. Look just as happy about the fake one.' },
    { kind: 'statements', text: 'Three facts you could prove about your last vacation, if we let you leave the room. One you couldn’t.' },
    { kind: 'statements', text: 'Three things you’re quietly brilliant at. A jury would confirm two of them.' },
  ],
  Medium: [
    { kind: 'statements', text: 'Three midnight dishes the munchies have led you to. Two were eaten; one is too strange even for you.' },
    { kind: 'statements', text: 'Three times you were asked to leave, to stop or to keep it down. We vote on the one you made up.' },
    { kind: 'statements', text: 'Three occasions on which you laughed and shouldn’t have. One audience doesn’t exist.' },
    { kind: 'statements', text: 'Three brushes with fame, all of them small. Lie about the least impressive one.' },
    { kind: 'statements', text: 'Three strangers you will never forget, and what they said. One of them you have just met in your head.' },
    { kind: 'statements', text: 'Three things that someone would find behind your couch. Two have been there a while.' },
    { kind: 'statements', text: 'Three plans you announced loudly and dropped quietly. One you never had. All must sound like you.' },
  ],
  Intense: [
    { kind: 'statements', text: 'Three scenes from dates that went wrong. Two really happened, and you still hear the music.' },
    { kind: 'statements', text: 'Three excuses that got you out of a party. One of them is so good that you’ve been saving it.' },
    { kind: 'statements', text: 'Three things that once reduced you to tears. Slip in a fake that is exactly as undignified.' },
    { kind: 'statements', text: 'Three occasions on which you thought nobody was watching. In two of them, someone was.' },
    { kind: 'statements', text: 'Three petty revenges, served cold. One is merely a recipe so far.' },
    { kind: 'statements', text: 'Three objects you would hide before guests arrive. Tell us where they go. Lie about one hiding place and its tenant.' },
    { kind: 'statements', text: 'Three rumors about yourself that you would like to be true. One of them is.' },
  ],
}
