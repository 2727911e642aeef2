import type { Errors } from '../flow/errors.ts'
import type { Messages } from '../messages/index.ts'

/** The input of a review form. */
export type ReviewFields = { rating: string; title: string; text: string; name: string }

/** Most characters of each text, as the server has it. */
export const lengths = { title: 120, text: 4000, name: 60 } as const

export const readFields = (form: FormData): ReviewFields => {
  const textOf = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    rating: textOf('rating'),
    title: textOf('title'),
    text: textOf('text'),
    name: textOf('name'),
  }
}

/** Ids of the fields of a line; a page has a form for each. */
export const fieldId = (lineId: string, field: keyof ReviewFields): string => `${field}-${lineId}`

/** The request of a review form; undefined if invalid, with `errors` by field. */
export function wordsIn(
  { rating, title, text, name }: ReviewFields,
  lineId: string,
  messages: Pick<Messages['reviews']['write'], 'missingRating' | 'tooLong'>,
) {
  const errors: Record<string, string> = {}
  if (!/^[1-5]$/.test(rating)) errors[fieldId(lineId, 'rating')] = messages.missingRating
  for (const [field, value] of Object.entries({ title, text, name }) as [
    keyof typeof lengths,
    string,
  ][]) {
    const most = lengths[field]
    if (value.trim().length > most) {
      errors[fieldId(lineId, field)] = messages.tooLong({ most })
    }
  }
  if (Object.keys(errors).length > 0) return { errors: errors as Errors }
  const words = {
    rating: Number(rating),
    title: title.trim(),
    text: text.trim(),
    displayName: name.trim(),
  }
  return { words, errors: {} as Errors }
}
