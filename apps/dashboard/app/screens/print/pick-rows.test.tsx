import { expect, test } from 'vitest'
import { textOf } from '../../shared/render.fixture.tsx'
import { storedLine, storedOrder } from '../order/order.fixture.ts'
import { AddressLabels } from './address-labels.tsx'
import { PackingSlip } from './packing-slips.tsx'
import { PickList } from './pick-list.tsx'
import { ordersToPick, pickLocations, pickRowsOf } from './pick-rows.ts'
import { printedIds } from './search.ts'

const one = storedOrder()
const two = storedOrder({
  id: 'o2',
  number: '10002',
  lines: [
    storedLine({ id: 'l3', quantity: 3, fulfilled: 1 }),
    storedLine({ id: 'l4', name: 'Cup', productId: 'p2', sku: null, descriptionLines: [] }),
  ],
})

test('each product is listed once for all orders, with unsent pieces only', () => {
  expect(pickRowsOf([one, two])).toMatchObject([
    { name: 'Cup', pieces: 2 },
    {
      name: 'Lamp',
      details: 'Size: L',
      pieces: 4,
      orders: [
        { number: '10001', pieces: 2 },
        { number: '10002', pieces: 2 },
      ],
    },
  ])
  const held = { ...one, hold: { reason: '', createdDate: new Date(0) } }
  expect(ordersToPick([held, { ...one, state: 'CANCELLED' }, two])).toEqual([two])
  expect(textOf(<PickList orders={[one, two]} />)).toContain(
    'Lamp Size: L LAMP 4 10001 (2), 10002 (2)',
  )
  expect(textOf(<PickList orders={[held]} />)).toContain('Nothing of these orders is left to send.')
})

test('products from several locations are listed at each, with the pieces there', () => {
  const source = { reason: 'PRIORITY' } as const
  const split = storedOrder({
    lines: [
      storedLine({
        quantity: 5,
        fulfilled: 2,
        sources: [
          { ...source, locationId: 'main', quantity: 3, toSend: 1 },
          { ...source, locationId: 'annex', quantity: 2, toSend: 2 },
        ],
      }),
    ],
  })
  expect(pickLocations([split])).toEqual(['main', 'annex'])
  expect(pickRowsOf([split], 'main')).toMatchObject([{ name: 'Lamp', pieces: 1 }])
  expect(pickRowsOf([split], 'annex')).toMatchObject([{ name: 'Lamp', pieces: 2 }])
})

test('a packing slip has products and recipient, without prices', () => {
  const text = textOf(<PackingSlip order={{ ...two, note: 'Ring twice' }} shop="Atelier" />)
  expect(text).toContain('Atelier Order 10002')
  expect(text).toContain('Ada Lovelace Unter den Linden 1 10117 Berlin Germany')
  expect(text).toContain('Lamp Size: L LAMP 3 2')
  expect(text).toContain('Ring twice')
  expect(text).not.toContain('€')
})

test('an address label has sender, recipient and order, unless the order is collected', () => {
  const text = textOf(<AddressLabels orders={[two]} shop="Atelier" />)
  expect(text).toContain('Atelier Ada Lovelace Unter den Linden 1 10117 Berlin Germany')
  expect(text).toContain('Order 10002')
  const labels = textOf(<AddressLabels orders={[{ ...two, shipping: null }]} shop="Atelier" />)
  expect(labels).toContain('None of these orders is sent to an address.')
})

test('the address names the orders, each once', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  expect(printedIds({ ids: `${id},x,${id}` })).toEqual([id])
  expect(printedIds({})).toEqual([])
})
