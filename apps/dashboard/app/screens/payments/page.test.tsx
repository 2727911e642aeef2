import { defaultSettings } from '@vitrine/contract/sites'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../shared/permissions.tsx'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import type { Connection } from './connection-form.ts'
import { PaymentsPage } from './page.tsx'
import type { PaymentMethod } from './setup.ts'

const method: PaymentMethod = {
  id: 'm1',
  revision: 1,
  provider: 'CASH',
  name: 'Cash',
  description: '',
  instructions: '',
  active: true,
  countries: [],
  minTotal: null,
  maxTotal: null,
  delivery: 'ANY',
  dueDays: 14,
  account: null,
}
const testBank: PaymentMethod = { ...method, id: 'm2', provider: 'TEST_BANK', name: 'Card (test)' }
const nothing = () => {}
const page = (role: StaffRole, own: Partial<Parameters<typeof PaymentsPage>[0]> = {}) => (
  <RoleContext value={role}>
    <PaymentsPage
      methods={[method, testBank]}
      settings={defaultSettings.orders}
      money={{ currency: 'EUR', locale: 'en', digits: 2 }}
      isBusy={false}
      onNew={nothing}
      onChange={nothing}
      onMove={nothing}
      onDelete={nothing}
      onSettings={nothing}
      onRetry={nothing}
      {...own}
    />
  </RoleContext>
)

test('warns of the test bank as long as it is switched on', () => {
  const warning = 'No money moves at the test bank.'
  expect(textOf(page('owner'))).toContain(warning)
  const off = { methods: [method, { ...testBank, active: false }] }
  expect(textOf(page('owner', off))).not.toContain(warning)
  const noneActive = { methods: [{ ...method, active: false }] }
  expect(textOf(page('owner', noneActive))).toContain('No way to pay is switched on')
})

test('shows how orders are accepted', () => {
  expect(textOf(page('owner'))).toContain('Stock goes down as soon as an order is placed.')
  expect(textOf(page('owner'))).toContain('waits 20 minutes for its payment')
})

test('is read-only without the right to change it', () => {
  const acts = ['New way to pay', 'Change', 'Delete', 'aria-label="Move', 'data-row-link']
  const seen = (role: StaffRole) => acts.filter((act) => markupOf(page(role)).includes(act))
  expect(seen('admin')).toEqual(acts)
  // The header of the last column stays.
  expect(seen('editor')).toEqual(['Change'])
})

test('has texts for loading, errors and the first start', () => {
  expect(markupOf(page('owner', { methods: undefined }))).toContain('class="skeleton"')
  expect(textOf(page('owner', { methods: undefined, error: denied }))).toContain('Try again')
  expect(textOf(page('owner', { methods: [] }))).toContain('No way to pay yet')
})

const stripe: Connection = {
  id: 'c1',
  revision: 1,
  provider: 'STRIPE',
  isTest: true,
  capture: 'MANUAL',
  keyHint: '…4242',
  clientId: '',
  hasWebhookSecret: true,
  webhookUrl: 'https://lamps.example/vitrine/v1/payment-connections/c1/messages',
  lastMessageDate: null,
  createdDate: new Date(0),
  updatedDate: new Date(0),
}
const providers = (connections: readonly Connection[] | undefined) => ({
  providers: { connections, onConnect: nothing, onDisconnect: nothing },
})

test('shows the connected providers, and open steps', () => {
  const text = textOf(page('owner', providers([stripe])))
  expect(text).toContain('Test keys')
  expect(text).toContain('money is taken by hand')
  expect(text).toContain(stripe.webhookUrl)
  expect(text).toContain('Buyers cannot choose Stripe yet')
  expect(text).toContain('Test the connection')
  const offered = { ...providers([stripe]), methods: [{ ...method, provider: 'STRIPE' as const }] }
  expect(textOf(page('owner', offered))).not.toContain('Buyers cannot choose Stripe yet')
  const live = providers([{ ...stripe, isTest: false }])
  expect(textOf(page('owner', live))).not.toContain('No money moves with test keys')
})

test('hides providers from staff without the right', () => {
  expect(textOf(page('viewer', providers(undefined)))).not.toContain('Payment providers')
  expect(textOf(page('owner', providers([])))).toContain('Not connected')
})
