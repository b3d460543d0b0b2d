/**
 * On a phone on its side the buttons beside it are short, and a secret with its own buttons has all the width below.
 */
export const UNDER_BAR = 'flat:mr-[calc(-1*var(--beside))] flat:w-auto flat:max-w-none flat:gap-1.5'
