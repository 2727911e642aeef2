import type { VersionedTable } from '../../../platform/db/versioned-rows.ts'

export const checkoutTemplates: VersionedTable = {
  table: 'checkout_templates',
  columns: {
    active: 'boolean',
    items: 'jsonb',
    customItems: 'jsonb',
    couponCode: 'text',
    customization: 'jsonb',
    customContent: 'jsonb',
    externalReference: 'jsonb',
  },
}
