import type { ShopProduct } from '@vitrine/contract/shop'

type Options = readonly {
  readonly name: string
  readonly choices: readonly { readonly name: string }[]
}[]

/** Option name → name of the choice. */
export type Selection = Readonly<Record<string, string>>

/**
 * The choices in the address, ignoring case. Unknown names are ignored, so that an old link still opens the
 * product. An option with a single choice is preselected.
 */
export function selectionFromSearch(search: URLSearchParams, options: Options): Selection {
  const asked = new Map([...search].map(([name, choice]) => [name.toLowerCase(), choice]))
  const chosen = options.flatMap(({ name, choices }): [string, string][] => {
    const wanted = asked.get(name.toLowerCase())?.toLowerCase()
    const [first] = choices
    const match =
      choices.find((choice) => choice.name.toLowerCase() === wanted) ??
      (choices.length === 1 ? first : undefined)
    return match ? [[name, match.name]] : []
  })
  return Object.fromEntries(chosen)
}

export const missingOptions = (options: Options, selection: Selection) =>
  options.filter(({ name }) => !(name in selection)).map(({ name }) => name)

/** The chosen choices. */
export const chosenOf = ({ options }: Pick<ShopProduct, 'options'>, selection: Selection) =>
  options.flatMap(({ name, choices }) => choices.filter((one) => one.name === selection[name]))
