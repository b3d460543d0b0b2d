import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    {
      kind: 'talk',
      text: 'Design the perfect midnight bowl together: everyone adds one ingredient, and the last person has to defend it.',
    },
    {
      kind: 'talk',
      text: 'This room is a spaceship. Hand out the jobs, and decide who is never told what the red button does.',
    },
    {
      kind: 'talk',
      text: 'Agree, as a group, on the best form of potato. Elect a chair first. There will be minutes.',
    },
    {
      kind: 'talk',
      text: 'Which smell would you bottle for a very sad astronaut, and what would it say on the label?',
    },
    { kind: 'talk', text: 'Tell the plot of a film you love in five words. The others guess, and then improve it.' },
    { kind: 'talk', text: 'Which animal would be hardest to live with if it were exactly the size of a sofa?' },
    {
      kind: 'talk',
      text: 'Found a museum for something that nobody has ever collected. What lies behind the velvet rope?',
    },
    { kind: 'talk', text: 'What is on the menu in a restaurant run by you at your laziest?' },
    {
      kind: 'talk',
      text: 'Invent a new day between Sunday and Monday. What is it called, and what is strictly forbidden on it?',
    },
    {
      kind: 'talk',
      text: 'Which everyday object was clearly designed by somebody who had lost track of the conversation?',
    },
  ],
  Medium: [
    {
      kind: 'talk',
      text: 'This group is besieged in a blanket fort. Who lasts longest, who trades the biscuits, and who opens the gate?',
    },
    {
      kind: 'talk',
      text: 'We are stealing a cheese as big as a car. Say which part of the plan is yours, and how it goes wrong.',
    },
    { kind: 'talk', text: 'Everybody completes this law of nature: the deeper the sofa, the more …' },
    { kind: 'talk', text: 'Give this table a band name, a first album, and the reason nobody speaks to the drummer.' },
    { kind: 'talk', text: 'Visitors from space see only this room. Whom, or what, do they take for our leader?' },
    {
      kind: 'talk',
      text: 'Tell a true story without its middle. The others supply the missing part, and you choose which is official.',
    },
    {
      kind: 'talk',
      text: 'Trust one person here with a plant, one with a secret and one with a barbecue. No swaps, reasons aloud.',
    },
    { kind: 'talk', text: 'Which argument do you start although you know that you will lose it? Start it.' },
    {
      kind: 'talk',
      text: 'Each of us was a piece of furniture in a former life. Assign them, kindly, and begin with yourself.',
    },
    { kind: 'talk', text: 'You were on your way to saying something brilliant. It is gone. Describe how good it was.' },
  ],
  Intense: [
    { kind: 'talk', text: 'If your life had a loading screen, which tip about you would it keep repeating?' },
    { kind: 'talk', text: 'If you came with a trial week, what would most people send you back for?' },
    { kind: 'talk', text: 'Who at this table would make the best evil twin of whom, and what would give them away?' },
    {
      kind: 'talk',
      text: 'A play about your most awkward year opens tonight. Cast it from this room and describe the poster.',
    },
    { kind: 'talk', text: 'Which of your opinions would empty this room fastest? Say it, and watch the door.' },
    {
      kind: 'talk',
      text: 'Everybody names the moment they would have cut from their own highlights. The table votes on the director’s cut.',
    },
    { kind: 'talk', text: 'What would you be arrested for if bad taste were a crime? Name your accomplice.' },
    {
      kind: 'talk',
      text: 'Your most dramatic self has a stage name. Introduce this person, their entrance and their enemies.',
    },
    {
      kind: 'talk',
      text: 'Which lie do you tell every single hairdresser, host or dentist, and how long can it possibly last?',
    },
    {
      kind: 'talk',
      text: 'The munchies are put on trial for ruining your life. Testify for the prosecution, chewing.',
    },
  ],
}
