import type { Tx } from '../../../../platform/tx.ts'
import type {
  ProductChanges,
  RequestedModifier,
  RequestedOption,
} from '../../shared/model/commands.ts'
import { type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type {
  ChoiceImage,
  RequestedCustomization,
  ResolvedCustomization,
} from '../model/customization.ts'
import type { SharedLookup } from '../rules/shared-options.ts'
import type { CustomizationDeps } from './create-customizations.ts'
import { resolveCustomizations } from './resolve-customizations.ts'

type OptionChanges = Pick<ProductChanges, 'sharedOptions' | 'modifiers'>
type OptionOrModifier = RequestedOption | RequestedModifier

/**
 * Resolves the shared options and modifiers of all products at once. If one request fails, each product is
 * resolved on its own, so that only failing ones are refused.
 */
export async function resolveOptions(
  tx: Tx,
  deps: CustomizationDeps,
  changes: readonly OptionChanges[],
  owners: readonly (string | undefined)[],
): Promise<SharedLookup['customization']> {
  const groups = changes.map((one, at) => optionRequestsOf(one, owners[at]))
  const existing = new Map<OptionOrModifier, CatalogResult<ResolvedCustomization>>()
  const all = groups.flat()
  const together = await resultOf(() =>
    resolveCustomizations(
      tx,
      deps,
      all.map(({ request }) => request),
    ),
  )
  if (!isRefusal(together)) recordResults(existing, all, together)
  else {
    for (const group of groups) {
      const requests = group.map(({ request }) => request)
      const found = await resultOf(() => resolveCustomizations(tx, deps, requests))
      recordResults(existing, group, isRefusal(found) ? group.map(() => found) : found)
    }
  }
  return (requested) => {
    const found = existing.get(requested) as CatalogResult<ResolvedCustomization>
    if (isRefusal(found)) throw found
    return found
  }
}

interface OptionRequest {
  readonly option: OptionOrModifier
  readonly request: RequestedCustomization
}

function recordResults(
  existing: Map<OptionOrModifier, CatalogResult<ResolvedCustomization>>,
  requests: readonly OptionRequest[],
  found: readonly CatalogResult<ResolvedCustomization>[],
): void {
  for (const [at, { option }] of requests.entries()) {
    existing.set(option, found[at] as CatalogResult<ResolvedCustomization>)
  }
}

async function resultOf<T>(work: () => Promise<T>): Promise<CatalogResult<T>> {
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}

const optionRequestsOf = (
  { sharedOptions = [], modifiers = [] }: OptionChanges,
  productId?: string,
): OptionRequest[] => [
  ...sharedOptions.map((requested, at) => ({
    option: requested,
    request: {
      kind: 'PRODUCT_OPTION' as const,
      ...toRequest(requested, productId),
      field: `product.options[${at}]`,
    },
  })),
  ...modifiers.map((requested, at) => ({
    option: requested,
    request: {
      kind: 'MODIFIER' as const,
      ...toRequest(requested, productId),
      ...(requested.freeText && { freeText: asFreeText(requested.freeText) }),
      field: `product.modifiers[${at}]`,
    },
  })),
]

const toRequest = ({ id, name, renderType, choices }: RequestedModifier, productId?: string) => ({
  ...(id !== undefined && { id }),
  ...(name !== undefined && { name }),
  ...(renderType !== undefined && { renderType }),
  ...(productId !== undefined && { productId }),
  ...(choices === undefined && { isWhole: true }),
  choices: (choices ?? []).map(({ displayImage, addedPrice, media: _, ...one }) => ({
    ...one,
    ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
    ...(displayImage !== undefined && { displayImage: displayImage as ChoiceImage | null }),
  })),
})

const asFreeText = ({ addedPrice, ...rest }: NonNullable<RequestedModifier['freeText']>) => ({
  ...rest,
  ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
})
