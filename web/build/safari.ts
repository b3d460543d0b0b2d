/**
 * Everything in our sheets that Safari 15.4 knows, by kind. We can't test on it, so this comes from its release notes
 * and caniuse. A word in neither list stops the build: look it up and add it to one.
 */
export const KNOWN: Readonly<Record<'at' | 'property' | 'pseudo' | 'function' | 'unit' | 'question', string>> = {
  at: 'media keyframes layer supports font-face',
  property: `
  -webkit-appearance -webkit-box-orient -webkit-font-smoothing -webkit-line-clamp -webkit-mask
  -webkit-mask-composite -webkit-mask-image -webkit-tap-highlight-color -webkit-text-decoration
  -webkit-text-decoration-color -webkit-text-size-adjust -webkit-text-stroke -webkit-touch-callout
  -webkit-user-select accent-color align-content align-items align-self animation animation-delay
  animation-direction animation-duration animation-iteration-count animation-name animation-play-state
  animation-timing-function appearance aspect-ratio backface-visibility background background-color
  background-image background-size border border-block border-bottom border-bottom-left-radius
  border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-image
  border-inline-style border-inline-width border-left border-left-style border-left-width border-radius
  border-right border-style border-top border-top-left-radius border-top-right-radius border-top-style
  border-top-width border-width bottom box-shadow box-sizing caret-color clip-path color color-scheme column-gap
  contain content cursor display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink
  flex-wrap float font font-display font-family font-feature-settings font-size font-style font-variant-numeric
  font-variation-settings font-weight gap grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
  grid-column-start grid-row grid-row-start grid-template grid-template-columns grid-template-rows height inset
  inset-block inset-inline isolation justify-content justify-items justify-self left letter-spacing line-height
  list-style list-style-type margin margin-block margin-bottom margin-inline margin-inline-end margin-left
  margin-right margin-top mask mask-composite mask-image max-height max-width min-height min-width object-fit
  object-position opacity order outline outline-color outline-offset outline-style outline-width overflow
  overflow-wrap overflow-x overflow-y padding padding-block padding-bottom padding-inline padding-inline-start
  padding-left padding-right padding-top perspective place-content place-items place-self pointer-events position
  resize right rotate row-gap scale scroll-behavior scroll-padding-top src stroke stroke-linecap stroke-linejoin
  stroke-width tab-size text-align text-decoration text-decoration-color text-decoration-line
  text-decoration-skip-ink text-decoration-thickness text-indent text-overflow text-rendering text-transform
  text-underline-offset top touch-action transform transform-box transform-origin transform-style transition
  transition-delay transition-duration transition-property transition-timing-function translate unicode-range
  user-select vertical-align visibility white-space width word-break z-index zoom`,
  pseudo: `
  active after backdrop before checked disabled enabled file-selector-button first-child first-letter first-line
  focus focus-visible focus-within has
  hover is last-child last-of-type first-of-type nth-of-type marker not nth-child nth-last-child only-child placeholder
  root host selection where empty target invalid read-only`,
  function: `
  var calc is not rotate rotateX rotateY rotateZ scale scaleX scaleY translate translateX translateY translateZ skew
  min max clamp minmax repeat where has url cubic-bezier steps nth-child linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-conic-gradient repeating-radial-gradient polygon circle ellipse inset path env
  format local grayscale brightness saturate blur drop-shadow contrast opacity attr rgb rgba hsl lab oklch perspective
  fit-content matrix translate3d rotate3d nth-last-child nth-of-type skewX skewY hue-rotate sepia invert`,
  unit: 'px rem em vw vh vmin vmax dvh svh lvh ch ex fr deg turn rad s ms cm mm in pt pc dpi dppx x',
  question: `
  min-width max-width min-height max-height min-aspect-ratio max-aspect-ratio prefers-reduced-motion prefers-contrast
  hover any-hover pointer any-pointer orientation forced-colors display-mode`,
}

/** Newer features, the Safari that added each, and the fallback before that. */
export const LATER: Readonly<Record<string, string>> = {
  'at property': '16.4: Tailwind gives each its first value where there is none',
  'at container': '16: the size for narrow places',
  'at starting-style': '17.5: it appears at once',
  'at page': 'prints as any page',
  'property container': '16: see `at container`',
  'property container-type': '16: see `at container`',
  'property animation-timeline': 'none yet: it stays as it is without',
  'property overscroll-behavior': '16: a page behind may move',
  'property field-sizing': '26.2: a field keeps its rows',
  'property text-wrap': '17.5: lines are as long as they come',
  'property scrollbar-color': '26.2: the bar of the system',
  'property scrollbar-width': '18.2: the bar of the system',
  'property forced-color-adjust': 'none: nobody there has colors of their own',
  'property size-adjust': '17: the fallback letters are a little wider',
  'property ascent-override': 'none: the fallback letters stand a little lower',
  'property descent-override': 'none: see `ascent-override`',
  'property line-gap-override': 'none: see `ascent-override`',
  'function color-mix': '16.2: a rule behind it',
  'function linear': '17.2: the curve before it, or none',
  'function scroll': 'none yet: see `animation-timeline`',
  'unit cqi': '16: a rule behind it',
  'unit cqw': '16: a rule behind it',
  'unit cqh': '16: a rule behind it',
  'unit cqmin': '16: a rule behind it',
  'unit lh': '16.4: a rule behind it',
}
