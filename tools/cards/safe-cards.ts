import type { Danger } from './unsafe.ts'

/** Cards that may keep such a word: by danger, the reason, and the cards it applies to. */
export const SAFE_CARDS: Readonly<Record<Danger, Readonly<Record<string, readonly string[]>>>> = {
  'take something': {
    'the food and the water are imaginary': ['dare-mild-905', 'dare-mild-45'],
    'what is tried is a word': ['bank truth-or-dare Mild 8'],
  },
  'send or post something': {
    'an opinion, said at the table': ['bank high-rollers Mild 6'],
  },
  'call somebody': {
    'the phone or its other end is imaginary': ['dare-mild-201', 'dare-intense-117', 'dare-intense-931'],
    'somebody here plays the other end': ['stunt-medium-901', 'dare-mild-903', 'stunt-medium-112', 'swap-medium-109'],
    'calls across the room, without a phone': [
      'dare-mild-115',
      'stunt-medium-526',
      'swap-medium-129',
      'task-rule-mild-02',
    ],
  },
  'tell on somebody': {
    'asks who gave one good advice': ['swap-intense-123'],
  },
  'eat without knowing what is in it': {
    'the label, or the care taken, is the joke': ['truth-mild-930', 'never-mild-403', 'line-mild-930'],
    'a cookie with nothing in it': ['board-medium-463'],
    'whoever ate it knew what it was': ['stunt-mild-905', 'stunt-intense-901'],
  },
  drive: {
    'a lesson or a test, and sober': ['board-mild-125', 'board-medium-118', 'stunt-medium-514'],
    'a story of a trip, and sober': ['starter-mild-198', 'starter-mild-819'],
    'a restaurant’s window': ['board-intense-133', 'stunt-mild-946'],
    'a beetle': ['bank baked-or-bluffing Medium 1'],
  },
  'act an emergency': {
    'told in words, from the couch': ['truth-medium-902', 'truth-intense-902', 'line-mild-139'],
    'a thing or a smile gives out, not a person': [
      'board-mild-415',
      'board-mild-428',
      'board-mild-446',
      'board-medium-408',
      'board-medium-442',
      'board-intense-434',
    ],
    'dying of envy, or of a western: acted standing up, with a flourish': ['board-mild-303', 'board-intense-147'],
    'the person waits in a banana costume': ['board-intense-439'],
    'a story of one’s own that ended well': [
      'starter-mild-141',
      'starter-intense-934',
      'starter-medium-655',
      'starter-medium-658',
      'starter-intense-104',
      'starter-intense-158',
      'never-intense-225',
    ],
    'only a manner of speaking': [
      'stunt-intense-932',
      'dare-mild-910',

      'point-medium-105',
      'point-intense-132',

      'starter-intense-744',
      'bank high-rollers Intense 2',
    ],
  },
  undress: {
    'acted with everything on': [
      'board-medium-137',
      'board-medium-410',
      'board-medium-430',
      'board-intense-106',
      'board-intense-107',
      'board-intense-401',
      'board-intense-402',
      'board-intense-403',
      'board-intense-404',
      'board-intense-428',
    ],
    'a strip of peel, or of wax': ['board-mild-421', 'board-medium-405'],
    'a mishap of one’s own, told': ['starter-intense-151', 'starter-intense-680', 'starter-intense-681'],
  },
  'bring in a child': {
    'one’s own childhood, and nothing about love': [
      'truth-mild-164',
      'truth-mild-139',
      'dare-mild-165',
      'dare-medium-105',

      'challenge-medium-142',
      'point-mild-110',

      'starter-mild-111',
      'starter-mild-663',
      'starter-mild-679',
      'starter-mild-835',
      'starter-mild-839',
    ],
    'a grown-up who is called one': [
      'dare-mild-942',
      'truth-medium-169',

      'point-mild-125',
      'point-medium-121',
      'point-medium-301',
      'board-intense-424',
    ],
    'a child does what children do': [
      'never-mild-211',
      'never-mild-221',
      'never-mild-629',
      'never-mild-647',
      'never-mild-650',
      'board-mild-108',
      'board-mild-109',
      'board-mild-119',
      'board-mild-124',
      'board-mild-300',
      'board-mild-413',
      'board-medium-117',
      'board-medium-122',
      'board-medium-126',
      'board-medium-133',
      'board-medium-421',
      'line-intense-126',
    ],
    'a party for parents': ['truth-medium-301', 'board-intense-109'],
    'the first kiss of two grown-ups': ['dare-intense-267', 'board-medium-118', 'board-intense-462'],
  },
  'use a slur': {},
  'go up high': {
    'acted on the floor': ['board-mild-425'],
    'stands below it': ['board-medium-455'],
    'of a mouth': ['board-mild-475'],
    'a story of one’s own that ended well': ['starter-intense-734'],
  },
  'play with fire': {
    'a candle that somebody else has lit': [
      'dare-medium-910',
      'never-medium-402',
      'board-mild-418',
      'board-intense-474',
    ],
    'burned in the kitchen': ['board-mild-475', 'board-intense-104', 'starter-mild-535'],
    'an old love': ['board-intense-913', 'bank roll-and-react Intense 7'],
    'a story of one’s own that ended well': ['starter-intense-568'],
  },
}
