/**
 * How a line that somebody wrote tonight comes back as a card for whoever's turn it is. `{author}` and `{line}` are
 * filled in beside the names that any card may hold, each once; the card's “you” is never the author.
 */
export const callbacks: readonly string[] = [
  '{author} wrote “{line}”. {left} asks you one question about it, and you answer as if you had written it.',
  'Tonight {author} wrote “{line}”. Tell us the moment of your own life that comes closest.',
  '“{line}”, wrote {author}. Who else here could have written it? Say why, kindly.',
  '{author} wrote “{line}”. Top it with something true about you.',
  '{author} put “{line}” in writing. Tell us the part that was left out.',
  'Exhibit A, by {author}: “{line}”. You are the defense. Thirty seconds.',
  '“{line}” was {author}, tonight. Which friend of yours needs that printed on a mug, and what did they do?',
  '{author} wrote “{line}”. Be honest: what did you think when you read it?',
  '{author} wrote “{line}”. {someone} suspects you have done worse. Are they right? Evidence, please.',
  '“{line}” is by {author}. When did you last think the same and keep it to yourself?',
  '{author} wrote “{line}”. What would your family say to that? Use their actual words.',
  'Remember “{line}”? That was {author}. Say what it tells you about them that you did not know before tonight.',
  '{author} wrote “{line}”. Agree or disagree, but defend it with a story.',
  '“{line}”, says {author}. Give us the text you would send back, then the one you would really send.',
]
