import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../shared/permissions.tsx'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { DeliveryPage } from './page.tsx'
import type { DeliverySetup } from './setup.ts'
import { ShippingDialog } from './shipping-dialog.tsx'
import { Offers } from './test-view.tsx'

const stored = { revision: 1, createdDate: new Date(0), updatedDate: new Date(0) }
const money = { currency: 'EUR', locale: 'en', digits: 2 }
const setup: DeliverySetup = {
  profiles: [
    {
      ...stored,
      id: 'p',
      name: 'General',
      isDefault: true,
      regions: [
        {
          id: 'de',
          name: 'Home',
          active: true,
          destinations: [{ countryCode: 'DE', subdivisions: [], postalCodes: [] }],
          carriers: [],
          createdDate: new Date(0),
        },
      ],
    },
  ],
  shippingOptions: [
    {
      ...stored,
      id: 'o',
      title: 'Standard',
      estimatedDeliveryTime: '2–3 days',
      active: true,
      deliveryRegionIds: ['de'],
      rates: [{ amount: '4.90', conditions: [], multiplyByQuantity: false }],
      freeFrom: '60',
    },
  ],
  pickupLocations: [],
  localDelivery: [],
}
const nothing = () => {}
const page = (role: StaffRole, own: Partial<Parameters<typeof DeliveryPage>[0]> = {}) => (
  <RoleContext value={role}>
    <DeliveryPage
      show="options"
      setup={setup}
      money={money}
      test={{
        profileId: '',
        country: '',
        subdivision: '',
        postalCode: '',
        city: '',
        latitude: '',
        longitude: '',
        total: '50',
        weight: '',
        pieces: '1',
      }}
      onTest={nothing}
      onEdit={nothing}
      onDeleteProfile={nothing}
      onDeleteRegion={nothing}
      onDeleteOption={nothing}
      onDeletePickup={nothing}
      onDeleteLocal={nothing}
      onRetry={nothing}
      {...own}
    />
  </RoleContext>
)

test('a region is shown above its options, with prices as sentences', () => {
  expect(textOf(page('owner'))).toContain(
    'Home Germany On Change Delete Standard 2–3 days €4.90; free from €60.00 On',
  )
})

test('a viewer sees no actions', () => {
  for (const words of ['New profile', 'New region', 'Add option', 'Delete']) {
    expect(textOf(page('owner'))).toContain(words)
    expect(textOf(page('viewer'))).not.toContain(words)
  }
  expect(markupOf(page('owner'))).not.toContain('Delete “General”')
})

test('a dialog is read-only when the role cannot save', () => {
  const markup = (role: StaffRole) =>
    markupOf(
      <RoleContext value={role}>
        <ShippingDialog setup={setup} money={money} id="o" onClose={nothing} />
      </RoleContext>,
    )
  expect(markup('admin')).toContain('type="submit"')
  expect(markup('admin')).not.toContain('<fieldset class="bare dialog-form" disabled')
  expect(markup('viewer')).not.toContain('type="submit"')
  expect(markup('viewer')).toContain('<fieldset class="bare dialog-form" disabled')
  expect(markup('viewer')).toContain('value="Standard"')
})

test('has texts for loading, errors and the first start', () => {
  const { setup: _, ...waiting } = { setup }
  expect(markupOf(page('owner', { ...waiting, setup: undefined }))).toContain('class="skeleton"')
  expect(textOf(page('owner', { setup: undefined, error: denied }))).toContain('Try again')
  const [profile] = setup.profiles
  const empty = { ...setup, profiles: profile ? [{ ...profile, regions: [] }] : [] }
  expect(textOf(page('owner', { setup: empty }))).toContain('nobody can have these products')
})

test('a test shows the offered options and why others are not offered', () => {
  const offers = [
    { kind: 'shipping' as const, optionId: 'o', title: 'Standard', regionName: 'Home', price: '0' },
    {
      kind: 'shipping' as const,
      optionId: 'o',
      title: 'Express',
      regionName: 'Home',
      refusal: 'weight-does-not-fit' as const,
      have: '40',
      need: '5',
    },
    { kind: 'local' as const, optionId: 'b', title: 'Bicycle', refusal: 'distance' as const },
  ]
  const text = textOf(<Offers offers={offers} setup={setup} money={money} />)
  expect(text).toContain('1 option is offered The address lies in the region “Home”.')
  expect(text).toContain('Standard Shipping free')
  expect(text).toContain('The basket weighs 40 kg, and its prices are: €4.90.')
  expect(text).toContain('The address lies outside its area.')
})
