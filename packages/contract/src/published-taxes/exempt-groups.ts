import { InvalidRevision } from '../catalog/index.ts'
import {
  BulkItemMetadata,
  BulkTotals,
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import * as taxes from '../taxes/index.ts'
import { ListPage, PublishedTaxGroup, RevisionText } from './schemas.ts'

const read = { permission: 'admin' } as const
const write = { permission: 'admin', writes: true } as const
const NewGroup = Type.Object({ name: Text(1, 200) })
const ChangedGroup = Type.Object({
  id: Guid(),
  revision: RevisionText(),
  name: Maybe(Text(1, 200)),
})
/** Buyers who pay other rates, such as resellers: it has the fields of a tax group. */
export const PublishedTaxExemptGroup = PublishedTaxGroup
const group = Type.Object({ taxExemptGroup: PublishedTaxExemptGroup })
const results = Type.Object({
  results: Type.Array(
    Type.Object({
      itemMetadata: BulkItemMetadata,
      item: Type.Optional(PublishedTaxExemptGroup),
    }),
  ),
  bulkActionMetadata: BulkTotals,
})
/** Whether results have the records. */
const returnEntity = Maybe(Type.Boolean())
const bulkMounts = ['/billing/v1/bulk/tax-exempt-groups']

/**
 * Groups of buyers with other tax rates, in the form of the published clients. Rates refer to them
 * (`exemptRates`).
 */
export const taxExemptGroups = service({
  name: 'tax-exempt-groups',
  summary: 'Tax exempt groups, published form',
  mounts: ['/billing/v1/tax-exempt-groups'],
  operations: {
    createTaxExemptGroup: operation({
      ...write,
      route: POST(''),
      summary: 'Create a group of buyers with other tax rates',
      request: Type.Object({ taxExemptGroup: NewGroup }),
      response: group,
      errors: [taxes.TooManyTaxRecords],
      facts: [taxes.TaxExemptGroupCreated],
    }),
    listDefaultTaxExemptGroups: operation({
      ...read,
      route: GET('/default-tax-exempt-groups'),
      summary: 'List the tax exempt groups that every site has: none',
      request: Type.Object({}),
      response: Type.Object({ taxExemptGroups: Type.Array(PublishedTaxExemptGroup) }),
    }),
    queryTaxExemptGroups: operation({
      ...read,
      route: POST('/query'),
      longGet: true,
      summary: 'Find tax exempt groups, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        taxExemptGroups: Type.Array(PublishedTaxExemptGroup),
        pagingMetadata: ListPage,
      }),
      errors: [InvalidFilter],
    }),
    getTaxExemptGroup: operation({
      ...read,
      route: GET('/{taxExemptGroupId}'),
      summary: 'Read a tax exempt group',
      request: Type.Object({ taxExemptGroupId: Guid() }),
      response: group,
      errors: [taxes.TaxExemptGroupNotFound],
    }),
    updateTaxExemptGroup: operation({
      ...write,
      route: PATCH('/{taxExemptGroup.id}'),
      summary: 'Rename a tax exempt group',
      request: Type.Object({ taxExemptGroup: ChangedGroup }),
      response: group,
      errors: [taxes.TaxExemptGroupNotFound, InvalidRevision],
      facts: [taxes.TaxExemptGroupUpdated],
    }),
    deleteTaxExemptGroup: operation({
      ...write,
      route: DELETE('/{taxExemptGroupId}'),
      summary: 'Delete a tax exempt group and remove it from rates',
      request: Type.Object({ taxExemptGroupId: Guid() }),
      response: Type.Object({}),
      errors: [taxes.TaxExemptGroupNotFound],
      facts: [taxes.TaxExemptGroupDeleted, taxes.TaxRateUpdated],
    }),
    bulkCreateTaxExemptGroups: operation({
      ...write,
      mounts: bulkMounts,
      route: POST('/create'),
      summary: 'Create up to 100 tax exempt groups; failures are reported one by one',
      request: Type.Object({
        taxExemptGroups: Type.Array(NewGroup, { minItems: 1, maxItems: 100 }),
        returnEntity,
      }),
      response: results,
      facts: [taxes.TaxExemptGroupCreated],
    }),
    bulkUpdateTaxExemptGroups: operation({
      ...write,
      mounts: bulkMounts,
      route: POST('/update'),
      summary: 'Rename up to 100 tax exempt groups; failures are reported one by one',
      request: Type.Object({
        taxExemptGroups: Type.Array(Type.Object({ taxExemptGroup: ChangedGroup }), {
          minItems: 1,
          maxItems: 100,
        }),
        returnEntity,
      }),
      response: results,
      facts: [taxes.TaxExemptGroupUpdated],
    }),
    bulkDeleteTaxExemptGroups: operation({
      ...write,
      mounts: bulkMounts,
      route: POST('/delete'),
      summary: 'Delete up to 100 tax exempt groups; failures are reported one by one',
      request: Type.Object({
        taxExemptGroupIds: Type.Array(Guid(), { minItems: 1, maxItems: 100 }),
      }),
      response: results,
      facts: [taxes.TaxExemptGroupDeleted, taxes.TaxRateUpdated],
    }),
  },
})
