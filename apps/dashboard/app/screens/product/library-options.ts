import { useMemo } from 'react'
import { useOperation } from '../../shared/use-operation.ts'
import type { Customization } from '../customizations/form.ts'
import type { OptionForm } from './form.ts'

/** A shared option with all its choices, as one of the form. */
export const optionFormOf = ({ id, name, renderType, choices }: Customization): OptionForm => ({
  key: id,
  id,
  name,
  isShared: true,
  kind: renderType === 'SWATCH_CHOICES' ? 'color' : 'text',
  choices: choices.map((choice) => ({
    key: choice.id,
    name: choice.name,
    value: choice.colorCode ?? choice.name,
  })),
})

/** The shared ones of these options with all their choices, by id. */
export function useLibraryOptions(
  options: readonly OptionForm[],
): ReadonlyMap<string, Customization> {
  const ids = options.flatMap(({ id, isShared }) => (isShared && id ? id : [])).sort()
  const result = useOperation(
    'options.listOptions',
    { filter: { ids, kind: 'OPTION' }, limit: 100 },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const found = result.data?.options
  return useMemo(() => new Map((found ?? []).map((one) => [one.id, one])), [found])
}
