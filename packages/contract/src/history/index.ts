import * as catalogFacts from '../catalog/facts.ts'
import * as customFieldFacts from '../custom-fields/facts.ts'
import { DraftOrderCreated, DraftOrderDeleted, DraftOrderUpdated } from '../draft-orders/facts.ts'
import { StockRoutingChanged } from '../inventory/facts.ts'
import { JobCreated } from '../jobs/facts.ts'
import {
  type FactDefinition,
  GET,
  Guid,
  Maybe,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { MailTextChanged } from '../mail-texts/facts.ts'
import { MediaCreated, MediaDeleted, MediaEdited } from '../media/facts.ts'
import { NavigationChanged } from '../navigation/facts.ts'
import * as pageFacts from '../pages/facts.ts'
import { ReviewAnswered, ReviewModerated } from '../product-reviews/facts.ts'
import * as promotionFacts from '../promotions/facts.ts'
import { SettingsChanged } from '../sites/index.ts'
import { ThemeChanged } from '../theme/facts.ts'
import {
  AlreadyUndone,
  CannotBeUndone,
  HistoryCursorInvalid,
  HistoryEntryNotFound,
  StillRunning,
  UndoConflicts,
} from './errors.ts'
import { HistoryEntry, historyActors, ledgerEntities } from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** Groups with more changes than this are undone by a job. */
export const MAX_PER_CALL = 1000

const { stockFacts: _, deletedStockFacts, InventoryCreated: ___, ...listedFacts } = catalogFacts
const undoneFacts = {
  ...listedFacts,
  ...customFieldFacts,
  ...promotionFacts,
  ...pageFacts,
  DraftOrderCreated,
  DraftOrderDeleted,
  DraftOrderUpdated,
  MailTextChanged,
  MediaCreated,
  MediaDeleted,
  MediaEdited,
  NavigationChanged,
  ReviewAnswered,
  ReviewModerated,
  // The logo of a site follows its picture.
  SettingsChanged,
  StockRoutingChanged,
  ThemeChanged,
}
const facts: readonly FactDefinition[] = [...Object.values(undoneFacts), JobCreated].sort(
  (one, other) => (one.name < other.name ? -1 : 1),
)

const undoOptions = {
  permission: 'admin',
  writes: true,
  response: Type.Object({
    /** The change that undoing was; undo it to have everything back. */
    groupId: Type.String(),
    /** How many changes are undone. */
    undone: Type.Integer(),
    /** The job that does it, where there are many; `undone` is 0 then. */
    jobId: Type.Optional(Guid()),
  }),
  errors: [HistoryEntryNotFound, CannotBeUndone, AlreadyUndone, UndoConflicts],
  facts,
} as const

/**
 * Change history, and undo for the catalog, its stock, custom fields and discounts. Entries are stored for
 * the number of days in the site's settings. Undo works by field: later changes of other fields stay. A later
 * change of the same field is a conflict, and then nothing is undone.
 */
export const history = service({
  name: 'history',
  summary: 'Who changed what, and undo',
  mounts: ['/vitrine/v1/history'],
  operations: {
    listHistory: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List changes, newest first',
      description:
        'Of the catalog, its stock, custom fields and discounts, unless `entityType` or `everything` says otherwise. Entries ' +
        'that cannot be undone say why.',
      request: Type.Object({
        entityType: Maybe(OneOf(ledgerEntities)),
        /** Requires `entityType`. For a product, changes of its variants and its stock are included. */
        entityId: Maybe(Text(1, 300)),
        actorType: Maybe(OneOf(historyActors)),
        actorId: Maybe(Text(1, 100)),
        /** The first moment that counts. */
        from: Maybe(Timestamp()),
        /** The last moment that counts. */
        to: Maybe(Timestamp()),
        /** One request, job or import. */
        groupId: Maybe(Text(1, 100)),
        /**
         * Also entities outside of the catalog: members and their sign-ins, files, settings, staff, keys,
         * jobs. Requires the role admin, as does each `entityType` of these.
         */
        everything: Maybe(Type.Boolean()),
        /** Default 50, at most 100. */
        limit: Maybe(Type.Integer({ minimum: 1, maximum: 100 })),
        /** `next` of the page before. */
        cursor: Maybe(Text(1, 100)),
      }),
      response: Type.Object({
        entries: Type.Array(HistoryEntry),
        /** Sent back as `cursor` for the next page; absent on the last. */
        next: Type.Optional(Type.String()),
      }),
      errors: [HistoryCursorInvalid],
    }),
    undoChange: operation({
      ...undoOptions,
      route: POST('/{id}/undo'),
      summary: 'Undo one change of one entity',
      description:
        'Reverts all that one request changed of the entity. Undoing the deletion of something that ' +
        'products had, such as a category or a ribbon, restores it on them. Stock moves back by as much ' +
        'as it moved, so that what was sold since stays sold.',
      request: Type.Object({ id: Guid() }),
    }),
    undoGroup: operation({
      ...undoOptions,
      route: POST('/groups/{groupId}/undo'),
      summary: 'Undo a whole request, job or import',
      description:
        `Up to ${MAX_PER_CALL} changes at once; more by a job. Either all of them are undone or none: a ` +
        'job that is cancelled, or that meets what somebody changed meanwhile, leaves everything as it ' +
        'was, and its `errors` list each conflict as `UNDO_CONFLICTS` does.',
      request: Type.Object({ groupId: Text(1, 100) }),
      errors: [...undoOptions.errors, StillRunning],
    }),
  },
})
