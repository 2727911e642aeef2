import type { RuleScope } from '@vitrine/contract/discount-rules'
import type { FieldViolation } from '@vitrine/contract/kit'
import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import type { Scope, ScopePart } from '../../../areas/commerce/promotions/index.ts'

/** Collects the problems of a rule, in the terms of the published form. */
export interface RuleProblems {
  readonly found: FieldViolation[]
}

export function addProblem(
  problems: RuleProblems,
  field: string,
  ruleName: string,
  description: string,
): void {
  problems.found.push({ field, description, violatedRule: 'OTHER', ruleName, data: {} })
}

/** Ids that a filter of the shop's own application names: `collectionIds`, or `collectionId`, one or several. */
function collectionIdsOf(params: Readonly<Record<string, unknown>> | null | undefined): string[] {
  const { collectionIds, collectionId } = params ?? {}
  return [collectionIds, collectionId].flat().filter((id): id is string => typeof id === 'string')
}

function decodePart(scope: RuleScope, path: string, problems: RuleProblems): ScopePart[] {
  const { type, catalogItemFilter, customFilter } = scope
  if (type === 'CATALOG_ITEM' && catalogItemFilter?.catalogAppId) {
    const { catalogAppId: appId } = catalogItemFilter
    const ids = catalogItemFilter.catalogItemIds ?? []
    if (appId !== STORES_APP_ID) return [{ type: 'APP', appId, ...(ids.length > 0 && { ids }) }]
    return [ids.length > 0 ? { type: 'PRODUCTS', ids } : { type: 'ALL' }]
  }
  if (type === 'CUSTOM_FILTER' && customFilter?.appId) {
    const { appId, params } = customFilter
    const ids = appId === STORES_APP_ID ? collectionIdsOf(params) : []
    return [
      ids.length > 0 ? { type: 'COLLECTIONS', ids } : { type: 'APP', appId: `filter:${appId}` },
    ]
  }
  if (type !== 'CATALOG_ITEM' && type !== 'CUSTOM_FILTER') {
    addProblem(
      problems,
      `${path}.type`,
      'INVALID_SCOPE_TYPE',
      'must be CATALOG_ITEM or CUSTOM_FILTER',
    )
    return []
  }
  const sentence = 'needs a filter of its type, with its application'
  addProblem(problems, path, 'INVALID_SCOPE', sentence)
  return []
}

export const decodeScopes = (
  scopes: readonly RuleScope[] | null | undefined,
  path: string,
  problems: RuleProblems,
): Scope => (scopes ?? []).flatMap((one, at) => decodePart(one, `${path}[${at}]`, problems))

const catalogItems = (
  id: string,
  catalogAppId: string,
  catalogItemIds: readonly string[] = [],
) => ({
  id,
  type: 'CATALOG_ITEM' as const,
  catalogItemFilter: {
    catalogAppId,
    ...(catalogItemIds.length > 0 && { catalogItemIds: [...catalogItemIds] }),
  },
})

/** The parts of a scope in order, without those that the published form cannot express. */
export const encodeScopes = (scope: Scope): RuleScope[] =>
  scope.flatMap((part, at): RuleScope[] => {
    const id = `scope-${at + 1}`
    if (part.type === 'ALL') return [catalogItems(id, STORES_APP_ID)]
    if (part.type === 'PRODUCTS') return [catalogItems(id, STORES_APP_ID, part.ids)]
    if (part.type === 'APP') return [catalogItems(id, part.appId, part.ids)]
    if (part.type !== 'COLLECTIONS') return []
    const customFilter = { appId: STORES_APP_ID, params: { collectionIds: [...part.ids] } }
    return [{ id, type: 'CUSTOM_FILTER', customFilter }]
  })
