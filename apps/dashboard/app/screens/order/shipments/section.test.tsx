import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../../shared/permissions.tsx'
import { markupOf, textOf } from '../../../shared/render.fixture.tsx'
import { storedLine, storedOrder } from '../order.fixture.ts'
import { ShipmentsSection } from './section.tsx'
import { SendPreview } from './send-dialog.tsx'
import { newSendForm } from './send-form.ts'
import type { Fulfillment } from './setup.ts'

const nothing = () => {}
const parcel: Fulfillment = {
  id: 'f1',
  orderId: 'o1',
  revision: 1,
  kind: 'SHIPMENT',
  locationId: null,
  state: 'IN_DELIVERY',
  lines: [{ lineId: 'l1', quantity: 1 }],
  carrier: 'dhl',
  trackingNumber: '4711',
  trackingLink: 'https://www.dhl.com/4711',
  mail: 'WAITING',
  mailedDate: null,
  actor: 'staff',
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
}
const section = (
  own: Partial<Parameters<typeof ShipmentsSection>[0]> = {},
  role: StaffRole = 'owner',
) => (
  <RoleContext value={role}>
    <ShipmentsSection
      order={storedOrder()}
      fulfillments={[parcel]}
      actions={{ isBusy: false, onEdit: nothing, onArrived: nothing, onTakeBack: nothing }}
      onOpen={nothing}
      onLift={nothing}
      {...own}
    />
  </RoleContext>
)

test('a parcel shows its content, its tracking link and whether the buyer was notified', () => {
  const text = textOf(section())
  expect(text).toContain('Parcel 1 Follow DHL 4711 On its way')
  expect(text).toContain('1 × Lamp')
  expect(text).toContain('by the team · the mail goes in a minute')
  expect(text).toContain('Delivered Edit Take back')
  expect(markupOf(section())).toContain('href="https://www.dhl.com/4711"')
  expect(textOf(section({}, 'viewer'))).not.toMatch(/Take back|Send|Hold/)
})

test('goods for pick-up are ready, then collected, and cannot change after that', () => {
  const delivery = storedOrder().delivery.map((one) => ({ ...one, kind: 'pickup' as const }))
  const order = storedOrder({ delivery })
  const ready = textOf(
    section({ order, fulfillments: [{ ...parcel, kind: 'PICKUP', state: 'READY' }] }),
  )
  expect(ready).toContain('Pick-up 1')
  expect(ready).toContain('Ready to collect')
  expect(ready).not.toContain('Edit')
  const collected = { ...parcel, kind: 'PICKUP', state: 'DELIVERED' } as const
  expect(textOf(section({ order, fulfillments: [collected] }))).not.toContain('Take back')
})

test('an order on hold is released before it is sent, and one without delivery has nothing to send', () => {
  const held = storedOrder({ hold: { reason: 'Colour', createdDate: new Date(0) } })
  const text = textOf(section({ order: held, fulfillments: [] }))
  expect(text).toContain('Lift the hold')
  expect(text).not.toContain(' Send')
  expect(textOf(section({ order: storedOrder({ delivery: [] }), fulfillments: [] }))).toBe('')
})

test('the effect is shown before', () => {
  const order = storedOrder({ lines: [storedLine({ quantity: 3 })] })
  const form = { ...newSendForm(order), pieces: { l1: '2' } }
  expect(textOf(<SendPreview order={order} locale="en" form={form} />)).toContain(
    '2 pieces are marked as sent. 1 piece is left to send. The buyer gets a mail. €13.90 of the order is not paid yet.',
  )
  const none = { ...form, pieces: {} }
  expect(textOf(<SendPreview order={order} locale="en" form={none} />)).toContain(
    'Choose what goes',
  )
})
