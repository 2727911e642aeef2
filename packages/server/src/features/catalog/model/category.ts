import type { RichContent } from '@vitrine/contract/rich-content'
import type { GalleryItem } from './product.ts'
import type { Collection } from './shop.ts'

/** A collection as part of the tree that all collections make. */
export interface Category extends Collection {
  readonly revision: number
  /** A description with structure, as it was sent. */
  readonly document: RichContent | null
  readonly parentId: string | null
  /** From the top down to the parent. */
  readonly ancestorIds: readonly string[]
  /** Its place among its siblings, from 0 without gaps; the built-in one has none. */
  readonly position: number | null
  /** Its own picture; its cover falls back to a product's. */
  readonly image: GalleryItem | null
  readonly seo: unknown
  readonly handle: string | null
  /** The app that alone puts items in and takes them out. */
  readonly managingAppId: string | null
  readonly extendedFields: unknown
  /** Left out of the menu of the shop with everything below it; its page and its products are found. */
  readonly hiddenFromMenu: boolean
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A step of the way to a category. */
export interface Breadcrumb {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** A category of a product; `index` is its place where somebody arranged it. */
export interface CategoryPlace {
  readonly id: string
  readonly index?: number
}

/** The categories that a product is in, as far as their reader sees them. */
export interface ProductCategories {
  readonly direct: readonly CategoryPlace[]
  /** Direct ones and everything above them. */
  readonly all: readonly CategoryPlace[]
  /** The way to its main category, that one last; empty without a main category. */
  readonly breadcrumbs: readonly Breadcrumb[]
}

/** A picture that is wished for: a file of the library, or an address that is fetched. */
export interface ImageWish {
  readonly mediaId?: string
  readonly url?: string
}

interface CategoryContent {
  readonly description?: string
  readonly document?: RichContent | null
  readonly image?: ImageWish | null
  readonly seo?: unknown
  readonly handle?: string | null
  readonly extendedFields?: unknown
  readonly visible?: boolean
  readonly hiddenFromMenu?: boolean
}

export interface NewCategory extends CategoryContent {
  readonly name: string
  readonly slug?: string
  readonly parentId?: string | null
  readonly managingAppId?: string | null
}

/** What changes of a category; with a revision only while it still has that one. */
export interface CategoryChange extends CategoryContent {
  readonly id: string
  readonly revision?: number
  readonly name?: string
  /** Null is refused: a category keeps a slug. */
  readonly slug?: string | null
  /** Fields that have to be as whoever writes believes them to be. */
  readonly fixed?: Partial<Pick<Category, 'visible' | 'parentId' | 'managingAppId'>>
}

/** What happens to a slug that another category has: this one's gets a number, or is refused. */
export type TakenSlug = 'number' | 'refuse'

/** Where a category goes among the children of its new parent. */
export interface CategoryMove {
  readonly id: string
  readonly parentId: string | null
  readonly place: 'FIRST' | 'LAST' | 'AFTER'
  readonly afterId?: string | undefined
}
