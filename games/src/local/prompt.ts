/** What the one phone shows when somebody taps Show Prompt; each kind is drawn with the game's own thing. */
export type LocalPrompt =
  | { readonly kind: 'talk'; readonly text: string }
  | { readonly kind: 'truth'; readonly text: string }
  | { readonly kind: 'dare'; readonly text: string }
  | { readonly kind: 'never'; readonly text: string }
  | { readonly kind: 'statements'; readonly text: string }
  | { readonly kind: 'fact'; readonly text: string; readonly isTrue: boolean; readonly why: string }
  | { readonly kind: 'roll'; readonly action: 'Hit' | 'Pass' | 'Challenge' | 'Truth' | 'Wild'; readonly text: string }
  | { readonly kind: 'spin'; readonly segment: string; readonly text: string }
  | { readonly kind: 'act'; readonly text: string; readonly seconds: number }

/** The list a local session draws from, one per intensity. */
export type LocalBank = Readonly<Record<'Mild' | 'Medium' | 'Intense', readonly LocalPrompt[]>>
