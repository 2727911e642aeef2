import type { VersionedTable } from '../../../../platform/db/versioned-rows.ts'

export const deliveryProfiles: VersionedTable = {
  table: 'delivery_profiles',
  columns: { name: 'text', isDefault: 'boolean', regions: 'jsonb' },
}

export const shippingOptions: VersionedTable = {
  table: 'shipping_options',
  columns: {
    title: 'text',
    estimatedDeliveryTime: 'text',
    active: 'boolean',
    deliveryRegionIds: 'uuid[]',
    rates: 'jsonb',
    freeFrom: 'numeric',
  },
}

export const pickupLocations: VersionedTable = {
  table: 'pickup_locations',
  columns: {
    name: 'text',
    address: 'jsonb',
    deliveryTime: 'text',
    instructions: 'text',
    hours: 'jsonb',
    active: 'boolean',
    deliveryRegionIds: 'uuid[]',
    rates: 'jsonb',
  },
}

export const localDeliveryOptions: VersionedTable = {
  table: 'local_delivery_options',
  columns: {
    areaName: 'text',
    area: 'jsonb',
    estimatedDeliveryTime: 'text',
    slots: 'jsonb',
    active: 'boolean',
    deliveryRegionIds: 'uuid[]',
    rates: 'jsonb',
    freeFrom: 'numeric',
  },
}
