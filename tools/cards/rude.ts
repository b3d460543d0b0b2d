import type { Fact } from '@highjinks/games/kit'

/** Words of bodies, sex, death and drugs. A filling with any of them is the ruder one. */
const RUDE = [
  'anal|anus|backsides?|bowels?|butts?|buttocks?|bottoms?|colon|enemas?|potty|pots?|prostate|rears?|rectum|toilets?',
  'burp\\w*|dung|excrement|fart\\w*|human waste|laxatives?|manure|pee|peed|pee(?:s|ing)|poop\\w*|snot|spits?|spit\\w+',
  'turds?|urinat\\w*|urine|vomit\\w*|wet (?:the bed|himself)',
  'bikini|breasts?|clit\\w*|crotch|genitals?|labi\\w*|nipples?|penis\\w*|private parts|pubic|testicles?|udders?|vagina',
  'a baby|brothels?|condoms?|erections?|hookers?|hormones|\\w*humper|implants?|kiss\\w*|lick\\w*|mating|mistress\\w*',
  'bare|naked|nude|panties|pants|phallic|pinups?|strip\\w*|suck\\w*|underwear|viagra',
  'orgasms?|sex\\w*|\\w*fuck\\w*|\\w*shyt\\w*|\\bass',
  'bedpans?|coffins?|corpses?|dead|hanged|morgue|skin|skulls?',
  'cannabis|cocaine|hashish|marijuana|opium|stoned|weed',
]
const rude = new RegExp(`(?<![a-z])(?:${RUDE.join('|')})(?![a-z])`, 'iu')

/** Counts, among facts with exactly one rude filling, how often that is the truth and how often the lie. */
export function countRuder(facts: readonly Pick<Fact, 'truth' | 'bend'>[]) {
  const isOnlyRude = (one: string, other: string) => rude.test(one) && !rude.test(other)
  return {
    truths: facts.filter(({ truth, bend }) => isOnlyRude(truth, bend)).length,
    bends: facts.filter(({ truth, bend }) => isOnlyRude(bend, truth)).length,
  }
}
