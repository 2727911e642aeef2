import { DuplicateSlug } from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { WritePolicy } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import { claimSlug, isSlug, requestedSlug, slugRoots } from '../../shared/rules/slug.ts'
import { findTakenSlugs } from '../../shared/store/references.ts'
import { createCodeGuard, newCodes } from '../rules/unique-codes.ts'
import { findUsedCodes } from '../store/used-codes.ts'

/** The requested slug, and the name to generate one from otherwise. */
interface SlugRequest {
  readonly slug?: string | undefined
  readonly name: string
}

/**
 * Slugs for products, in order: free ones or, with `exactSlugs`, exactly the requested ones. Slugs of the
 * products in `except` count as free, those in `taken` as taken.
 */
export async function claimSlugs(
  tx: Tx,
  requests: readonly SlugRequest[],
  { exactSlugs = false }: WritePolicy = {},
  options: { readonly except?: readonly string[]; readonly taken?: readonly string[] } = {},
): Promise<CatalogResult<string>[]> {
  const isExact = ({ slug }: SlugRequest) => exactSlugs && slug !== undefined
  const bases = requests.map((request) =>
    isExact(request)
      ? (request.slug as string)
      : requestedSlug(request.slug, request.name, 'product'),
  )
  const taken = await findTakenSlugs(tx, 'products', slugRoots(bases), options.except)
  for (const slug of options.taken ?? []) taken.add(slug)
  return requests.map((request, at) => {
    const slug = bases[at] as string
    if (!isExact(request)) return claimSlug(slug, taken)
    if (!isSlug(slug)) {
      const sentence = 'must be letters and digits in lower case, joined by single hyphens'
      return brokenRule('product.slug', 'INVALID_SLUG_FORMAT', sentence, { slug })
    }
    if (taken.has(slug)) return DuplicateSlug({ slug }, `Another product has the slug “${slug}”`)
    taken.add(slug)
    return slug
  })
}

interface ChangedProduct {
  readonly before?: Product
  readonly after: CatalogResult<Product>
}

/** Refuses products whose new SKU or barcode is in use; others stay unaffected. */
export async function claimCodes(
  tx: Tx,
  changes: readonly ChangedProduct[],
): Promise<CatalogResult<Product>[]> {
  const codes = changes.map(({ before, after }) =>
    isRefusal(after) ? { sku: [], barcode: [] } : newCodes(before, after),
  )
  const guard = createCodeGuard({
    sku: await findUsedCodes(
      tx,
      'sku',
      codes.flatMap(({ sku }) => sku),
    ),
    barcode: await findUsedCodes(
      tx,
      'barcode',
      codes.flatMap(({ barcode }) => barcode),
    ),
  })
  return changes.map(({ after }, at) => {
    if (isRefusal(after)) return after
    return guard(after.id, codes[at] as (typeof codes)[number]) ?? after
  })
}
