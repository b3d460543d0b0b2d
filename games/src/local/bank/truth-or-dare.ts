import type { LocalBank } from '../prompt.ts'

export const bank: LocalBank = {
  Mild: [
    { kind: 'truth', text: 'Which smell takes you straight back to somewhere, and who is there when you arrive?' },
    { kind: 'truth', text: 'What is the best thing you ever found while hunting for something else?' },
    { kind: 'truth', text: 'Which chore do you secretly enjoy, and what do you sigh to keep the secret?' },
    { kind: 'truth', text: 'What exactly do you say, out loud, to keys that you cannot find?' },
    {
      kind: 'truth',
      text: 'Which kind of shop have you never left empty-handed, and what was the least sensible purchase?',
    },
    { kind: 'truth', text: 'What is the smallest event you ever marked with cake?' },
    { kind: 'truth', text: 'Which object would you carry out of a flood before the important papers?' },
    {
      kind: 'truth',
      text: 'Which word do you avoid because you are not sure how it is pronounced? Try it now. We shall be gentle.',
    },
    {
      kind: 'truth',
      text: 'What did you last look up in the middle of the night, and were you better off for knowing?',
    },
    { kind: 'truth', text: 'Give your midnight appetite a name, a hat and a favourite dish. How often does it visit?' },
    { kind: 'dare', text: 'Greet everybody here again, one by one, as if you had just spent forty years at sea.' },
    {
      kind: 'dare',
      text: 'Butter an imaginary slice of toast as though you were defusing a bomb. The wires are crumbs.',
    },
    { kind: 'dare', text: 'Count to ten so that each number is a twist in the plot. Seven should shock us.' },
    { kind: 'dare', text: 'Be a vending machine with feelings. Two people place an order.' },
    {
      kind: 'dare',
      text: 'You are a lighthouse. For one minute you may talk to people only as your beam passes them.',
    },
    {
      kind: 'dare',
      text: 'Introduce the person on your left as tonight’s star guest. Get three facts gloriously wrong.',
    },
    { kind: 'dare', text: 'Name three cushions, give each a career, and settle the obvious tension between them.' },
    { kind: 'dare', text: 'Clap a rhythm, get the others to join in, then act as if they were doing it wrong.' },
    { kind: 'dare', text: 'Mime something you have lost this year until it is found, at least by name.' },
    { kind: 'dare', text: 'Announce that the kettle has boiled, as the herald of a very small kingdom.' },
  ],
  Medium: [
    {
      kind: 'truth',
      text: 'Which film, book or painter have you praised for years on the strength of somebody else’s sentence?',
    },
    {
      kind: 'truth',
      text: 'What is the longest you have gone about with something on back to front, inside out or not yours?',
    },
    { kind: 'truth', text: 'Left alone in somebody else’s kitchen, what do you look at first?' },
    { kind: 'truth', text: 'Which argument do you win in the shower, and who has no idea that they lost it?' },
    { kind: 'truth', text: 'What does everybody around you adore that you only pretend to like?' },
    { kind: 'truth', text: 'When did you last pretend to be asleep, and what did it spare you?' },
    {
      kind: 'truth',
      text: 'Whom here would you send to complain in a restaurant for you, and who has to wait outside?',
    },
    { kind: 'truth', text: 'Which snack is worth the long way home to you, and where do you claim to have been?' },
    { kind: 'truth', text: 'What do you do in an empty lift between the doors closing and the doors opening?' },
    { kind: 'truth', text: 'Which piece of advice do you hand out freely and never follow?' },
    { kind: 'dare', text: 'Speak like a badly dubbed film: first the lips, then the voice. Tell us about lunch.' },
    { kind: 'dare', text: 'You are a detective, and you suspect the dip. Interrogate the crisps first.' },
    { kind: 'dare', text: 'Give each person an imaginary tattoo. Say where it is and why they will never regret it.' },
    {
      kind: 'dare',
      text: 'Turn the last sentence anybody said into the chorus of a summer hit. Three times, with a key change.',
    },
    {
      kind: 'dare',
      text: 'Explain in whispers why none of us must be seen here. Keep going until everybody whispers.',
    },
    { kind: 'dare', text: 'You are the rabbit of a tired magician. Hand in your notice.' },
    { kind: 'dare', text: 'Sell us a fortnight under this table: the beaches, the nightlife, the neighbours.' },
    {
      kind: 'dare',
      text: 'Moonwalk to a door, or whatever your feet think that means, and take questions from the press.',
    },
    { kind: 'dare', text: 'Raise a toast to your own left hand. The right one feels left out and says so.' },
    {
      kind: 'dare',
      text: 'Tie an imaginary knot around the attention of this room, and pull us all slowly to one side.',
    },
  ],
  Intense: [
    { kind: 'truth', text: 'What is the documentary about your love life called, and who refused to be interviewed?' },
    { kind: 'truth', text: 'Which habit of yours would end a first date on the spot, if it were shown on a screen?' },
    {
      kind: 'truth',
      text: 'Which look, line or laugh have you practised in front of a mirror, and has it ever seen action?',
    },
    { kind: 'truth', text: 'What is the shallowest reason for which you have ever fancied somebody?' },
    { kind: 'truth', text: 'The shops were shut and you were desperate. What did you eat, and in what combination?' },
    { kind: 'truth', text: 'When did your body break a solemn silence, and whom did you look at accusingly?' },
    {
      kind: 'truth',
      text: 'Which song plays in your head as you enter a room, and what do the people in the room actually see?',
    },
    { kind: 'truth', text: 'Which of your own messages has made you throw the phone across the bed?' },
    { kind: 'truth', text: 'What did you claim to be an expert in, only to be asked for help the very same day?' },
    { kind: 'truth', text: 'How many of your best stories happened to somebody else? Name one victim.' },
    {
      kind: 'dare',
      text: 'Stride through an imaginary hotel breakfast in last night’s outfit and greet everybody, including the vicar.',
    },
    {
      kind: 'dare',
      text: 'Deny, in a press statement, your rumoured affair with a beanbag. Then take the question about the photographs.',
    },
    { kind: 'dare', text: 'Recite the seven times table in a bedroom voice. At seven times eight you are overcome.' },
    {
      kind: 'dare',
      text: 'Faint gracefully onto something soft, three times, for three reasons. One of them is a moth.',
    },
    {
      kind: 'dare',
      text: 'Play a steamy scene from a radio drama, both voices and all noises, in which somebody sits on a sandwich.',
    },
    {
      kind: 'dare',
      text: 'Each person gives you one word. Read out the dating profile in which all of them are your strengths.',
    },
    {
      kind: 'dare',
      text: 'Film yourself in slow motion, without a camera, in a shampoo advert. Whether you have hair is a detail.',
    },
    { kind: 'dare', text: 'Fight a vacuum cleaner as a matador would. The crowd loves the bull.' },
    {
      kind: 'dare',
      text: 'Pick something up from the floor as seductively as you can, while commentating on the attempt.',
    },
    {
      kind: 'dare',
      text: 'Improvise the national anthem of your love life. Everyone stands. Somebody weeps. Hold the last note.',
    },
  ],
}
