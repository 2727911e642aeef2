import type { MemberField } from '@vitrine/contract/member-fields'
import type { Member } from '@vitrine/contract/members'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type CustomFieldValues = NonNullable<NonNullable<Member['contact']>['customFields']>
type CustomFieldTexts = Readonly<Record<string, string>>

/** Values of custom fields in the form; missing ones are empty. */
export const customFieldsAsText = (values: CustomFieldValues): CustomFieldTexts =>
  Object.fromEntries(
    Object.entries(values).map(([key, { value }]) => [key, value == null ? '' : String(value)]),
  )

/** The same as they are sent; null clears. */
export const customFieldsToSend = (
  texts: CustomFieldTexts,
  fields: readonly MemberField[],
): CustomFieldValues =>
  Object.fromEntries(
    fields.map(({ key, type }) => [key, { value: toStoredValue(type, (texts[key] ?? '').trim()) }]),
  )

function toStoredValue(type: MemberField['type'], text: string): string | number | boolean | null {
  if (text === '') return null
  if (type === 'NUMBER') return Number(text)
  return type === 'BOOLEAN' ? text === 'true' : text
}

/** Errors by `own.key`. */
export function checkCustomFields(
  texts: CustomFieldTexts,
  fields: readonly MemberField[],
  { ownFields }: Messages,
): Errors {
  const problemOf: Partial<Record<MemberField['type'], string>> = {
    NUMBER: ownFields.badNumber,
    DATE: ownFields.badDate,
    URL: ownFields.badAddress,
  }
  return Object.fromEntries(
    fields.flatMap(({ key, type }): [string, string | undefined][] => {
      const text = (texts[key] ?? '').trim()
      return text === '' || fits(type, text) ? [] : [[`own.${key}`, problemOf[type]]]
    }),
  )
}

function fits(type: MemberField['type'], text: string): boolean {
  if (type === 'NUMBER') return Number.isFinite(Number(text))
  if (type === 'URL') return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
  return type === 'DATE' ? /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)) : true
}
