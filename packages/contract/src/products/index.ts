import {
  BrandCreated,
  BrandNotFound,
  CategoryItemAdded,
  CategoryItemRemoved,
  CategoryNotFound,
  CollectionChanged,
  CollectionNotFound,
  deletedStockFacts,
  InvalidOptions,
  ManagedCategory,
  ManageVariantsNotAllowed,
  ProductChanged,
  ProductDeleted,
  ProductNotFound,
  RibbonCreated,
  RibbonNotFound,
  VariantNotFound,
  VariantsChanged,
} from '../catalog/index.ts'
import {
  creationErrors,
  creationFacts,
  updateErrors,
  updateFacts,
} from '../catalog-v3/operations/product-errors-and-facts.ts'
import { history } from '../history/index.ts'
import { JobCreated } from '../jobs/facts.ts'
import {
  DELETE,
  DecimalText,
  GET,
  Guid,
  Offset,
  Omittable,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { FieldConflict, SaveResponse, saveOptions } from '../saves/index.ts'
import { ProductRevisionConflict } from './errors.ts'
import { CatalogProduct, CatalogVariant, productParts } from './schemas/product.ts'
import { ChangesOfProducts } from './schemas/product-changes.ts'
import {
  CustomFieldFacet,
  FacetValues,
  ProductFilter,
  productFacets,
  productSorts,
} from './schemas/product-filter.ts'
import {
  ChangedProduct,
  MAX_PRODUCTS_OF_JOB,
  MAX_SAVED_PRODUCTS,
  ProductToSave,
} from './schemas/product-to-save.ts'

export {
  FieldChange,
  FieldConflict,
  LISTED_CHANGES,
  OthersChange,
} from '../saves/index.ts'
export * from './errors.ts'
export * from './schemas/product.ts'
export * from './schemas/product-changes.ts'
export * from './schemas/product-filter.ts'
export * from './schemas/product-to-save.ts'

const Parts = Type.Array(OneOf(productParts), { maxItems: productParts.length })

const PriceRange = Type.Object({ lowest: DecimalText(), highest: DecimalText() })

const writes = { permission: 'admin', writes: true } as const
const membershipFacts = [CollectionChanged, CategoryItemAdded, CategoryItemRemoved] as const
const saveErrors = [
  ...new Set([
    ...creationErrors,
    ...updateErrors,
    CategoryNotFound,
    CollectionNotFound,
    InvalidOptions,
    ManagedCategory,
    ManageVariantsNotAllowed,
    ProductRevisionConflict,
    VariantNotFound,
  ]),
]
const saveFacts = [...new Set([...creationFacts, ...updateFacts, ...membershipFacts])]

const bulkErrors = [BrandNotFound, RibbonNotFound]
const bulkFacts = [ProductChanged, VariantsChanged, BrandCreated, RibbonCreated]

/**
 * Products in no dialect. A save includes everything that belongs to a product: fields, options, variants
 * with prices and stock, media, collections, info sections, modifiers, subscriptions and search engine data.
 * It succeeds as a whole, as one revision, or not at all.
 */
export const products = service({
  name: 'products',
  summary: 'Products, saved as a whole',
  mounts: ['/vitrine/v1/products'],
  operations: {
    saveProduct: operation({
      ...writes,
      route: POST('/save'),
      maxBytes: 16 * 1024 * 1024,
      summary: 'Create a product, or change any part of it, in one transaction',
      description:
        'Absent fields are unchanged, null clears. A revision that is not the present one is refused with ' +
        'PRODUCT_REVISION_CONFLICT; with `merge`, only where both sides changed a field to different values.',
      request: Type.Object({
        product: ProductToSave,
        ...saveOptions,
        /** Parts of the product in the response. Default: all but `variants`. */
        parts: Type.Optional(Parts),
      }),
      response: SaveResponse('product', CatalogProduct),
      errors: saveErrors,
      facts: saveFacts,
    }),
    saveProducts: operation({
      ...writes,
      route: POST('/save-many'),
      maxBytes: 16 * 1024 * 1024,
      summary: 'Change many products, each in its own way, in one transaction',
      description:
        'Each product is changed as a whole or refused alone. A revision that is not the present one is merged: only ' +
        'where both sides changed a field to different values it is refused with PRODUCT_REVISION_CONFLICT, and ' +
        '`conflicts` says where. A call that is sent again changes nothing.',
      request: Type.Object({
        products: Type.Array(ChangedProduct, { minItems: 1, maxItems: MAX_SAVED_PRODUCTS }),
      }),
      response: Type.Object({
        /** In the order of the request. */
        results: Type.Array(
          Type.Object({
            id: Guid(),
            /** After the save; absent where it was refused. */
            revision: Type.Optional(Type.Integer()),
            /** Fields that were changed. */
            changeCount: Type.Integer(),
            error: Type.Optional(Type.Object({ code: Type.String(), description: Type.String() })),
            /** Fields that others changed to different values. */
            conflicts: Type.Optional(Type.Array(FieldConflict)),
          }),
        ),
        /** Group in the history, whose `undoGroup` undoes the whole save. */
        groupId: Type.String(),
      }),
      errors: saveErrors,
      facts: saveFacts,
    }),
    saveProductsInBackground: operation({
      ...writes,
      route: POST('/save-many/jobs'),
      maxBytes: 16 * 1024 * 1024,
      summary: 'Change more products than one save takes, each in its own way, in the background',
      description:
        'Each product is changed or refused as by `saveProducts`. The job shows its progress, can be cancelled, and is ' +
        'undone as one group of the history; it lists the first 100 products that were refused, in `data.conflicts` the ' +
        'fields that somebody else changed.',
      request: Type.Object({
        products: Type.Array(ChangedProduct, { minItems: 1, maxItems: MAX_PRODUCTS_OF_JOB }),
      }),
      response: Type.Object({
        /** For `jobs.getJob` and `jobs.cancelJob`, and for `history.undoGroup` once it has ended. */
        jobId: Guid(),
        count: Type.Integer(),
      }),
      facts: [JobCreated],
    }),
    listWithVariants: operation({
      route: POST('/list-with-variants'),
      permission: 'admin',
      summary: 'List products that match a filter, also hidden ones, with all their variants',
      request: Type.Object({
        filter: Type.Optional(ProductFilter),
        /** Default: BEST_MATCH with a text, otherwise NEWEST. */
        sort: Type.Optional(OneOf(productSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        products: Type.Array(CatalogProduct),
        /** Number of matching products on all pages. */
        total: Type.Integer(),
      }),
    }),
    getProduct: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a product with chosen parts',
      request: Type.Object({
        id: Guid(),
        /** Default: all, variants included. */
        parts: Type.Optional(Parts),
      }),
      response: Type.Object({ product: CatalogProduct }),
      errors: [ProductNotFound],
    }),
    listVariants: operation({
      route: GET('/{id}/variants'),
      permission: 'admin',
      summary: 'List the variants of a product page by page, in their order',
      request: Type.Object({
        id: Guid(),
        /** Default 24, at most 1000. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        variants: Type.Array(CatalogVariant),
        /** Number of matching products on all pages. */
        total: Type.Integer(),
      }),
      errors: [ProductNotFound],
    }),
    listProducts: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List products that match a filter, also hidden ones, with facets',
      request: Type.Object({
        filter: Type.Optional(ProductFilter),
        /** Default: BEST_MATCH with a text, otherwise NEWEST. */
        sort: Type.Optional(OneOf(productSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
        /** Default: none. Lists have no managed variants. */
        parts: Type.Optional(Parts),
        facets: Type.Optional(Type.Array(OneOf(productFacets), { maxItems: productFacets.length })),
        /** Keys of filterable custom fields of type CHOICE, CHOICES or BOOLEAN. */
        customFieldFacets: Type.Optional(Type.Array(Text(1, 50), { maxItems: 20 })),
      }),
      response: Type.Object({
        products: Type.Array(CatalogProduct),
        /** Number of matching products on all pages. */
        total: Type.Integer(),
        /** In the requested order. */
        facets: Type.Array(FacetValues),
        /** In the requested order; absent unless requested. */
        customFieldFacets: Type.Optional(Type.Array(CustomFieldFacet)),
      }),
    }),
    previewProductChanges: operation({
      ...writes,
      route: POST('/changes/preview'),
      summary: 'Preview a change of many products; changes nothing',
      request: Type.Object({ filter: ProductFilter, changes: ChangesOfProducts }),
      response: Type.Object({
        /** Number of products that would be changed. */
        count: Type.Integer(),
        /** Number of discounted ones. */
        onSale: Type.Integer(),
        /** Lowest and highest actual price, before and after; absent without products. */
        before: Type.Optional(PriceRange),
        /** Absent if the price change is refused. */
        after: Type.Optional(PriceRange),
        /** Why the lowest or highest price cannot be changed like this; the job skips such products. */
        refusal: Type.Optional(Type.Object({ code: Type.String(), description: Type.String() })),
      }),
      errors: bulkErrors,
      facts: bulkFacts,
    }),
    changeProducts: operation({
      ...writes,
      route: POST('/changes'),
      summary: 'Change all products that match a filter, in the background',
      description:
        'The job shows its progress, can be cancelled, and is undone as one group of the history. A product ' +
        'that refuses the change is skipped and listed by the job. With `scheduledDate` it waits until then: which ' +
        'products fit is decided then, and products that are created meanwhile are left alone.',
      request: Type.Object({
        filter: ProductFilter,
        changes: ChangesOfProducts,
        /** When it starts, at most 366 days ahead; immediately by default. */
        scheduledDate: Omittable(Timestamp()),
      }),
      response: Type.Object({
        /** For `jobs.getJob` and `jobs.cancelJob`, and for `history.undoGroup` once it has ended. */
        jobId: Guid(),
        count: Type.Integer(),
      }),
      errors: [CategoryNotFound],
      facts: [JobCreated],
    }),
    duplicateProduct: operation({
      ...writes,
      route: POST('/{id}/duplicate'),
      summary: 'Create a copy of a product, hidden, with stock that is not tracked',
      description:
        'The copy has everything but stock, SKUs, barcodes and the tags for search engines, and a handle and a slug of its own.',
      request: Type.Object({
        id: Guid(),
        /** Default: the same name. */
        name: Type.Optional(Text(1, 80)),
      }),
      response: Type.Object({ product: CatalogProduct }),
      errors: saveErrors,
      facts: saveFacts,
    }),
    restoreProduct: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted product with its variants, stock and collections',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ product: CatalogProduct }),
      errors: [ProductNotFound, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteProduct: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary: 'Delete a product with its variants and stock; `restoreProduct` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ProductNotFound],
      facts: [ProductDeleted, ...deletedStockFacts],
    }),
  },
})
