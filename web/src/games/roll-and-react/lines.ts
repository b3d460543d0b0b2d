import type { View } from '@highjinks/games/roll-and-react'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import { type JesterScript, linesOf, type Occasion } from '../../show/jester/script.ts'
import { endOf, timeOf } from '../../show/timeline/steps.ts'
import { starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'
import { actsOf, galleryTimeline } from './gallery-timeline.ts'
import { curtainTimeline } from './timelines.ts'

const lines = linesOf({
  lobby: [
    'Roll & React. Bring your face. The rest is optional.',
    'Tonight: theater. The dragon has been rehearsing all week.',
    'Roll & React! No words, no shame, six scenes.',
    'A stage, a curtain, and a dragon in tights. Welcome.',
  ],
  ready: [
    '{name} rises. The couch keeps the shape, out of respect.',
    '{name} has six scenes, and a mouth with the night off. Historic.',
  ],
  'ready.others': ['You’re about to learn how {name} thinks a pigeon walks.'],
  'ready.again': [
    '{name}, break a leg. Not that literally, there’s a rug.',
    'Next on stage: {name}, in a role nobody can spell.',
    'Shoes off, {name}. Art needs toes.',
    'Please welcome {name}, trained in this very minute.',
    '{name} stretches. The dragon takes notes.',
    'Curtain up for {name}. Quiet in the cheap seats.',
    'Hands, face, hips, {name}. You have the full kit.',
    '{name} will now be someone else. Several of them.',
    'Critics ready? {name} isn’t. Perfect.',
    'All the world’s a stage. This one has a couch.',
  ],
  'ready.again.others': ['Give {name} some floor. Save the plant.'],
  watch: [
    '{name} begins. It’s either a swan or a parking ticket.',
    'Something is being expressed up there. {name} knows what.',
  ],
  'watch.actor': ['Your face has been waiting for this all week.', 'They’re all looking at you. So is the fern.'],
  'watch.others': ['I have a guess already, and I’d bet a bell on it.', 'Don’t blink. You’ll miss the elbow.'],
  guess: ['{name} is acting with everything but words.', 'Six scenes, one {name}, and a house full of squinting.'],
  'guess.actor': [
    'They’re watching your feet. Your feet are improvising.',
    'The back row is squinting. That’s what art sounds like.',
  ],
  'guess.asked': ['The first to see it gets rich. The last gets “interesting.”', 'Six choices, one elbow, no refunds.'],
  gallery: ['Now, what did everybody see?', 'The reviews are in, scene by scene.'],
  'gallery.again': [
    'I saw a swan. It was not a swan.',
    'The “lobster” people worry me a little.',
    'Someone saw something nobody acted.',
    'The dragon understood all of it. He says.',
    'Bow, {name}. Deeper. There.',
    'We’ll hang these in the lobby.',
    'I have notes. They’re all hearts.',
  ],
  'gallery.again.others': ['Art is what you make of it. And you made this.'],
  'gallery.some': [
    'Some saw it, {name}. The rest saw art.',
    '{name} acted. Opinions differ on what.',
    'A few hits, a few lobsters. Bravo, {name}.',
    '{name}, that one gesture will live in me forever.',
    'Half the room got it. The other half wants its own movie.',
    'Your elbows were fluent, {name}. Your knees have an accent.',
    'The critics are divided. Some were looking at the dragon.',
    '{name} gave it everything, and we understood most of everything.',
    'It was all there, {name}, in a different order.',
    'I’d watch it again, {name}. With a guide.',
    'Not everyone followed. Pioneers know that feeling, {name}.',
    'Somewhere between scenes, {name} invented a new animal.',
    'Was that acting, {name}, or a cramp? Both got applause.',
    '{name} acted it like someone explaining a movie while very high.',
  ],
  'gallery.some.others': ['Some of you need glasses. {name} needs a bow.'],
  'gallery.all': [
    'Every single scene! {name} should be paid for this.',
    'All of them seen. {name}, do you do weddings?',
    'Flawless run, {name}. The dragon is jealous.',
    'Nothing lost in translation. Bravo, {name}!',
    'Every scene caught! {name}’s eyebrows should unionize.',
    '{name} said nothing and was understood by all. Marriages dream of this.',
    'Perfect, {name}! Mimes everywhere just punched an invisible wall.',
  ],
  'gallery.all.others': ['{name} spoke fluent elbow. You all understood.'],
  'gallery.nobody': [
    'Nobody saw any of it. Bold, experimental, timeless.',
    'Too early for its time, {name}. By about a century.',
    'Zero. And yet I’m moved.',
    'The audience left with more questions. That’s cinema.',
    'It was so clear to {name}. That’s what counts.',
    'Nobody got it, {name}. Galleries pay extra for that.',
    'Zero. {name}, were you acting or looking for your lighter?',
    '{name} performed it in a language known only to {name}.',
  ],
  'gallery.nobody.others': ['Not one of you saw it. {name} was practically wearing a label.'],
  'gallery.passed': [
    '{name} lets the stage breathe. Very modern.',
    'An empty stage. Minimalism. I’m weeping.',
    'No show today. The dragon offers refunds.',
    'The scene was silence. {name} nailed it.',
  ],
  favorite: [
    'Somewhere in this house sits the star of the round.',
    'The statuette is being polished. The ballots are secret.',
  ],
  'favorite.asked': [
    'You laughed at someone. Now you owe them a statuette.',
    'One of them deserves a trailer with a star on the door.',
  ],
  'favorite.again': ['Best run? I laughed at all of them. Kindly.', 'The critics are chewing their pencils.'],
  'favorite.again.asked': [
    'Who made you forget your phone?',
    'Think back. Somebody was a lobster in there.',
    'One statuette, so many cheekbones.',
    'Vote for the one you’ll imitate tomorrow.',
    'The academy awaits. The academy is you.',
  ],
  curtain: ['Prizes! Losers, practice your brave face.', 'And the trophy, which I carved from soap, goes to …'],
  'curtain.best': [
    '{name} is the star of the round. Roses, everyone!',
    'Best of the round: {name}. Speech in mime, please.',
    'The statuette goes to {name}. It’s a salt shaker.',
    '{name}! Weep prettily, {name}.',
    'A star is born, sweats, and sits down: {name}.',
    '{name} is the star! The dragon is eating his own headshot.',
    'Standing ovation for {name}! Some were headed to the fridge anyway.',
  ],
  'curtain.best.others': ['You chose {name}. Hollywood is on the other line.'],
  'curtain.several.others': ['You picked {names}. Math left the theater in tears.'],
  'curtain.several': [
    'A shared prize! {names}, one bow each.',
    'The audience couldn’t choose. {names}, all stars.',
    'Several stars tonight. Mind the glare.',
    'One trophy, {names}. Pass it left, like a joint.',
  ],
  point: [
    'A spotlight, a crowd, and one person about to sweat.',
    'Everybody aims in secret. Such steady hands. Suspicious.',
  ],
  'point.asked': [
    'You’re the lighting crew now. It’s a union job, and it’s petty.',
    'One of you was born for that spotlight. One of you is hiding.',
    'Follow the crowd for once. It pays better than talent.',
  ],
  fingers: ['Lights up, one by one. Squint if guilty.', 'Here come the lights. Powder your noses.'],
  plead: [
    '{name} will now perform “It Wasn’t Me”, in one act.',
    'A soliloquy, {name}. To thine own snacks be true.',
    'House lights down. {name} has something to say.',
    'Speak, {name}! To the back row. The back row is me.',
  ],
  write: [
    'A hole in the script, and everyone’s a writer. It’s Hollywood.',
    'A room full of playwrights, and one gets paid. Realistic.',
  ],
  'write.asked': ['Shakespeare had a candle. You have autocorrect. Fair fight.'],
})

const PRIZED_MS = 500 + timeOf(curtainTimeline(1), 'stamp')

export const script: JesterScript<View> = {
  lines,
  quiet: ['ready', 'favorite'],
  deeds,
  clapping: (table) => table.clapping,
  tellsFor: ({ gallery }) => (gallery ? endOf(galleryTimeline(actsOf(gallery))) : 0),
  news(table, last) {
    return [
      ...gallery(table),
      ...curtain(table),
      ...interludeNews(table.phase, table.interlude),
      ...starNews(table.curtain?.best ?? [], last?.curtain?.best),
    ]
  },
}

function gallery({ gallery, turn, hasPassed }: View): readonly Occasion[] {
  if (!gallery) return []
  if (hasPassed || gallery.length === 0) return [{ of: 'gallery.passed', name: turn }]
  const after = endOf(galleryTimeline(actsOf(gallery)))
  const seen = gallery.filter(({ scene, guesses }) => guesses.some((guess) => guess.scene === scene)).length
  if (seen === 0) return [{ of: 'gallery.nobody', name: turn, mood: 'laughs', after }]
  const some: Occasion = { of: 'gallery.some', name: turn, mood: 'laughs', after }
  const isFlawless = gallery.every(({ scene, guesses }) => guesses.every((guess) => guess.scene === scene))
  return isFlawless && seen === gallery.length && seen > 2
    ? [{ of: 'gallery.all', name: turn, mood: 'claps', after }, some]
    : [some]
}

function curtain({ curtain }: View): readonly Occasion[] {
  const [star] = curtain?.best ?? []
  if (!curtain || star === undefined) return []
  return curtain.best.length > 1
    ? [{ of: 'curtain.several', names: curtain.best, mood: 'claps', after: PRIZED_MS }]
    : [{ of: 'curtain.best', name: star, mood: 'claps', after: PRIZED_MS }]
}

function deeds({ phase, curtain, interlude }: View): readonly Deed[] {
  const [star, other] = curtain?.best ?? []
  const isStar = phase === 'curtain' && star !== undefined && other === undefined
  return [...(isStar ? [{ kind: 'star', by: star } as const] : []), ...interludeDeeds(phase, interlude)]
}
