import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'fact', text: 'Alaska is at once the most northerly, the most westerly and the most easterly state of the United States.', isTrue: true, why: 'Its Aleutian Islands run across the 180th meridian, so some of them lie in the far east.' },
    { kind: 'fact', text: 'A goldfish forgets everything after about ten seconds.', isTrue: false, why: 'Goldfish have learned to press a lever for food at one set hour of the day, and to be there on time.' },
    { kind: 'fact', text: 'On Mars, the sky around the setting Sun looks blue.', isTrue: true, why: 'The fine dust lets blue light through best straight ahead: the reverse of home.' },
    { kind: 'fact', text: 'A giraffe has twice as many neck bones as you have.', isTrue: false, why: 'You both have seven. The giraffe’s are simply longer than yours, and than some of your furniture.' },
    { kind: 'fact', text: 'Bumblebees roll little balls about for no reward, as if they were playing.', isTrue: true, why: 'In a London lab they came back to the balls again and again, and the younger bees rolled more.' },
    { kind: 'fact', text: 'Only the tip of your tongue can taste sweetness.', isTrue: false, why: 'Every part of the tongue that tastes at all can taste everything; the tongue map is a misreading over a century old.' },
    { kind: 'fact', text: 'The word “petrichor”, for the smell of rain on dry ground, was coined in 1964.', isTrue: true, why: 'Two chemists in Australia built it from the Greek for stone and for the blood of the gods.' },
  ],
  Medium: [
    { kind: 'fact', text: 'Dung beetles can steer a straight course by the Milky Way.', isTrue: true, why: 'In a planetarium they rolled true under its band of light, and wandered when they could not see it.' },
    { kind: 'fact', text: 'Sir Isaac Newton made a fortune from the South Sea Bubble and retired on it.', isTrue: false, why: 'He got out early with a profit, went back in near the top, and lost far more.' },
    { kind: 'fact', text: 'Hawaiian pizza was invented in Canada.', isTrue: true, why: 'A restaurant in Chatham, Ontario, put canned pineapple on a pizza in 1962, and the argument has not stopped since.' },
    { kind: 'fact', text: 'Every cat goes silly for catnip.', isTrue: false, why: 'About one in three feels nothing and watches the others with contempt. It is in the genes.' },
    { kind: 'fact', text: 'The glossy shine on many candies is a resin made by insects.', isTrue: true, why: 'Shellac, from the lac bug. On the label it may be called confectioner’s glaze.' },
    { kind: 'fact', text: 'Tortoises catch yawns from one another.', isTrue: false, why: 'Researchers spent months teaching one to yawn on cue. The others watched, unmoved, and the study won a joke prize.' },
    { kind: 'fact', text: 'In bright sunlight, roughly one person in four sneezes.', isTrue: true, why: 'The photic sneeze reflex, which runs in families and has been puzzling people since Aristotle.' },
  ],
  Intense: [
    { kind: 'fact', text: 'A drake’s penis is shaped like a corkscrew.', isTrue: true, why: 'Anatomists have measured it, in several species, turn by turn.' },
    { kind: 'fact', text: 'A healthy person passes gas about twice a week.', isTrue: false, why: 'More than ten times a day is perfectly normal. Look around the room with new respect.' },
    { kind: 'fact', text: 'Chopin’s heart is kept in a jar inside a church pillar in Warsaw.', isTrue: true, why: 'His sister smuggled it home from Paris, most likely in cognac.' },
    { kind: 'fact', text: 'Vultures cool down by sweating through their bald heads.', isTrue: false, why: 'No bird can sweat. Vultures do it by relieving themselves on their own legs.' },
    { kind: 'fact', text: 'The Aztec word behind “avocado” also meant “testicle”.', isTrue: true, why: 'A dictionary of 1571 gives both meanings, and guacamole has never been the same.' },
    { kind: 'fact', text: 'There is a kind of lizard in New Mexico without a single female.', isTrue: false, why: 'It is the other way around: New Mexico whiptails are all female, and their eggs need no father.' },
    { kind: 'fact', text: 'A flock of waxwings can get drunk on berries that have begun to ferment.', isTrue: true, why: 'Some have flown into things. The berries look the same on the outside, say the waxwings.' },
  ],
}
