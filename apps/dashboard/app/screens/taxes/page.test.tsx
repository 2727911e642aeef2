import { defaultSettings } from '@vitrine/contract/sites'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../shared/permissions.tsx'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { TaxesPage } from './page.tsx'
import type { AppliedTax, TaxSetup } from './setup.ts'
import { emptyTest, TaxesFound } from './test-view.tsx'

const stored = { revision: 1, createdDate: new Date(0), updatedDate: new Date(0) }
const setup: TaxSetup = {
  groups: [
    { ...stored, id: 'g', name: 'Products', category: 'STANDARD', isSystem: true },
    { ...stored, id: 'b', name: 'Books', category: 'REDUCED', isSystem: false },
  ],
  exemptGroups: [],
  regions: [
    {
      ...stored,
      id: 'r',
      country: 'DE',
      subdivision: '',
      postalCodes: [],
      usesPublishedRates: true,
      taxIncludedInPrice: null,
    },
  ],
  rates: [
    {
      ...stored,
      id: 't',
      taxGroupId: 'b',
      taxRegionId: 'r',
      taxRate: '0.05',
      taxName: 'VAT',
      taxType: '',
      jurisdiction: '',
      jurisdictionType: 'UNDEFINED',
      description: '',
      exemptRates: [],
      validFrom: '2026-07-01',
      validTo: '2026-12-31',
    },
  ],
}
const nothing = () => {}
const page = (role: StaffRole, own: Partial<Parameters<typeof TaxesPage>[0]> = {}) => (
  <RoleContext value={role}>
    <TaxesPage
      show="regions"
      setup={setup}
      settings={{ ...defaultSettings.taxes, originCountry: 'DE', pricesIncludeTax: true }}
      published={[
        {
          territory: 'DE',
          validFrom: '2021-01-01',
          standard: '0.19',
          reduced: '0.07',
          source: 'TEDB',
        },
      ]}
      today="2026-08-01"
      test={emptyTest}
      onTest={nothing}
      onEdit={nothing}
      onDeleteRegion={nothing}
      onDeleteRate={nothing}
      onDeleteGroup={nothing}
      onDeleteExempt={nothing}
      onRetry={nothing}
      {...own}
    />
  </RoleContext>
)

test('a region has its own and the published rates with their dates and sources', () => {
  const text = textOf(page('owner'))
  expect(text).toContain('You sell from Germany. Your prices include tax.')
  expect(text).toContain('Books 5% VAT Jul 1, 2026 to Dec 31, 2026 Your own rate')
  expect(text).toContain('Published rates 19% standard, 7% reduced since Jan 1, 2021 TEDB')
})

test('a viewer sees no actions', () => {
  for (const words of ['New region', 'Add rate', 'Delete', 'Change']) {
    expect(textOf(page('owner'))).toContain(words)
    expect(textOf(page('viewer'))).not.toContain(words)
  }
  const groups = (role: StaffRole) => textOf(page(role, { show: 'groups' }))
  expect(groups('owner')).toContain('Books Reduced Change Delete')
  expect(groups('owner')).toContain('Products Standard on every site')
  expect(groups('viewer')).not.toContain('New tax group')
  const form = (role: StaffRole) => textOf(page(role, { show: 'test' }))
  expect(form('owner')).toContain('Check and store')
  expect(form('viewer')).toContain('Show the taxes')
  expect(form('viewer')).not.toContain('Check and store')
})

test('has texts for loading, errors and the first start', () => {
  expect(markupOf(page('owner', { setup: undefined }))).toContain('class="skeleton"')
  expect(textOf(page('owner', { setup: undefined, error: denied }))).toContain('Try again')
  const empty = { ...setup, regions: [], rates: [] }
  expect(textOf(page('owner', { setup: empty }))).toContain('No tax region yet')
})

test('a test shows the rate of each group and its source', () => {
  const tax: AppliedTax = {
    taxGroupId: 'g',
    rate: '0',
    reason: 'REVERSE_CHARGE',
    name: '',
    country: 'FR',
    jurisdiction: '',
    jurisdictionType: 'UNDEFINED',
    taxType: '',
    taxRegionId: null,
    includedInPrice: true,
    source: '',
  }
  const found = {
    taxes: [
      tax,
      { ...tax, taxGroupId: 'b', rate: '0.07', reason: 'REDUCED' as const, name: 'VAT' },
    ],
    vatId: {
      vatId: 'FR40303265045',
      country: 'FR',
      isValid: true,
      method: 'CHECKSUM' as const,
      reference: '',
      checkedDate: new Date(0),
    },
  }
  const request = { address: { country: 'FR', postalCode: '75001' } }
  const text = textOf(<TaxesFound request={request} found={found} setup={setup} />)
  expect(text).toContain('Taxes for France, 75001')
  expect(text).toContain('FR40303265045 is a valid VAT id of France by its form.')
  expect(text).toContain('Products 0% The buyer is a business in another state')
  expect(text).toContain('Books 7% The published reduced rate holds. VAT · Prices include it')
})
