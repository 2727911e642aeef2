import {
  InsufficientInventory,
  InventoryChanged,
  MaxQuantityReached,
  stockFacts,
  VariantNotFound,
} from '../catalog/index.ts'
import {
  GET,
  Guid,
  Offset,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  Text,
  Type,
} from '../kit/index.ts'
import {
  ReconciliationNotFound,
  ReconciliationOver,
  StockChangeNotFound,
  StockChangeReverted,
  StockNotTracked,
} from './errors.ts'
import { ReconciliationCancelled, ReconciliationFinished, ReconciliationStarted } from './facts.ts'
import {
  Reconciliation,
  reconciliationRepairs,
  StockChange,
  StockChangeFilter,
} from './ledger-schemas.ts'

const adminMount = { mounts: ['/vitrine/v1'], permission: 'admin' } as const
const reverting = {
  ...adminMount,
  writes: true,
  response: Type.Object({ changes: Type.Array(StockChange) }),
  errors: [
    StockChangeNotFound,
    StockChangeReverted,
    StockNotTracked,
    InsufficientInventory,
    MaxQuantityReached,
    VariantNotFound,
  ],
  facts: stockFacts,
} as const
const ReconciliationReply = Type.Object({ reconciliation: Reconciliation })

/** The stock ledger: every movement with who, when and why; newest first. */
export const listStockChanges = operation({
  ...adminMount,
  route: GET('/inventory/changes'),
  summary: 'List movements of stock, newest first',
  request: StockChangeFilter,
  response: Type.Object({
    changes: Type.Array(StockChange),
    /** Sent back as `cursor` for the next page; absent on the last. */
    next: Type.Optional(Type.String()),
  }),
})

/** Reverts one movement, once, as REVERT_INVENTORY_CHANGE; never below zero without preorder. */
export const revertStockChange = operation({
  ...reverting,
  route: POST('/inventory/changes/{id}/revert'),
  summary: 'Reverse one stock movement',
  request: Type.Object({ id: Text(1, 18, { pattern: '^[0-9]+$' }) }),
})

/** Reverts all movements of one call that are not reverted yet, all or none. */
export const revertStockBatch = operation({
  ...reverting,
  route: POST('/inventory/batches/{batchId}/revert'),
  summary: 'Reverse all stock movements of one request',
  request: Type.Object({ batchId: Guid() }),
})

/**
 * Compares every counter of the site with the sum of its entries. A small shop gets the result immediately;
 * a large one is processed in the background, and the response has the progress.
 */
export const startReconciliation = operation({
  ...adminMount,
  writes: true,
  route: POST('/inventory/reconciliations'),
  summary: 'Compare stock with its ledger, and optionally repair it',
  request: Type.Object({ repair: Type.Optional(OneOf(reconciliationRepairs)) }),
  response: ReconciliationReply,
  facts: [ReconciliationStarted, ReconciliationFinished, InventoryChanged],
})

export const listReconciliations = operation({
  ...adminMount,
  route: GET('/inventory/reconciliations'),
  summary: 'List reconciliations, newest first',
  request: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    offset: Type.Optional(Offset()),
  }),
  response: Type.Object({
    reconciliations: Type.Array(Reconciliation),
    pagingMetadata: PagingMetadata,
  }),
})

export const getReconciliation = operation({
  ...adminMount,
  route: GET('/inventory/reconciliations/{id}'),
  summary: 'Read a reconciliation with its progress and findings',
  request: Type.Object({ id: Guid() }),
  response: ReconciliationReply,
  errors: [ReconciliationNotFound],
})

export const cancelReconciliation = operation({
  ...adminMount,
  writes: true,
  route: POST('/inventory/reconciliations/{id}/cancel'),
  summary: 'Cancel a reconciliation after the current products; repairs stay',
  request: Type.Object({ id: Guid() }),
  response: ReconciliationReply,
  errors: [ReconciliationNotFound, ReconciliationOver],
  facts: [ReconciliationCancelled],
})
