import { IdempotencyKeyReused } from '../carts/errors.ts'
import {
  InsufficientInventory,
  InventoryItemNotFound,
  InventoryNotTracked,
  LocationNotFound,
  MaxQuantityReached,
  PreorderLimitNotSupported,
  PreorderValidation,
  stockFacts,
  VariantNotFound,
} from '../catalog/index.ts'
import { GET, Guid, Offset, OneOf, operation, POST, service, Type } from '../kit/index.ts'
import { RevisionConflict, saveOptions, saveResult } from '../saves/index.ts'
import { inventoryReasons } from '../vocabulary/index.ts'
import {
  MAX_SAVED_ITEMS,
  StockFilter,
  StockItem,
  StockToSave,
  stockAvailabilities,
  stockSorts,
} from './schemas.ts'
import {
  LabelContent,
  LabelRoll,
  LabelSheet,
  MAX_LABELLED_VARIANTS,
  missingBarcodeReasons,
  VariantLabels,
} from './variant-labels.ts'
import { VariantStock, VariantStockFilter, variantStockSorts } from './variant-stock.ts'

export * from './schemas.ts'
export * from './variant-labels.ts'
export * from './variant-stock.ts'

const { created: _, ...changesOfSave } = saveResult

/**
 * Stock as the catalog has it, in no dialect. Locations, the ledger of all movements and their undo are
 * operations of `inventory`.
 */
export const stock = service({
  name: 'stock',
  summary: 'Stock of variants at locations, saved together',
  mounts: ['/vitrine/v1/stock'],
  operations: {
    saveStock: operation({
      permission: 'admin',
      writes: true,
      route: POST('/save'),
      summary: 'Set or change the stock of any variants at any locations, in one transaction',
      description:
        'All items are saved, or none. Where an item has changed since the revision that was sent, it is refused ' +
        'with REVISION_CONFLICT, whose `data.items` has an entry for each such item; with `merge`, only where both ' +
        'sides changed a field to different values. `changeBy` needs no revision: it counts from what is there. ' +
        'A repeated call with the same `Idempotency-Key` changes nothing again.',
      maxBytes: 4 * 1024 * 1024,
      request: Type.Object({
        items: Type.Array(StockToSave, { minItems: 1, maxItems: MAX_SAVED_ITEMS }),
        /** The reason in the ledger. Default: MANUAL. */
        reason: Type.Optional(OneOf(inventoryReasons)),
        ...saveOptions,
      }),
      response: Type.Object({
        /** In the order of the request, without removed ones. */
        items: Type.Array(StockItem),
        /** Group in the history, whose `undoGroup` reverts the whole save; sales since are preserved. */
        groupId: Type.String(),
        ...changesOfSave,
      }),
      errors: [
        InsufficientInventory,
        InventoryItemNotFound,
        InventoryNotTracked,
        LocationNotFound,
        MaxQuantityReached,
        PreorderLimitNotSupported,
        PreorderValidation,
        RevisionConflict,
        VariantNotFound,
        IdempotencyKeyReused,
      ],
      facts: stockFacts,
    }),
    getStockItem: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read the stock of a variant at a location',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ item: StockItem }),
      errors: [InventoryItemNotFound],
    }),
    listStock: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List stock by product, variant or location, with counts; also only low stock',
      request: Type.Object({
        filter: Type.Optional(StockFilter),
        /** Default: PRODUCT_NAME. FEWEST sorts untracked ones last. */
        sort: Type.Optional(OneOf(stockSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        items: Type.Array(StockItem),
        /** On all pages. */
        total: Type.Integer(),
        /** On all pages, by availability; omits states without items. */
        counts: Type.Array(
          Type.Object({ availability: OneOf(stockAvailabilities), count: Type.Integer() }),
        ),
      }),
    }),
    listVariantStock: operation({
      route: POST('/variants/list'),
      permission: 'admin',
      summary: 'List variants with their stock at all locations, one row per variant',
      request: Type.Object({
        filter: Type.Optional(VariantStockFilter),
        /** Default: PRODUCT_NAME. FEWEST sorts untracked ones last, SKU those without one. */
        sort: Type.Optional(OneOf(variantStockSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        variants: Type.Array(VariantStock),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    exportVariantStock: operation({
      route: POST('/variants/export'),
      permission: 'admin',
      summary: 'Export the list of variant stock as CSV: a row per variant, a column per location',
      description: 'At most 100,000 variants; `total` says how many there are.',
      request: Type.Object({
        filter: Type.Optional(VariantStockFilter),
        /** Default: PRODUCT_NAME. */
        sort: Type.Optional(OneOf(variantStockSorts)),
      }),
      response: Type.Object({
        fileName: Type.String(),
        contentType: Type.String(),
        /** The bytes of the file in base64, UTF-8. */
        data: Type.String(),
        /** Variants in it. */
        rows: Type.Integer(),
        /** Variants that fit. */
        total: Type.Integer(),
      }),
    }),
    printVariantLabels: operation({
      route: POST('/variants/labels'),
      permission: 'admin',
      summary:
        'Print labels of variants with barcodes, as a PDF for sheets of A4 or a roll of labels',
      description:
        'Give either `sheet` or `roll`. A barcode of 13 digits whose check digit is right is printed as EAN-13, any ' +
        'other barcode, else the SKU, as Code 128. `withoutBarcode` says which variants have none, and why; ' +
        'their code is printed as text. At most 1,000 labels.',
      request: Type.Object({
        /** In the order of the labels. */
        labels: Type.Array(VariantLabels, { minItems: 1, maxItems: MAX_LABELLED_VARIANTS }),
        sheet: Type.Optional(LabelSheet),
        roll: Type.Optional(LabelRoll),
        content: Type.Optional(LabelContent),
      }),
      response: Type.Object({
        fileName: Type.String(),
        contentType: Type.String(),
        /** The bytes of the file in base64. */
        data: Type.String(),
        /** Labels in it. */
        labels: Type.Integer(),
        pages: Type.Integer(),
        withoutBarcode: Type.Array(
          Type.Object({
            productId: Guid(),
            variantId: Guid(),
            reason: OneOf(missingBarcodeReasons),
          }),
        ),
      }),
      errors: [VariantNotFound],
    }),
  },
})
