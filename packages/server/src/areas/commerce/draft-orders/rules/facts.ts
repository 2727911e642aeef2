import type { DraftOrder } from '../model.ts'
import { withoutTexts } from './buyer-texts.ts'

/** The fact of a draft, without the buyer and typed texts. */
export const factOf = ({
  email: _,
  shipping: __,
  billing: ___,
  note: ____,
  extendedFields: _____,
  lines,
  ...draft
}: DraftOrder) => ({ ...draft, lines: withoutTexts(lines) })
