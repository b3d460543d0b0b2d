/** So long the number stands alone; then one face after the other goes to its side. */
export const ALONE_MS = 1400
export const FACE_MS = 350
