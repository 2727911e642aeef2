import type { CollectionFieldValues } from '@vitrine/contract/catalog'
import type { CustomFieldValues, CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import type { RichContent } from '@vitrine/contract/rich-content'
import type { GalleryItem } from '../../shared/model/product.ts'
import type { Collection } from '../../shared/model/shop.ts'

/** A collection with its position in the category tree. */
export interface Category extends Collection, CollectionFieldValues {
  readonly revision: number
  /** The rich-content document as sent; null when HTML was sent. */
  readonly document: RichContent | null
  readonly parentId: string | null
  /** From the root down to the parent. */
  readonly ancestorIds: readonly string[]
  /** Index among its siblings, from 0 without gaps; null for the built-in collection. */
  readonly position: number | null
  /** Its own picture; `cover` falls back to the picture of a product. */
  readonly image: GalleryItem | null
  readonly seo: unknown
  readonly handle: string | null
  /** The only app that may add and remove items. */
  readonly managingAppId: string | null
  readonly extendedFields: unknown
  /** Excluded from the shop's menu together with all descendants; its page and its products stay public. */
  readonly hiddenFromMenu: boolean
  /** Values by the keys of custom fields, including deleted ones. */
  readonly customFields: CustomFieldValues
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** One ancestor of a category. */
export interface Breadcrumb {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** The visible contents of a category and its descendants. */
export interface CategoryContents {
  /** Visible products, each once. */
  readonly productCount: number
  /** Pictures of the newest products, each once. */
  readonly pictures: readonly GalleryItem[]
}

/** A category of a product; `index` is the product's manually arranged position. */
export interface CategoryPosition {
  readonly id: string
  readonly index?: number
}

/** The categories of a product, as far as the reader may see them. */
export interface ProductCategories {
  readonly direct: readonly CategoryPosition[]
  /** Direct categories and all their ancestors. */
  readonly all: readonly CategoryPosition[]
  /** The path to the main category, that one last; empty without a main category. */
  readonly breadcrumbs: readonly Breadcrumb[]
}

/** A picture to set: a file of the library, or a URL to fetch. */
export interface ImageInput {
  readonly mediaId?: string
  readonly url?: string
}

interface CategoryContent extends Partial<CollectionFieldValues> {
  readonly description?: string
  readonly document?: RichContent | null
  readonly image?: ImageInput | null
  readonly seo?: unknown
  readonly handle?: string | null
  readonly extendedFields?: unknown
  readonly visible?: boolean
  readonly hiddenFromMenu?: boolean
  /** Checked values; null clears one. */
  readonly customFields?: CustomFieldValuesToSave
}

export interface NewCategory extends CategoryContent {
  readonly name: string
  readonly slug?: string
  readonly parentId?: string | null
  readonly managingAppId?: string | null
}

/** Changed fields of a category; with a `revision`, the change is refused when the stored one differs. */
export interface CategoryChange extends CategoryContent {
  readonly id: string
  readonly revision?: number
  readonly name?: string
  /** Null is refused: a category always has a slug. */
  readonly slug?: string | null
  /** Fields whose stored values must equal these, otherwise the change is refused. */
  readonly fixed?: Partial<Pick<Category, 'visible' | 'parentId' | 'managingAppId'>>
  /** Part of a save that has raised the revision already. */
  readonly raised?: boolean
}

/** The handling of a slug that another category has: append a number, or refuse. */
export type TakenSlug = 'number' | 'refuse'

/** The new position of a category among the children of its new parent. */
export interface CategoryMove {
  readonly id: string
  readonly parentId: string | null
  readonly position: 'FIRST' | 'LAST' | 'AFTER'
  readonly afterId?: string | undefined
  /** Part of a save that has raised the revision already. */
  readonly raised?: boolean
}
