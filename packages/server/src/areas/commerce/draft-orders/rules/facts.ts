import type { DraftOrder } from '../model.ts'

/** What a fact says of a draft: nothing about who buys. */
export const factOf = ({
  email: _,
  shipping: __,
  billing: ___,
  note: ____,
  extendedFields: _____,
  ...draft
}: DraftOrder) => draft
