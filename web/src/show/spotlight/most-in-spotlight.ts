/** One on either side of the card; more of them stay on the sofa. */
export const MOST_IN_SPOTLIGHT = 2
