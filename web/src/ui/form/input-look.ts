/** The shared look of inputs and selects. */
export const INPUT_LOOK =
  'input w-full rounded-control placeholder:text-muted ' +
  'focus-visible:border-good focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-good/35 ' +
  'aria-invalid:border-bad disabled:border-leaf-700 disabled:text-muted'
