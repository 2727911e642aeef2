import type { DraftOrder } from '../model.ts'
import { withoutTexts } from './buyer-texts.ts'

/** What a fact says of a draft: nothing about who buys, nor what they typed. */
export const factOf = ({
  email: _,
  shipping: __,
  billing: ___,
  note: ____,
  extendedFields: _____,
  lines,
  ...draft
}: DraftOrder) => ({ ...draft, lines: withoutTexts(lines) })
