import type { Errors } from '../flow/errors.ts'
import type { Messages } from '../messages/index.ts'

/** A line of which pieces can go back. */
export type ReturnableLine = { id: string; name: string; available: number }

/** The input by field name. */
export type ChosenPieces = Readonly<Record<string, string>>

/** The names of the fields of a line. */
export const fieldsOfLine = (id: string) => ({
  quantity: `quantity-${id}`,
  reason: `reason-${id}`,
  comment: `comment-${id}`,
  wish: `wish-${id}`,
})

export function readPieces(form: FormData, lines: readonly ReturnableLine[]): ChosenPieces {
  const names = lines.flatMap(({ id }) => Object.values(fieldsOfLine(id)))
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}

type Texts = Pick<Messages['returns']['form'], 'wrongNumber' | 'nothingChosen'>

/** The chosen pieces, or the error. */
export function piecesIn(fields: ChosenPieces, lines: readonly ReturnableLine[], texts: Texts) {
  const errors: Record<string, string> = {}
  const pieces = lines.flatMap(({ id: lineId, available }) => {
    const names = fieldsOfLine(lineId)
    const typed = fields[names.quantity]?.trim() || '0'
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
    if (!(quantity <= available)) errors[names.quantity] = texts.wrongNumber({ most: available })
    if (!(quantity > 0)) return []
    const [reason = '', comment = ''] = [fields[names.reason], fields[names.comment]?.trim()]
    const wish = fields[names.wish]?.trim() ?? ''
    return [{ lineId, quantity, reason, comment, ...(wish && { wish }) }]
  })
  const [first] = lines
  if (pieces.length === 0 && Object.keys(errors).length === 0) {
    errors[first ? fieldsOfLine(first.id).quantity : 'form'] = texts.nothingChosen
  }
  return { pieces, errors: errors as Errors }
}
