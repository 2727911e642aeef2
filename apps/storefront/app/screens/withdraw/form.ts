import type { Errors } from '../../flow/errors.ts'
import type { Messages } from '../../messages/index.ts'
import {
  type ChosenPieces,
  fieldsOfLine,
  piecesIn,
  type ReturnableLine,
  readPieces,
} from '../../order/return-form.ts'

/** The input. */
export type WithdrawFields = {
  number: string
  name: string
  email: string
  /** A part of the order in words, where its lines are not known. */
  statement: string
  pieces: ChosenPieces
}

export const emptyFields: WithdrawFields = {
  number: '',
  name: '',
  email: '',
  statement: '',
  pieces: {},
}

const textNames = ['number', 'name', 'email', 'statement'] as const

export function readFields(form: FormData, lines: readonly ReturnableLine[]): WithdrawFields {
  const texts = Object.fromEntries(
    textNames.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as Omit<WithdrawFields, 'pieces'>
  return { ...texts, pieces: readPieces(form, lines) }
}

/** Hidden fields that pass the input to the next step. */
export const carriedFields = (
  { pieces, ...texts }: WithdrawFields,
  lines: readonly ReturnableLine[],
): readonly (readonly [string, string])[] => [
  ...Object.entries(texts),
  ...lines.map(({ id }) => {
    const { quantity } = fieldsOfLine(id)
    return [quantity, pieces[quantity] ?? ''] as const
  }),
]

/** Missing and invalid fields. */
export function problemsOf(
  fields: WithdrawFields,
  lines: readonly ReturnableLine[],
  isOfOrder: boolean,
  { withdraw, returns }: Messages,
): Errors {
  const { missing } = withdraw
  const words = { ...returns.form, nothingChosen: missing.lines }
  return {
    ...(!isOfOrder && fields.number === '' && { number: missing.number }),
    ...(fields.name === '' && { name: missing.name }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email) && { email: missing.email }),
    ...(isOfOrder && piecesIn(fields.pieces, lines, words).errors),
  }
}
