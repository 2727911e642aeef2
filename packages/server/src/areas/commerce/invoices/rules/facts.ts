import type { Invoice } from '../model.ts'

/** What a fact says of a document: nothing of the buyer. */
export const factOf = ({ content, ...invoice }: Invoice) => ({
  ...invoice,
  totals: content.totals,
})
