import type { InterludeView } from '@highjinks/games/kit'

export type PointView = Extract<InterludeView, { readonly kind: 'point' }>
export type WritingView = Extract<InterludeView, { readonly kind: 'writing' }>
