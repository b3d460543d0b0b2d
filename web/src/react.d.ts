import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a component tells its own style sheet. */
    [property: `--${string}`]: string | number | undefined
  }
}
