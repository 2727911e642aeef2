import { TooManyTags } from '@vitrine/contract/catalog'
import type { Product, Tags } from '../../shared/model/product.ts'

/** Maximum tags of each kind on a product. */
export const MAX_TAGS = 100

/** Tags to remove, then tags to add. */
export interface TagChanges {
  readonly assign: Tags
  readonly unassign: Tags
}

/** The product with tags added and removed; existing ones keep their order. */
export function changeTags(before: Product, { assign, unassign }: TagChanges): Product {
  const tags: Tags = {
    public: changed(before.tags.public, assign.public, unassign.public),
    private: changed(before.tags.private, assign.private, unassign.private),
  }
  if (tags.public.length > MAX_TAGS || tags.private.length > MAX_TAGS) {
    throw TooManyTags({ productId: before.id, limit: MAX_TAGS })
  }
  return { ...before, tags }
}

function changed(
  before: readonly string[],
  assigned: readonly string[],
  unassigned: readonly string[],
): readonly string[] {
  const removed = new Set(unassigned.filter((tag) => !assigned.includes(tag)))
  return [...new Set([...before.filter((tag) => !removed.has(tag)), ...assigned])]
}
