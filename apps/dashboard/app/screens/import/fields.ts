import {
  type DifferenceField,
  type ImportColumn,
  type ImportField,
  importFields,
  importGroupFields,
} from '@vitrine/contract/imports'
import type { Messages } from '../../messages/index.ts'

/** The translated name of a field; its key if there is none. */
export function importFieldLabel(
  target: ImportField | DifferenceField | string,
  { importMapping }: Pick<Messages, 'importMapping'>,
): string {
  const { fields, numberedFields, customField, variantField } = importMapping
  const known = (fields as Readonly<Record<string, string>>)[target]
  if (known) return known
  const numbered = /^(?:option(\d)(Name|Value)|(infoTitle|infoText)(\d))$/.exec(target)
  if (numbered) {
    const [, option, part, info, section] = numbered
    const name = info ?? `option${part}`
    return numberedFields[name as keyof typeof numberedFields]({ n: option ?? section ?? '' })
  }
  const [kind, key = ''] = target.split(':')
  if (kind === 'custom') return customField({ name: key })
  return kind === 'variant-custom' ? variantField({ name: key }) : target
}

/** A custom field as a target of columns. */
export interface CustomTarget {
  readonly target: string
  readonly label: string
}

/** The targets of a column; an empty value leaves it out. */
export function targetOptions(
  column: Pick<ImportColumn, 'target'>,
  custom: readonly CustomTarget[],
  messages: Pick<Messages, 'importMapping'>,
): readonly (readonly [value: string, label: string])[] {
  const options = [
    ['', messages.importMapping.leaveOut] as const,
    ...importFields.map((field) => [field, importFieldLabel(field, messages)] as const),
    ...custom.map(({ target, label }) => [target, label] as const),
  ]
  const { target } = column
  const isListed = !target || options.some(([value]) => value === target)
  return isListed ? options : [...options, [target, importFieldLabel(target, messages)]]
}

export const isGroupTarget = (target: string | null): boolean =>
  (importGroupFields as readonly (string | null)[]).includes(target)
