import type { VersionedTable } from '../../../../platform/db/versioned-rows.ts'

export const taxGroups: VersionedTable = {
  table: 'tax_groups',
  columns: { name: 'text', category: 'text', isSystem: 'boolean' },
}

export const taxRegions: VersionedTable = {
  table: 'tax_regions',
  columns: {
    country: 'text',
    subdivision: 'text',
    postalCodes: 'text[]',
    usesPublishedRates: 'boolean',
    taxIncludedInPrice: 'boolean',
  },
}

export const taxRates: VersionedTable = {
  table: 'tax_rates',
  columns: {
    taxGroupId: 'uuid',
    taxRegionId: 'uuid',
    taxRate: 'numeric',
    taxName: 'text',
    taxType: 'text',
    jurisdiction: 'text',
    jurisdictionType: 'text',
    description: 'text',
    exemptRates: 'jsonb',
    validFrom: 'date',
    validTo: 'date',
  },
}

export const taxExemptGroups: VersionedTable = {
  table: 'tax_exempt_groups',
  columns: { name: 'text' },
}
