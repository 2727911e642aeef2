import type { OptionToSave } from '@vitrine/contract/options'
import type { OthersChange } from '@vitrine/contract/saves'
import {
  createMerge,
  type MergedSave,
  mergedFields,
  mergedParts,
  mergedRemovals,
} from '../../editing/index.ts'

const except = new Set(['id', 'revision', 'kind', 'renderType', 'choices', 'removedChoiceIds'])
const inParts = new Set(['freeText'])
const parts = { list: 'choices', except: new Set(['id', 'choiceType']) } as const

/** Merges a save with the changes of others: field by field, and choice by choice. */
export function mergeOption(
  request: OptionToSave,
  others: readonly OthersChange[],
  before: { readonly revision: number },
): MergedSave<OptionToSave> {
  const merge = createMerge(others)
  const merged = mergedFields(request, merge, { inParts, except })
  const choices = mergedParts(request.choices ?? [], merge, parts)
  const removedChoiceIds = mergedRemovals(request.removedChoiceIds ?? [], others, merge, parts)
  const { id, kind, renderType } = request
  return {
    request: {
      id,
      kind,
      renderType,
      revision: before.revision,
      ...(merged as OptionToSave),
      ...(choices.length > 0 && { choices }),
      ...(removedChoiceIds.length > 0 && { removedChoiceIds }),
    },
    conflicts: merge.conflicts,
  }
}
