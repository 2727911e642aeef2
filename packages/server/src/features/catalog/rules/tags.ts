import { TooManyTags } from '@vitrine/contract/catalog'
import type { Product, Tags } from '../model/product.ts'

/** Most tags of each kind that a product has. */
export const MOST_TAGS = 100

/** Tags that go, and tags that come afterwards. */
export interface TagChanges {
  readonly assign: Tags
  readonly unassign: Tags
}

/** The product with tags put on and taken off; those it has keep their order. */
export function changeTags(before: Product, { assign, unassign }: TagChanges): Product {
  const tags: Tags = {
    public: changed(before.tags.public, assign.public, unassign.public),
    private: changed(before.tags.private, assign.private, unassign.private),
  }
  if (tags.public.length > MOST_TAGS || tags.private.length > MOST_TAGS) {
    throw TooManyTags({ productId: before.id, limit: MOST_TAGS })
  }
  return { ...before, tags }
}

function changed(
  before: readonly string[],
  assigned: readonly string[],
  unassigned: readonly string[],
): readonly string[] {
  const gone = new Set(unassigned.filter((tag) => !assigned.includes(tag)))
  return [...new Set([...before.filter((tag) => !gone.has(tag)), ...assigned])]
}
