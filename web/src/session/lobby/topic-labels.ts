import type { Topic } from '@highjinks/protocol'

export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  touch: 'Touch',
  exes: 'Exes',
  money: 'Money',
  work: 'Work',
  family: 'Family',
  phone: 'Phone and photos',
  outdoors: 'Outdoors',
  cannabis: 'Cannabis',
  food: 'Food',
  drinking: 'Drinking',
  health: 'Health',
  embarrassment: 'Public embarrassment',
  love: 'Love',
  props: 'Getting up to grab things',
}
