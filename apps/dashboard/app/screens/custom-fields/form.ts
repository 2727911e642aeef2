import {
  type CustomField,
  type CustomFieldChanges,
  type CustomFieldOwner,
  type CustomFieldType,
  customFieldTypes,
  type NewCustomField,
} from '@vitrine/contract/custom-fields'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export const types: readonly CustomFieldType[] = customFieldTypes

/** The form of a field; choices are lines. */
export interface CustomFieldForm {
  readonly name: string
  readonly key: string
  readonly type: CustomFieldType
  readonly description: string
  readonly choices: string
  readonly minLength: string
  readonly maxLength: string
  readonly minimum: string
  readonly maximum: string
  readonly mask: string
  readonly required: boolean
  readonly shown: boolean
  readonly filterable: boolean
  readonly searchable: boolean
}

export const emptyField: CustomFieldForm = {
  name: '',
  key: '',
  type: 'TEXT',
  description: '',
  choices: '',
  minLength: '',
  maxLength: '',
  minimum: '',
  maximum: '',
  mask: '',
  required: false,
  shown: true,
  filterable: false,
  searchable: false,
}

export const formOf = (field: CustomField): CustomFieldForm => ({
  name: field.name,
  key: field.key,
  type: field.type,
  description: field.description,
  choices: field.choices.join('\n'),
  minLength: String(field.minLength ?? ''),
  maxLength: String(field.maxLength ?? ''),
  minimum: field.minimum ?? '',
  maximum: field.maximum ?? '',
  mask: field.mask ?? '',
  required: field.required,
  shown: field.shown,
  filterable: field.filterable,
  searchable: field.searchable,
})

const texts: readonly CustomFieldType[] = ['TEXT', 'LONG_TEXT']
const choosing: readonly CustomFieldType[] = ['CHOICE', 'CHOICES']
const bounded: readonly CustomFieldType[] = ['NUMBER', 'DATE']

/** The settings of a type for an entity. */
export const settingsOf = (type: CustomFieldType, owner: CustomFieldOwner) => ({
  hasLengths: texts.includes(type),
  hasChoices: choosing.includes(type),
  hasBounds: bounded.includes(type),
  hasMask: type === 'TEXT',
  isFilterable: owner !== 'VARIANT' && type !== 'LONG_TEXT',
  /** Shoppers never see fields of orders. */
  isShowable: owner !== 'ORDER',
  isSearchable: owner === 'PRODUCT' && (texts.includes(type) || choosing.includes(type)),
})

/** A default key derived from the name. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 50)

const typedKey = ({ key, name }: CustomFieldForm): string => key.trim() || keyOf(name)

const choicesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isKey = (text: string): boolean => /^[a-z][a-z0-9_]{0,49}$/.test(text)
const isCount = (text: string): boolean => /^\d{0,5}$/.test(text.trim())

/** Errors by field. */
export function checkField(form: CustomFieldForm, { field, customFields }: Messages): Errors {
  const { hasChoices, hasLengths } = settingsOf(form.type, 'PRODUCT')
  const isNameless = form.name.trim() === '' && form.key.trim() === ''
  const found = {
    name: form.name.trim() === '' ? field.required : undefined,
    key: isNameless || isKey(typedKey(form)) ? undefined : customFields.badKey,
    choices:
      hasChoices && choicesOf(form.choices).length === 0 ? customFields.needChoice : undefined,
    minLength: hasLengths && !isCount(form.minLength) ? field.whole : undefined,
    maxLength: hasLengths && !isCount(form.maxLength) ? field.whole : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}

const countOf = (text: string) => (text.trim() === '' ? null : Number(text))
const textOrNull = (text: string) => text.trim() || null

/** All settings of the type; others are cleared. */
export function changesOf(form: CustomFieldForm, owner: CustomFieldOwner): CustomFieldChanges {
  const has = settingsOf(form.type, owner)
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    required: form.required,
    shown: has.isShowable && form.shown,
    filterable: has.isFilterable && form.filterable,
    searchable: has.isSearchable && form.searchable,
    ...(has.hasChoices && { choices: choicesOf(form.choices) }),
    ...(has.hasLengths && {
      minLength: countOf(form.minLength),
      maxLength: countOf(form.maxLength),
    }),
    ...(has.hasBounds && { minimum: textOrNull(form.minimum), maximum: textOrNull(form.maximum) }),
    ...(has.hasMask && { mask: textOrNull(form.mask) }),
  }
}

export const creationOf = (form: CustomFieldForm, owner: CustomFieldOwner): NewCustomField => ({
  owner,
  key: typedKey(form),
  type: form.type,
  ...changesOf(form, owner),
  name: form.name.trim(),
})

/** The ids with one of them moved by one place. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, at + by), id, ...rest.slice(at + by)]
}
