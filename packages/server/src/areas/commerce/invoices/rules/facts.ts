import type { Invoice } from '../model.ts'

/** The fact of a document, without the buyer. */
export const factOf = ({ content, ...invoice }: Invoice) => ({
  ...invoice,
  totals: content.totals,
})
