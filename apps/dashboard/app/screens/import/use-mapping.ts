import type { ImportColumn, ImportPlatform } from '@vitrine/contract/imports'
import { useRef } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useAction, useOperation, useSetQueryData } from '../../shared/use-operation.ts'
import type { CustomTarget } from './fields.ts'

/** The mapping of a draft. Changes are shown at once and saved in the background. */
export function useMapping(id: string, enabled: boolean) {
  const result = useOperation('imports.getImportMapping', { id }, { enabled })
  const save = useAction('imports.saveImportMapping', { invalidates: ['imports.getImport'] })
  const setQueryData = useSetQueryData()
  const mapping = result.data?.mapping
  const queue = useRef({ last: Promise.resolve<unknown>(undefined), count: 0 })
  const show = (answer: NonNullable<typeof result.data>) =>
    setQueryData('imports.getImportMapping', { id }, answer)
  /** Saves one after the other; the response to an earlier change does not replace a later one on the screen. */
  const saveInOrder = (input: Parameters<typeof save.mutate>[0]) => {
    const { current } = queue
    current.count += 1
    const turn = current.count
    current.last = current.last.then(async () => {
      try {
        const answer = await save.mutateAsync(input)
        if (turn === current.count) show(answer)
      } catch {
        // `save.error` shows the error; the choices stay on the screen.
      }
    })
    return current.last
  }
  return {
    mapping,
    error: result.error ?? save.error,
    /** Resolves once all changes are saved. */
    saved: () => queue.current.last,
    choosePlatform: (platform: ImportPlatform) => void saveInOrder({ id, platform }),
    chooseColumns(columns: readonly ImportColumn[]) {
      if (!mapping) return
      show({ mapping: { ...mapping, columns: [...columns], remembered: false } })
      const choices = columns.map(({ target, grouping }) => ({
        target,
        ...(grouping && { grouping }),
      }))
      void saveInOrder({ id, platform: mapping.platform, columns: choices })
    },
  }
}

/** Custom fields of products and variants as targets of columns. */
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
