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
  type TSchema,
  Type,
} from '../kit/index.ts'
import { SettingsChanged } from '../sites/index.ts'
import * as taxes from '../taxes/index.ts'
import * as schemas from './schemas.ts'

export * from './calculation.ts'
export * from './exempt-groups.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const read = { permission: 'admin' } as const
const write = { permission: 'admin', writes: true } as const
const nothing = Type.Object({})
const list = { request: Type.Object({ query: Maybe(Query()) }), errors: [InvalidFilter] }

const bulkOf = <S extends TSchema>(item: S) =>
  Type.Object({
    results: Type.Array(Type.Object({ itemMetadata: BulkItemMetadata, item: Type.Optional(item) })),
    bulkActionMetadata: BulkTotals,
  })

const group = Type.Object({ taxGroup: schemas.PublishedTaxGroup })
/** Groups of products with equal taxes, in the form of the published clients (contract, section 5.4). */
export const taxGroups = service({
  name: 'tax-groups',
  summary: 'Tax groups, published form',
  mounts: ['/billing/v1/tax-groups'],
  operations: {
    createTaxGroup: operation({
      ...write,
      route: POST(''),
      summary: 'Create a tax group; the standard rate applies where no other is set',
      request: Type.Object({ taxGroup: schemas.NewTaxGroup }),
      response: group,
      errors: [taxes.TooManyTaxRecords],
      facts: [taxes.TaxGroupCreated],
    }),
    listDefaultTaxGroups: operation({
      ...read,
      route: GET('/default-tax-groups'),
      summary: 'List the tax groups that every site has',
      request: nothing,
      response: Type.Object({ taxGroups: Type.Array(schemas.PublishedTaxGroup) }),
    }),
    listDefaultTaxGroupsByAppIds: operation({
      ...read,
      route: POST('/list-default-tax-groups-by-app-ids'),
      summary: 'List the tax groups that every site has, by app id',
      description: 'Products of the store are of the same groups, whatever the app.',
      request: Type.Object({ appIds: Type.Array(Text(1, 100), { minItems: 1, maxItems: 100 }) }),
      response: Type.Object({
        results: Type.Array(
          Type.Object({
            taxGroupMetadata: BulkItemMetadata,
            taxGroup: Type.Optional(schemas.PublishedTaxGroup),
          }),
        ),
        bulkActionMetadata: BulkTotals,
      }),
    }),
    queryTaxGroups: operation({
      ...read,
      ...list,
      route: POST('/query'),
      summary: 'Find tax groups, the latest first',
      response: Type.Object({
        taxGroups: Type.Array(schemas.PublishedTaxGroup),
        pagingMetadata: schemas.ListPage,
      }),
    }),
    getTaxGroup: operation({
      ...read,
      route: GET('/{taxGroupId}'),
      summary: 'Read a tax group',
      request: Type.Object({ taxGroupId: Guid() }),
      response: group,
      errors: [taxes.TaxGroupNotFound],
    }),
    updateTaxGroup: operation({
      ...write,
      route: PATCH('/{taxGroup.id}'),
      summary: 'Rename a tax group',
      request: Type.Object({ taxGroup: schemas.ChangedTaxGroup }),
      response: group,
      errors: [taxes.TaxGroupNotFound, taxes.SystemTaxGroup, InvalidRevision],
      facts: [taxes.TaxGroupUpdated],
    }),
    deleteTaxGroup: operation({
      ...write,
      route: DELETE('/{taxGroupId}'),
      summary: 'Delete a tax group without rates',
      request: Type.Object({ taxGroupId: Guid() }),
      response: nothing,
      errors: [taxes.TaxGroupNotFound, taxes.SystemTaxGroup, taxes.TaxGroupInUse],
      facts: [taxes.TaxGroupDeleted],
    }),
  },
})

const region = Type.Object({ taxRegion: schemas.PublishedTaxRegion })
const regionErrors = [
  taxes.TaxRegionExists,
  taxes.CalculatorNotFound,
  taxes.CalculatorNotSupported,
  taxes.InvalidSubdivision,
  taxes.SubdivisionsNotSupported,
]
/** The regions in which the site collects tax. */
export const taxRegions = service({
  name: 'tax-regions',
  summary: 'Tax regions, published form',
  mounts: ['/billing/v1/tax-regions'],
  operations: {
    createTaxRegion: operation({
      ...write,
      route: POST(''),
      summary: 'Create a tax region',
      request: Type.Object({ taxRegion: schemas.NewTaxRegion }),
      response: region,
      errors: [...regionErrors, taxes.TooManyTaxRecords],
      facts: [taxes.TaxRegionCreated],
    }),
    bulkCreateTaxRegions: operation({
      ...write,
      mounts: ['/billing/v1/bulk/tax-regions'],
      route: POST('/create'),
      summary: 'Create up to 100 tax regions; failures are reported one by one',
      request: Type.Object({
        taxRegions: Type.Array(schemas.NewTaxRegion, { minItems: 1, maxItems: 100 }),
        returnEntity: Maybe(Type.Boolean()),
      }),
      response: bulkOf(schemas.PublishedTaxRegion),
      facts: [taxes.TaxRegionCreated],
    }),
    queryTaxRegions: operation({
      ...read,
      ...list,
      route: POST('/query'),
      summary: 'Find tax regions, the latest first',
      response: Type.Object({
        taxRegions: Type.Array(schemas.PublishedTaxRegion),
        pagingMetadata: schemas.ListPage,
      }),
    }),
    getTaxRegion: operation({
      ...read,
      route: GET('/{taxRegionId}'),
      summary: 'Read a tax region',
      request: Type.Object({ taxRegionId: Guid() }),
      response: region,
      errors: [taxes.TaxRegionNotFound],
    }),
    updateTaxRegion: operation({
      ...write,
      route: PATCH('/{taxRegion.id}'),
      summary: 'Change a tax region',
      request: Type.Object({ taxRegion: schemas.ChangedTaxRegion }),
      response: region,
      errors: [taxes.TaxRegionNotFound, ...regionErrors, InvalidRevision],
      facts: [taxes.TaxRegionUpdated],
    }),
    deleteTaxRegion: operation({
      ...write,
      route: DELETE('/{taxRegionId}'),
      summary: 'Delete a tax region with its rates',
      request: Type.Object({ taxRegionId: Guid() }),
      response: nothing,
      errors: [taxes.TaxRegionNotFound],
      facts: [taxes.TaxRegionDeleted, taxes.TaxRateDeleted],
    }),
  },
})

const mapping = Type.Object({ manualTaxMapping: schemas.PublishedTaxMapping })
const mappingErrors = [
  taxes.TaxRateExists,
  taxes.TaxGroupNotFound,
  taxes.TaxRegionNotFound,
  taxes.TaxExemptGroupNotFound,
]
/** The merchant's own rates for a group in a region. */
export const manualTaxMappings = service({
  name: 'manual-tax-mappings',
  summary: 'Tax rates, published form',
  mounts: ['/billing/v1/manual-tax-mappings'],
  operations: {
    createManualTaxMapping: operation({
      ...write,
      route: POST(''),
      summary: 'Create the rate of a group in a region, from now on and without an end',
      request: Type.Object({ manualTaxMapping: schemas.NewTaxMapping }),
      response: mapping,
      errors: [...mappingErrors, taxes.TooManyTaxRecords],
      facts: [taxes.TaxRateCreated],
    }),
    bulkCreateManualTaxMappings: operation({
      ...write,
      mounts: ['/billing/v1/bulk/manual-tax-mappings'],
      route: POST('/create'),
      summary: 'Create up to 100 tax rates; failures are reported one by one',
      request: Type.Object({
        manualTaxMappings: Type.Array(schemas.NewTaxMapping, { minItems: 1, maxItems: 100 }),
        returnEntity: Maybe(Type.Boolean()),
      }),
      response: bulkOf(schemas.PublishedTaxMapping),
      facts: [taxes.TaxRateCreated],
    }),
    queryManualTaxMappings: operation({
      ...read,
      ...list,
      route: POST('/query'),
      longGet: true,
      summary: 'Find tax rates, the latest first',
      response: Type.Object({
        manualTaxMappings: Type.Array(schemas.PublishedTaxMapping),
        pagingMetadata: schemas.ListPage,
      }),
    }),
    getManualTaxMapping: operation({
      ...read,
      route: GET('/{manualTaxMappingId}'),
      summary: 'Read a tax rate',
      request: Type.Object({ manualTaxMappingId: Guid() }),
      response: mapping,
      errors: [taxes.TaxRateNotFound],
    }),
    updateManualTaxMapping: operation({
      ...write,
      route: PATCH('/{manualTaxMapping.id}'),
      summary: 'Change a tax rate',
      request: Type.Object({ manualTaxMapping: schemas.ChangedTaxMapping }),
      response: mapping,
      errors: [taxes.TaxRateNotFound, ...mappingErrors, InvalidRevision],
      facts: [taxes.TaxRateUpdated],
    }),
    deleteManualTaxMapping: operation({
      ...write,
      route: DELETE('/{manualTaxMappingId}'),
      summary: 'Delete a tax rate',
      request: Type.Object({ manualTaxMappingId: Guid() }),
      response: nothing,
      errors: [taxes.TaxRateNotFound],
      facts: [taxes.TaxRateDeleted],
    }),
  },
})

/** Whether prices include tax, and who computes it. */
export const taxSettings = service({
  name: 'tax-settings',
  summary: 'Tax settings, published form',
  mounts: ['/billing/v1', '/_api/tax-settings/v1', '/gateways/billing/v1'],
  operations: {
    getTaxSettings: operation({
      ...read,
      route: GET('/tax-settings'),
      summary: 'Read whether prices include tax',
      request: nothing,
      response: Type.Object({ taxSettings: schemas.PublishedTaxSettings }),
    }),
    upsertTaxSettings: operation({
      ...write,
      leastRole: 'admin',
      route: POST('/tax-settings'),
      summary: 'Set whether prices include tax',
      request: Type.Object({
        taxSettings: Type.Object({ taxIncludedInItemPrices: Maybe(Type.Boolean()) }),
      }),
      response: Type.Object({ taxSettings: schemas.PublishedTaxSettings }),
      facts: [SettingsChanged],
    }),
    listTaxCalculators: operation({
      ...read,
      route: GET('/list-tax-calculators'),
      summary: 'List the sources of tax rates for a tax region',
      request: nothing,
      response: Type.Object({
        taxCalculatorDetails: Type.Array(
          Type.Object({
            appId: Guid(),
            displayName: Text(1, 100),
            unsupportedCountries: Type.Array(Type.String()),
          }),
        ),
      }),
    }),
  },
})
