import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../shared/permissions.tsx'
import { textOf } from '../../shared/render.fixture.tsx'
import { LedgerTable } from './ledger.tsx'
import { storedLine, storedOrder, storedPayment } from './order.fixture.ts'
import { OrderPage } from './page.tsx'
import { RefundPreview } from './refund-preview.tsx'
import type { Order } from './setup.ts'

const nothing = () => {}
const page = (role: StaffRole, order: Order) =>
  textOf(
    <RoleContext value={role}>
      <OrderPage
        order={order}
        locale="en"
        now={new Date('2026-05-01T12:00:00Z')}
        ledger={null}
        fields={[]}
        fulfillments={[]}
        shipmentActions={{
          isBusy: false,
          onEdit: nothing,
          onArrived: nothing,
          onTakeBack: nothing,
        }}
        onLift={nothing}
        returns={undefined}
        returnActions={{ isBusy: false, onReceive: nothing, onCancel: nothing, onWindow: nothing }}
        invoicing={{
          invoices: [],
          actions: { isBusy: false, onSend: nothing, onCredit: async () => {} },
          isIssuing: false,
          onIssue: nothing,
        }}
        asking={{ requests: [], isBusy: false, onSend: nothing, onWithdraw: nothing }}
        isBusy={false}
        onOpen={nothing}
        onCapture={nothing}
        onRelease={nothing}
        onArchive={nothing}
        onEdit={nothing}
        onOrderAgain={nothing}
        onTags={nothing}
        onNote={async () => true}
      />
    </RoleContext>,
  )
const authorized = storedOrder({
  paymentState: 'AUTHORIZED',
  balance: { paid: 100, authorized: 1290 },
  payments: [storedPayment({ state: 'AUTHORIZED', name: 'Card', isOffline: false })],
})

test('an order shows its products, returns and buyer', () => {
  const order = storedOrder({ lines: [storedLine({ refunded: 1, restocked: 1 })] })
  const text = page('owner', order)
  expect(text).toContain('Order 10001')
  expect(text).toContain('Lamp Size: L · SKU LAMP 1 refunded · 1 back in stock')
  expect(text).toContain('€13.90 is still to be paid. Record the payment once the money is there.')
  expect(text).toContain('Ada Lovelace Unter den Linden 1 10117 Berlin Germany')
  expect(text).toContain('Ordered as a guest')
})

test('an order shows the consents of its buyer, with text and time', () => {
  const givenDate = new Date('2026-05-01T10:00:00Z')
  const consents = [{ key: 'terms', text: 'I accept the terms of the shop.', givenDate }]
  expect(page('viewer', storedOrder({ consents }))).toContain(
    'Agreed to at the checkout I accept the terms of the shop.',
  )
  expect(page('viewer', storedOrder())).not.toContain('Agreed to')
})

test('a viewer sees no actions', () => {
  const acts = [
    'Archive',
    'Refund',
    'Cancel the order',
    'Take the money',
    'Release',
    'Edit',
    'Add the note',
  ]
  const seen = (role: StaffRole) => acts.filter((act) => page(role, authorized).includes(act))
  expect(seen('editor')).toEqual(acts)
  expect(seen('viewer')).toEqual([])
})

test('an order that has ended cannot be cancelled', () => {
  expect(page('owner', storedOrder({ state: 'CANCELLED' }))).not.toContain('Cancel the order')
})

test('the preview of a refund shows where the money goes and the remaining amount', () => {
  const preview = {
    amount: 490,
    tax: 78,
    left: 900,
    payments: [
      {
        paymentId: 'y1',
        amount: 490,
        state: 'RESERVED' as const,
        isExternal: true,
        toStoreCredit: false,
        toOrderId: null,
      },
    ],
  }
  const props = { order: storedOrder(), locale: 'en', isChosen: true, failure: null }
  expect(textOf(<RefundPreview {...props} preview={preview} />)).toContain(
    '€4.90 was paid outside of the shop by “Transfer”: pay it back yourself. It is recorded here. €0.78 of it is tax. €9.00 can still be refunded afterwards. A refund cannot be taken back.',
  )
  expect(textOf(<RefundPreview {...props} isChosen={false} preview={undefined} />)).toContain(
    'Choose products, the delivery or an amount.',
  )
})

test('the ledger is shown as sentences', () => {
  const entry = {
    orderId: 'o1',
    groupId: 'g1',
    kind: 'SALE',
    account: 'TAX',
    detail: 'DE 0.19 standard',
    amount: -222,
    currency: 'EUR',
    createdDate: new Date('2026-05-01T10:00:00Z'),
  }
  const text = textOf(<LedgerTable order={storedOrder()} locale="en" entries={[entry]} />)
  expect(text).toContain('Sale Tax DE 0.19 standard -€2.22')
})
