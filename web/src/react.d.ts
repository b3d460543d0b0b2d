import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A component's variables for its own style sheet. */
    [property: `--${string}`]: string | number | undefined
  }
}
