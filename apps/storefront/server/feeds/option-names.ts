/** Properties that platforms can filter by, which shops define as options. */
export type FeedProperty = 'color' | 'size' | 'material'

/** Names of options with these properties in the languages of shops, in lower case. */
const names: Readonly<Record<FeedProperty, readonly string[]>> = {
  color: [
    ...['color', 'colour', 'farbe', 'farben', 'couleur', 'colore', 'kleur', 'färg', 'kolor'],
    ...['צבע', 'لون', 'اللون', '色', 'カラー'],
  ],
  size: [
    ...['size', 'größe', 'grösse', 'groesse', 'talla', 'tamaño', 'taille', 'taglia', 'misura'],
    ...['maat', 'storlek', 'rozmiar', 'מידה', 'גודל', 'مقاس', 'المقاس', 'الحجم', 'サイズ'],
  ],
  material: [
    ...['material', 'matière', 'matériau', 'materiale', 'materiaal', 'materiał'],
    ...['חומר', 'مادة', 'المادة', 'خامة', '素材', '材質'],
  ],
}

const propertyByName = new Map(
  (Object.entries(names) as [FeedProperty, readonly string[]][]).flatMap(([property, all]) =>
    all.map((name) => [name, property] as const),
  ),
)

/** The property of an option with this name; undefined for any other name. */
export const propertyOfOption = (name: string): FeedProperty | undefined =>
  propertyByName.get(name.normalize('NFC').trim().toLowerCase())
