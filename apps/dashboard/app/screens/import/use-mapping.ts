import type { ImportColumn, ImportPlatform } from '@vitrine/contract/imports'
import { useRef } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useAction, useOperation, useSetQueryData } from '../../shared/use-operation.ts'
import type { CustomTarget } from './fields.ts'

/** The mapping of a draft. What is chosen is shown at once and saved behind it. */
export function useMapping(id: string, enabled: boolean) {
  const result = useOperation('imports.getImportMapping', { id }, { enabled })
  const save = useAction('imports.saveImportMapping', { invalidates: ['imports.getImport'] })
  const setQueryData = useSetQueryData()
  const mapping = result.data?.mapping
  const queue = useRef({ last: Promise.resolve<unknown>(undefined), count: 0 })
  const show = (answer: NonNullable<typeof result.data>) =>
    setQueryData('imports.getImportMapping', { id }, answer)
  /** One after the other; an answer to an earlier change does not undo a later one on the screen. */
  const saveInTurn = (input: Parameters<typeof save.mutate>[0]) => {
    const { current } = queue
    current.count += 1
    const turn = current.count
    current.last = current.last.then(async () => {
      try {
        const answer = await save.mutateAsync(input)
        if (turn === current.count) show(answer)
      } catch {
        // Shown through `save.error`; the choices stay on the screen.
      }
    })
    return current.last
  }
  return {
    mapping,
    error: result.error ?? save.error,
    /** Waits for what is being saved. */
    saved: () => queue.current.last,
    choosePlatform: (platform: ImportPlatform) => void saveInTurn({ id, platform }),
    chooseColumns(columns: readonly ImportColumn[]) {
      if (!mapping) return
      show({ mapping: { ...mapping, columns: [...columns], remembered: false } })
      const choices = columns.map(({ target, grouping }) => ({
        target,
        ...(grouping && { grouping }),
      }))
      void saveInTurn({ id, platform: mapping.platform, columns: choices })
    },
  }
}

/** Custom fields of products and of variants, as what a column can become. */
export function useCustomTargets(enabled: boolean): readonly CustomTarget[] {
  const { importMapping } = useMessages()
  const ofProduct = useOperation('customFields.listCustomFields', { owner: 'PRODUCT' }, { enabled })
  const ofVariant = useOperation('customFields.listCustomFields', { owner: 'VARIANT' }, { enabled })
  return [
    ...(ofProduct.data?.fields ?? []).map(({ key, name }) => ({
      target: `custom:${key}`,
      label: importMapping.customField({ name }),
    })),
    ...(ofVariant.data?.fields ?? []).map(({ key, name }) => ({
      target: `variant-custom:${key}`,
      label: importMapping.variantField({ name }),
    })),
  ]
}
