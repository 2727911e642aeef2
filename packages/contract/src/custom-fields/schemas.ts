import { Guid, Maybe, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** The entities with custom fields. */
export const customFieldOwners = ['PRODUCT', 'VARIANT', 'COLLECTION', 'ORDER'] as const
export type CustomFieldOwner = (typeof customFieldOwners)[number]

/**
 * The type of a field: a single line of text, text of several lines, an exact decimal as text, true or false,
 * a day such as `2026-01-31`, an http or https address, one choice, or several choices.
 */
export const customFieldTypes = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'BOOLEAN',
  'DATE',
  'URL',
  'CHOICE',
  'CHOICES',
] as const
export type CustomFieldType = (typeof customFieldTypes)[number]

/** Most fields of one owner. */
export const MAX_CUSTOM_FIELDS = 100
/** Longest value of a LONG_TEXT; other texts have at most 500 characters. */
export const MAX_LONG_TEXT = 10_000
export const MAX_TEXT = 500

const CustomFieldKey = () => Text(1, 50, { pattern: '^[a-z][a-z0-9_]*$' })
const Choices = () => Type.Array(Text(1, 100), { minItems: 1, maxItems: 200, uniqueItems: true })
const Length = () => Type.Integer({ minimum: 0, maximum: MAX_LONG_TEXT })
/** For NUMBER a decimal, for DATE a day. */
const Bound = () => Text(1, 25)

const field = Type.Object({
  id: Guid(),
  owner: OneOf(customFieldOwners),
  /** Key in `customFields` of its owner. */
  key: Type.String(),
  /** The label for people. */
  name: Type.String(),
  /** Help for staff who fill it in. */
  description: Type.String(),
  type: OneOf(customFieldTypes),
  /** For CHOICE and CHOICES, in their order; empty for others. */
  choices: Type.Array(Type.String()),
  /**
   * Whether a native save that changes custom fields, or creates an entity, requires a value. Variants are
   * only checked where a save changes their custom fields, because options generate them by the hundred.
   */
  required: Type.Boolean(),
  /** Fewest and most characters of a text. */
  minLength: Nullable(Type.Integer()),
  maxLength: Nullable(Type.Integer()),
  /** Least and greatest NUMBER or DATE. */
  minimum: Nullable(Type.String()),
  maximum: Nullable(Type.String()),
  /** The format of a TEXT: `#` a digit, `@` a letter, `*` either; other characters are literal. */
  mask: Nullable(Type.String()),
  /** Whether shoppers see it. Otherwise only staff do; fields of orders are always for staff only. */
  shown: Type.Boolean(),
  /** Whether lists can be filtered by it: not of variants. */
  filterable: Type.Boolean(),
  /** Whether words of it find its owner, while it is shown: of products alone. */
  searchable: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** Null: it is in use. */
  deletedDate: Nullable(Timestamp()),
})
export interface CustomField extends Static<typeof field> {}
/** A field that the merchant has added to an owner. */
export const CustomField = Type.Unsafe<CustomField>(field)

const settings = {
  description: Type.Optional(Text(0, 300)),
  choices: Type.Optional(Choices()),
  /** Default: false. */
  required: Type.Optional(Type.Boolean()),
  minLength: Maybe(Length()),
  maxLength: Maybe(Length()),
  minimum: Maybe(Bound()),
  maximum: Maybe(Bound()),
  mask: Maybe(Text(1, 50)),
  /** Default: true, of orders false. */
  shown: Type.Optional(Type.Boolean()),
  /** Default: false. */
  filterable: Type.Optional(Type.Boolean()),
  /** Default: false. */
  searchable: Type.Optional(Type.Boolean()),
}

const newField = Type.Object({
  owner: OneOf(customFieldOwners),
  /** Never changes, and no other field of the owner ever has it. */
  key: CustomFieldKey(),
  name: Text(1, 100),
  type: OneOf(customFieldTypes),
  ...settings,
})
export interface NewCustomField extends Static<typeof newField> {}
/** Limits and choices only where the type has them. */
export const NewCustomField = Type.Unsafe<NewCustomField>(newField)

const changes = Type.Object({ name: Type.Optional(Text(1, 100)), ...settings })
export interface CustomFieldChanges extends Static<typeof changes> {}
/** Absent fields are unchanged, null clears. Values that are stored already stay as they are. */
export const CustomFieldChanges = Type.Unsafe<CustomFieldChanges>(changes)

const value = Type.Union([
  Type.String(),
  Type.Boolean(),
  Type.Array(Type.String(), { maxItems: 200 }),
])
export type CustomFieldValue = Static<typeof value>

/** Values by the keys of their fields; fields without a value are absent. Numbers and days are texts. */
export const CustomFieldValues = Type.Record(Type.String(), value)
export type CustomFieldValues = Readonly<Record<string, CustomFieldValue>>

/** Values to change by the keys of their fields: absent ones are unchanged, null clears. */
export const CustomFieldValuesToSave = Type.Record(Type.String(), Nullable(value))
export type CustomFieldValuesToSave = Readonly<Record<string, CustomFieldValue | null>>

const shownValue = Type.Object({
  key: Type.String(),
  name: Type.String(),
  type: OneOf(customFieldTypes),
  value,
})
export interface ShownCustomField extends Static<typeof shownValue> {}
/** A value that shoppers see, with the name of its field. */
export const ShownCustomField = Type.Unsafe<ShownCustomField>(shownValue)

const test = Type.Object({
  /** Exactly this value; of CHOICES: among others. */
  eq: Type.Optional(Type.Union([Type.String(), Type.Boolean()])),
  /** One of these values. */
  in: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 100 })),
  /** From and to, both included: of NUMBER and DATE. */
  from: Type.Optional(Bound()),
  to: Type.Optional(Bound()),
})
export interface CustomFieldTest extends Static<typeof test> {}
/** Conditions on the value of a filterable field; all of them must be met. */
export const CustomFieldTest = Type.Unsafe<CustomFieldTest>(test)

/** Tests by the keys of filterable fields. */
export const CustomFieldTests = Type.Record(Type.String(), CustomFieldTest)
export type CustomFieldTests = Readonly<Record<string, CustomFieldTest>>
