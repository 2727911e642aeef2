import { DuplicateSlug } from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { Manner } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { isRefusal, type Outcome } from '../rules/attempt.ts'
import { claimSlug, isSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { createCodeGuard, newCodes } from '../rules/unique-codes.ts'
import { findTakenSlugs } from '../store/references.ts'
import { findUsedCodes } from '../store/used-codes.ts'

/** The address somebody wishes for, and the name that one is made from otherwise. */
interface SlugWish {
  readonly slug?: string | undefined
  readonly name: string
}

/**
 * Addresses for products, in their order: free ones, or, where `exactSlugs` is asked for, exactly those
 * that were wished. Addresses of the products in `except` count as free, and those in `taken` as taken.
 */
export async function claimSlugs(
  tx: Tx,
  wishes: readonly SlugWish[],
  { exactSlugs = false }: Manner = {},
  known: { readonly except?: readonly string[]; readonly taken?: readonly string[] } = {},
): Promise<Outcome<string>[]> {
  const isExact = ({ slug }: SlugWish) => exactSlugs && slug !== undefined
  const bases = wishes.map((wish) =>
    isExact(wish) ? (wish.slug as string) : wishedSlug(wish.slug, wish.name, 'product'),
  )
  const taken = await findTakenSlugs(tx, 'products', slugRoots(bases), known.except)
  for (const slug of known.taken ?? []) taken.add(slug)
  return wishes.map((wish, at) => {
    const slug = bases[at] as string
    if (!isExact(wish)) return claimSlug(slug, taken)
    if (!isSlug(slug)) {
      const sentence = 'must be letters and digits in lower case, joined by single hyphens'
      return brokenRule('product.slug', 'INVALID_SLUG_FORMAT', sentence, { slug })
    }
    if (taken.has(slug)) return DuplicateSlug({ slug }, `Another product has the slug “${slug}”`)
    taken.add(slug)
    return slug
  })
}

interface Changed {
  readonly before?: Product
  readonly after: Outcome<Product>
}

/** Refuses products that bring a SKU or barcode which is in use; others stay as they are. */
export async function claimCodes(tx: Tx, changes: readonly Changed[]): Promise<Outcome<Product>[]> {
  const wanted = changes.map(({ before, after }) =>
    isRefusal(after) ? { sku: [], barcode: [] } : newCodes(before, after),
  )
  const guard = createCodeGuard({
    sku: await findUsedCodes(
      tx,
      'sku',
      wanted.flatMap(({ sku }) => sku),
    ),
    barcode: await findUsedCodes(
      tx,
      'barcode',
      wanted.flatMap(({ barcode }) => barcode),
    ),
  })
  return changes.map(({ after }, at) => {
    if (isRefusal(after)) return after
    return guard(after.id, wanted[at] as (typeof wanted)[number]) ?? after
  })
}
