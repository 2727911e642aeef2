import { callAsMerchant, updateSiteSettings } from './members.ts'

interface Saved {
  readonly id: string
  readonly revision: number | string
  readonly regions?: readonly { readonly id: string }[]
}
const made: string[] = []

/** What the merchant of this shop sets up, and takes back at the end. */
export async function make(
  path: string,
  field: string,
  value: object,
  more: object = {},
): Promise<Saved> {
  const answer = await callAsMerchant('POST', path, { [field]: value, ...more })
  const saved = answer[field] as Saved
  made.unshift(`${path}/${saved.id}`)
  return saved
}

const delivery = '/vitrine/v1/delivery'
const listProfiles = async () =>
  (await callAsMerchant('GET', delivery)).profiles as (Saved & { name: string })[]

/** What a shop needs to sell: two ways to deliver to Germany, its taxes, and euros. */
export async function sellToGermany(): Promise<void> {
  const [general] = await listProfiles()
  if (!general) throw new Error('The shop has no delivery profile')
  const destinations = [{ countryCode: 'DE', subdivisions: [], postalCodes: [] }]
  const region = { name: 'Home', active: true, destinations, carriers: [] }
  const { id, revision, name } = general
  const answer = await callAsMerchant('POST', `${delivery}/profiles`, {
    profile: { id, revision, name, regions: [region] },
  })
  const { regions = [] } = answer.profile as Saved
  const rate = (amount: string) => [{ amount, conditions: [], multiplyByQuantity: false }]
  const plain = { estimatedDeliveryTime: '', active: true, freeFrom: null }
  const deliveryRegionIds = regions.map((one) => one.id)
  for (const [title, price] of [['Standard', '4.90'] as const, ['Express', '9.90'] as const]) {
    const option = { ...plain, title, rates: rate(price), deliveryRegionIds }
    await make(`${delivery}/shipping-options`, 'option', option)
  }
  await updateSiteSettings({ taxes: { originCountry: 'DE', pricesIncludeTax: true } })
  const place = { country: 'DE', subdivision: '', postalCodes: [], taxIncludedInPrice: null }
  await make('/vitrine/v1/taxes/regions', 'region', { ...place, usesPublishedRates: true })
}

/** Takes back what was set up. */
export async function takeBackSelling(): Promise<void> {
  for (const path of made) await callAsMerchant('DELETE', path)
  const [general] = await listProfiles()
  const { id, revision, name } = general ?? {}
  made.length = 0
  await callAsMerchant('POST', `${delivery}/profiles`, {
    profile: { id, revision, name, regions: [] },
  })
  await updateSiteSettings({ taxes: { originCountry: '', pricesIncludeTax: false } })
}

/** A way to pay on the page of the test bank. */
export async function payByTestCard(): Promise<void> {
  const answer = await callAsMerchant('PUT', '/vitrine/v1/payments/methods', {
    method: { provider: 'TEST_BANK', name: 'Card (test)', active: true },
  })
  made.unshift(`/vitrine/v1/payments/methods/${(answer.method as Saved).id}`)
}
