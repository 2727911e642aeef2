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

interface Stock {
  readonly id: string
  readonly quantity: number | null
}
let countedJars: readonly Stock[] = []

/** Enough of the jars that buyers order, whatever other tests have bought. */
async function stockJars(): Promise<void> {
  const stock = '/vitrine/v1/stock'
  const filter = { text: 'Tide jar' }
  const answer = await callAsMerchant('POST', `${stock}/list`, { filter, limit: 100 })
  countedJars = (answer.items as readonly Stock[]).filter(({ quantity }) => quantity !== null)
  const items = countedJars.map(({ id }) => ({ id, quantity: 100 }))
  await callAsMerchant('POST', `${stock}/save`, { items })
}

/** What a shop needs to sell: jars, two ways to deliver to Germany, its taxes, and euros. */
export async function sellToGermany(): Promise<void> {
  await stockJars()
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
  const items = countedJars.map(({ id, quantity }) => ({ id, quantity }))
  await callAsMerchant('POST', '/vitrine/v1/stock/save', { items })
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
