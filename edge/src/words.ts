import { collapseDuplicatesTransformer, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
void collapseDuplicatesTransformer

/** Whether a name or a text may be shown to everybody. */
export function isKind(text: string): boolean {
  return !matcher.hasMatch(text)
}
