import { callAsMerchant, updateSiteSettings } from './members.ts'

interface SaveResult {
  readonly id: string
  readonly revision: number | string
  readonly regions?: readonly { readonly id: string }[]
}
const made: string[] = []

/** Sets something up as the shop's merchant, and registers its removal. */
export async function make(
  path: string,
  field: string,
  value: object,
  more: object = {},
): Promise<SaveResult> {
  const answer = await callAsMerchant('POST', path, { [field]: value, ...more })
  const saved = answer[field] as SaveResult
  made.unshift(`${path}/${saved.id}`)
  return saved
}

const delivery = '/vitrine/v1/delivery'
const listProfiles = async () =>
  (await callAsMerchant('GET', delivery)).profiles as (SaveResult & { name: string })[]

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

interface Region {
  readonly destinations: readonly { readonly countryCode: string }[]
}
/** How the shop of the demo sells. */
let before: { regions: readonly Region[]; taxes: object } | undefined

async function saveRegions(regions: readonly object[]): Promise<SaveResult> {
  const [general] = await listProfiles()
  if (!general) throw new Error('The shop has no delivery profile')
  const { id, revision, name } = general
  const answer = await callAsMerchant('POST', `${delivery}/profiles`, {
    profile: { id, revision, name, regions },
  })
  return answer.profile as SaveResult
}

/** Products, two deliveries to Germany, and taxes for the tests. */
export async function sellToGermany(): Promise<void> {
  await stockJars()
  const [general] = await listProfiles()
  const { settings } = await callAsMerchant('GET', '/vitrine/v1/site/settings')
  const regions = (general?.regions ?? []) as unknown as readonly Region[]
  before = { regions, taxes: (settings as { taxes: object }).taxes }
  const others = regions.map((one) => ({
    ...one,
    destinations: one.destinations.filter(({ countryCode }) => countryCode !== 'DE'),
  }))
  const destinations = [{ countryCode: 'DE', subdivisions: [], postalCodes: [] }]
  const region = { name: 'Home', active: true, destinations, carriers: [] }
  const saved = await saveRegions([region, ...others])
  const deliveryRegionIds = (saved.regions as readonly { id: string; name?: string }[])
    .filter(({ name }) => name === 'Home')
    .map(({ id }) => id)
  const rate = (amount: string) => [{ amount, conditions: [], multiplyByQuantity: false }]
  const plain = { estimatedDeliveryTime: '', active: true, freeFrom: null }
  for (const [title, price] of [['Standard', '4.90'] as const, ['Express', '9.90'] as const]) {
    const option = { ...plain, title, rates: rate(price), deliveryRegionIds }
    await make(`${delivery}/shipping-options`, 'option', option)
  }
  await updateSiteSettings({ taxes: { originCountry: 'DE', pricesIncludeTax: true } })
  const place = { country: 'DE', subdivision: '', postalCodes: [], taxIncludedInPrice: null }
  await make('/vitrine/v1/taxes/regions', 'region', { ...place, usesPublishedRates: true })
}

/** Removes everything that was set up. */
export async function takeBackSelling(): Promise<void> {
  for (const path of made) await callAsMerchant('DELETE', path)
  made.length = 0
  const items = countedJars.map(({ id, quantity }) => ({ id, quantity }))
  await callAsMerchant('POST', '/vitrine/v1/stock/save', { items })
  await saveRegions(before?.regions ?? [])
  await updateSiteSettings({ taxes: before?.taxes ?? {} })
}
