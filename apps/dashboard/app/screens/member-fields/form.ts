import {
  type MemberField,
  type MemberFieldType,
  memberFieldTypes,
} from '@vitrine/contract/member-fields'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

/** Most fields a site can add. */
export const MAX_FIELDS = 100
export const types: readonly MemberFieldType[] = memberFieldTypes

export interface FieldForm {
  /** Identifies a row while its key is typed. */
  readonly row: string
  readonly key: string
  readonly name: string
  readonly type: MemberFieldType
  /** Stored already: values hang on its key and type. */
  readonly isStored: boolean
}

export interface FieldsForm {
  readonly fields: readonly FieldForm[]
}

export const formOf = (fields: readonly MemberField[]): FieldsForm => ({
  fields: fields.map((field) => ({ ...field, row: field.key, isStored: true })),
})

export const emptyField = (row: string): FieldForm => ({
  row,
  key: '',
  name: '',
  type: 'TEXT',
  isStored: false,
})

/** A default key derived from the name. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)

const keyOfField = ({ key, name }: FieldForm): string => key.trim() || keyOf(name)

export function checkFields({ fields }: FieldsForm, { field, ownFields }: Messages): Errors {
  const keys = fields.map(keyOfField)
  return Object.fromEntries(
    fields.flatMap(({ row, name }, at): [string, string][] => {
      const key = keys[at] ?? ''
      if (name.trim() === '') return [[`${row}.name`, field.required]]
      if (!/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,99}$/.test(key)) return [[`${row}.key`, ownFields.badKey]]
      return keys.indexOf(key) < at ? [[`${row}.key`, ownFields.keyTaken]] : []
    }),
  )
}

export const requestOf = ({ fields }: FieldsForm): { fields: MemberField[] } => ({
  fields: fields.map((one) => ({ key: keyOfField(one), name: one.name.trim(), type: one.type })),
})

/** The list with one row moved by some positions. */
export function moved(fields: readonly FieldForm[], from: number, by: -1 | 1): FieldForm[] {
  const list = [...fields]
  const [one] = list.splice(from, 1)
  if (one) list.splice(from + by, 0, one)
  return list
}
