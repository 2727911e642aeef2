import type { Tx } from '../../../platform/tx.ts'
import type { ProductChanges, WantedModifier, WantedOption } from '../model/commands.ts'
import type {
  ChoiceImage,
  CustomizationWish,
  ResolvedCustomization,
} from '../model/customization.ts'
import { isRefusal, type Outcome } from '../rules/attempt.ts'
import type { SharedLookup } from '../rules/shared-options.ts'
import type { CustomizationDeps } from './create-customizations.ts'
import { resolveCustomizations } from './customizations.ts'

type Wishes = Pick<ProductChanges, 'sharedOptions' | 'modifiers'>
type Wanted = WantedOption | WantedModifier

/**
 * Everything that products share of what they wish for, found or added at once. Where one wish cannot be
 * met, each product's are looked at by themselves, so that only its own are refused.
 */
export async function resolveOptions(
  tx: Tx,
  deps: CustomizationDeps,
  changes: readonly Wishes[],
  owners: readonly (string | undefined)[],
): Promise<SharedLookup['customization']> {
  const groups = changes.map((one, at) => wishesOf(one, owners[at]))
  const known = new Map<Wanted, Outcome<ResolvedCustomization>>()
  const all = groups.flat()
  const together = await settle(() =>
    resolveCustomizations(
      tx,
      deps,
      all.map(({ wish }) => wish),
    ),
  )
  if (!isRefusal(together)) remember(known, all, together)
  else {
    for (const group of groups) {
      const wishes = group.map(({ wish }) => wish)
      const found = await settle(() => resolveCustomizations(tx, deps, wishes))
      remember(known, group, isRefusal(found) ? group.map(() => found) : found)
    }
  }
  return (wanted) => {
    const found = known.get(wanted) as Outcome<ResolvedCustomization>
    if (isRefusal(found)) throw found
    return found
  }
}

interface Wish {
  readonly wanted: Wanted
  readonly wish: CustomizationWish
}

function remember(
  known: Map<Wanted, Outcome<ResolvedCustomization>>,
  wishes: readonly Wish[],
  found: readonly Outcome<ResolvedCustomization>[],
): void {
  for (const [at, { wanted }] of wishes.entries()) {
    known.set(wanted, found[at] as Outcome<ResolvedCustomization>)
  }
}

async function settle<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}

const wishesOf = ({ sharedOptions = [], modifiers = [] }: Wishes, productId?: string): Wish[] => [
  ...sharedOptions.map((wanted, at) => ({
    wanted,
    wish: {
      kind: 'PRODUCT_OPTION' as const,
      ...asWish(wanted, productId),
      field: `product.options[${at}]`,
    },
  })),
  ...modifiers.map((wanted, at) => ({
    wanted,
    wish: {
      kind: 'MODIFIER' as const,
      ...asWish(wanted, productId),
      ...(wanted.freeText && { freeText: asFreeText(wanted.freeText) }),
      field: `product.modifiers[${at}]`,
    },
  })),
]

const asWish = ({ id, name, renderType, choices }: WantedModifier, productId?: string) => ({
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

const asFreeText = ({ addedPrice, ...rest }: NonNullable<WantedModifier['freeText']>) => ({
  ...rest,
  ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
})
