import {
  type CustomField,
  type CustomFieldType,
  MAX_LONG_TEXT,
  MAX_TEXT,
} from '@vitrine/contract/custom-fields'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import { isLess } from '@vitrine/money'
import { acceptedOf, isBound } from './accepted.ts'
import { SEPARATOR } from './text.ts'

type Settings = Pick<
  CustomField,
  | 'name'
  | 'owner'
  | 'type'
  | 'choices'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'mask'
  | 'shown'
  | 'filterable'
  | 'searchable'
>
type Setting = keyof Settings

const texts: readonly CustomFieldType[] = ['TEXT', 'LONG_TEXT']
const choosing: readonly CustomFieldType[] = ['CHOICE', 'CHOICES']
const bounded: readonly CustomFieldType[] = ['NUMBER', 'DATE']

/** The types that have a setting; others refuse it. */
const typesWith: Partial<Record<Setting, readonly CustomFieldType[]>> = {
  choices: choosing,
  minLength: texts,
  maxLength: texts,
  minimum: bounded,
  maximum: bounded,
  mask: ['TEXT'],
  filterable: ['TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'URL', ...choosing],
  searchable: [...texts, ...choosing],
}

/** Throws for settings that do not fit the type, or each other. */
export function checkDefinition(settings: Settings, path: string): void {
  const broken = definitionProblems(settings)
  if (broken.length === 0) return
  throw new ValidationError(
    broken.map(({ field, ...one }) => ({ field: `${path}.${field}`, data: {}, ...one })),
  )
}

type Problem = Pick<FieldViolation, 'field' | 'description' | 'violatedRule'>

export const definitionProblems = (settings: Settings): Problem[] => [
  ...strangers(settings),
  ...ownerProblems(settings),
  ...nameProblems(settings),
  ...limitProblems(settings),
]

const problem = (
  field: Setting,
  violatedRule: Problem['violatedRule'],
  description: string,
): Problem => ({ field, violatedRule, description })

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false

const strangers = (settings: Settings): Problem[] =>
  (Object.entries(typesWith) as [Setting, readonly CustomFieldType[]][]).flatMap(([name, types]) =>
    isSet(settings[name]) && !types.includes(settings.type)
      ? [problem(name, 'FIELD_NOT_ALLOWED', `is only for fields of type ${types.join(', ')}`)]
      : [],
  )

/** Words find products alone, no list of variants has a filter, and orders are worked on by staff. */
const ownerProblems = ({ owner, searchable, filterable, shown }: Settings): Problem[] => [
  ...(shown && owner === 'ORDER'
    ? [problem('shown', 'FIELD_NOT_ALLOWED', 'is not for fields of orders: only staff see them')]
    : []),
  ...(searchable && owner !== 'PRODUCT'
    ? [problem('searchable', 'FIELD_NOT_ALLOWED', 'is only for fields of products')]
    : []),
  ...(filterable && owner === 'VARIANT'
    ? [problem('filterable', 'FIELD_NOT_ALLOWED', 'is not for fields of variants')]
    : []),
]

function nameProblems({ name, type, choices }: Settings): Problem[] {
  const lowered = choices.map((one) => one.trim().toLowerCase())
  return [
    ...(name.trim() ? [] : [problem('name', 'REQUIRED_FIELD', 'must not be only blanks')]),
    ...(choosing.includes(type) && choices.length === 0
      ? [problem('choices', 'REQUIRED_FIELD', `are required for ${type}: list at least one`)]
      : []),
    ...(lowered.includes('')
      ? [problem('choices', 'REQUIRED_FIELD', 'must not be only blanks')]
      : []),
    ...(choices.some((one) => one.includes(SEPARATOR))
      ? [
          problem(
            'choices',
            'VALIDATION',
            `must not have a ${SEPARATOR}: it stands between them in files`,
          ),
        ]
      : []),
    ...(new Set(lowered).size < lowered.length
      ? [problem('choices', 'VALIDATION', 'must differ by more than case and blanks')]
      : []),
  ]
}

function limitProblems(settings: Settings): Problem[] {
  const { type, minLength, maxLength, minimum, maximum } = settings
  const most = type === 'TEXT' ? MAX_TEXT : MAX_LONG_TEXT
  const lengths = (['minLength', 'maxLength'] as const).filter(
    (name) => (settings[name] ?? 0) > most,
  )
  const bounds = (['minimum', 'maximum'] as const).filter((name) => {
    const value = settings[name]
    return value !== null && bounded.includes(type) && !isBound(type, value)
  })
  const areReversed =
    bounds.length === 0 && minimum !== null && maximum !== null && isAfter(type, minimum, maximum)
  return [
    ...lengths.map((name) => problem(name, 'MAX', `must be at most ${most} for ${type}`)),
    ...bounds.map((name) => problem(name, 'FORMAT', `must be ${acceptedOf(type)}`)),
    ...(minLength !== null && maxLength !== null && minLength > maxLength
      ? [problem('maxLength', 'MIN', 'must not be below minLength')]
      : []),
    ...(areReversed ? [problem('maximum', 'MIN', 'must not be below minimum')] : []),
  ]
}

const isAfter = (type: CustomFieldType, one: string, other: string): boolean =>
  type === 'NUMBER' ? isLess(other, one) : one > other
