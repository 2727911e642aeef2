import { type ArtworkSpec, type Family, swatchOf, type View } from '../artwork/index.ts'
import { type Material, sectionsFor } from './sections.ts'
import type {
  DemoCollectionSlug,
  DemoDiscount,
  DemoOption,
  DemoPicture,
  DemoPreorder,
  DemoPricePerUnit,
  DemoProduct,
  DemoStock,
  DemoVariant,
} from './types.ts'

/** Product data as written in the catalog files; the rest is derived. */
export interface Entry {
  slug: string
  name: string
  /** Paragraphs of HTML, without their tags. */
  text: string[]
  price: string
  material: Material
  details: string
  brand: string
  collections: DemoCollectionSlug[]
  artwork: ArtworkSpec
  /** Further views after the front view. */
  views?: View[]
  sku: string
  weight?: string
  discount?: DemoDiscount
  ribbon?: string
  hidden?: boolean
  pricePerUnit?: DemoPricePerUnit
  options?: DemoOption[]
  managed?: VariantDifferences
  /** A number: tracked; true or false: untracked, in or out of stock. */
  stock?: number | boolean
  preorder?: DemoPreorder
}

/** The differences between the variants of a product. */
export interface VariantDifferences {
  /** Price by choice; combinations without one keep the product's price. */
  prices?: Record<string, string>
  weights?: Record<string, string>
  /** Tracked quantities, assigned to the combinations in turn; absent: untracked, in stock. */
  quantities?: number[]
  /** Choices whose combinations are hidden. */
  hidden?: string[]
}

export function buildProduct(entry: Entry): DemoProduct {
  const options = entry.options ?? []
  const isDigital = entry.material === 'digital'
  return {
    slug: entry.slug,
    name: entry.name,
    description: entry.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    price: entry.price,
    discount: entry.discount,
    productType: isDigital ? 'digital' : 'physical',
    visible: !entry.hidden,
    brand: entry.brand,
    ribbon: entry.ribbon,
    sku: entry.managed ? undefined : entry.sku,
    weight: entry.managed || isDigital ? undefined : (entry.weight ?? '0.5'),
    pricePerUnit: entry.pricePerUnit,
    options,
    variants: entry.managed ? variantsOf(entry, options, entry.managed) : [],
    stock: entry.managed ? undefined : stockOf(entry.stock ?? true),
    preorder: entry.preorder,
    infoSections: sectionsFor(entry.material, entry.details),
    pictures: picturesOf(entry, options),
    collections: entry.collections,
  }
}

/** A swatch option: display name to colour set; the swatch has the colour of the pictures. */
export function colours(name: string, family: Family, sets: Record<string, string>): DemoOption {
  const choices = Object.entries(sets).map(([description, palette]) => ({
    value: swatchOf(family, palette),
    description,
    palette,
  }))
  return { name, type: 'color', choices }
}

/** The same with a second colour for each set. */
export function twoColours(
  name: string,
  family: Family,
  sets: Record<string, { palette: string; second: string }>,
): DemoOption {
  const choices = Object.entries(sets).map(([description, { palette, second }]) => ({
    value: swatchOf(family, palette),
    description,
    palette,
    second,
  }))
  return { name, type: 'color', choices }
}

/** The same with a close-up picture in these colours for each choice. */
export function patterns(
  name: string,
  artwork: ArtworkSpec,
  sets: Record<string, string>,
): DemoOption {
  const { choices, ...option } = colours(name, artwork.family, sets)
  const close = (palette?: string): ArtworkSpec => ({ ...artwork, view: 'detail', palette })
  return {
    ...option,
    choices: choices.map((choice) => ({ ...choice, pattern: close(choice.palette) })),
  }
}

export function sizes(name: string, ...descriptions: string[]): DemoOption {
  const choices = descriptions.map((description) => ({ value: description, description }))
  return { name, type: 'drop_down', choices }
}

function variantsOf(
  entry: Entry,
  options: DemoOption[],
  managed: VariantDifferences,
): DemoVariant[] {
  const { prices = {}, weights = {}, quantities, hidden = [] } = managed
  return combinations(options).map((choices, i) => {
    const names = Object.values(choices)
    const named = (of: Record<string, string>) => names.map((name) => of[name]).find(Boolean)
    return {
      choices,
      price: named(prices) ?? entry.price,
      sku: `${entry.sku}-${String(i + 1).padStart(2, '0')}`,
      weight: named(weights) ?? entry.weight,
      visible: !names.some((name) => hidden.includes(name)),
      stock: stockOf(quantities ? quantities[i % quantities.length]! : true),
    }
  })
}

function combinations(options: DemoOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (all, option) =>
      all.flatMap((before) =>
        option.choices.map((choice) => ({ ...before, [option.name]: choice.description })),
      ),
    [{}],
  )
}

const stockOf = (stock: number | boolean): DemoStock =>
  typeof stock === 'number'
    ? { isTracked: true, quantity: stock }
    : { isTracked: false, isInStock: stock }

// A colour choice has its own front picture; other views show the first colour.
function picturesOf(
  { artwork, views = ['detail', 'room'] }: Entry,
  options: DemoOption[],
): DemoPicture[] {
  const swatches = options.find((option) => option.type === 'color')
  const fronts: DemoPicture[] = swatches
    ? swatches.choices.map(({ palette, description }) => ({
        artwork: { ...artwork, view: 'main', palette },
        choice: { option: swatches.name, choice: description },
      }))
    : [{ artwork: { ...artwork, view: 'main' } }]
  const first = fronts[0]!.artwork
  return [...fronts, ...views.map((view): DemoPicture => ({ artwork: { ...first, view } }))]
}
