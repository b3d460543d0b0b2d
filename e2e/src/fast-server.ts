import { HURRY, hurry } from './fast-clock.ts'

// Loaded before the server, so that it starts with the fast clock.
hurry(HURRY)
